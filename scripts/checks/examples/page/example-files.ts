/** The complete packages and programs in `docs/examples/<name>/` as units. Reads that folder. */

import fs from 'node:fs';
import path from 'node:path';
import { compareText } from '../../../../generators/core/text.ts';
import { readFenceMeta } from '../../../../site/dialect/fence-meta.ts';
import type { Block, Unit } from '../model.ts';
import { listExamples } from './example-names.ts';
import { OUTPUT } from './languages.ts';

const FOLDER = 'docs/examples';

const LANGUAGES: Readonly<Record<string, string>> = {
  '.bash': 'bash',
  '.console': OUTPUT,
  '.graphql': 'graphql',
  '.js': 'js',
  '.jsx': 'jsx',
  '.json': 'json',
  '.move': 'move',
  '.mmd': 'mermaid',
  '.py': 'python',
  '.rs': 'rust',
  '.sh': 'sh',
  '.toml': 'toml',
  '.ts': 'ts',
  '.tsx': 'tsx',
  '.yaml': 'yaml',
  '.yml': 'yaml',
};

/** Every file below `docs/examples` and `docs/snippets` that an include may name, without `docs/`. */
export function listQuotable(root: string): readonly string[] {
  return listExamples(root).flatMap((name) =>
    filesOf(root, name).map((file) => file.slice('docs/'.length)),
  );
}

/** Names of the snippets, as pages write them: the path below `docs/snippets` without its ending. */
export function listSnippets(root: string): readonly string[] {
  const folder = path.join(root, 'docs/snippets');
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => name.replaceAll(path.sep, '/').slice(0, -'.mdx'.length))
    .toSorted(compareText);
}

function filesOf(root: string, name: string): readonly string[] {
  const folder = path.join(root, FOLDER, name);
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && !/[\\/](?:node_modules|build)(?:[\\/]|$)/.test(entry.parentPath),
    )
    .map((entry) =>
      path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
    )
    .toSorted(compareText);
}

/** One unit for each Move package, one for each program, one for every other file. */
export function unitsOfExample(root: string, name: string): readonly Unit[] {
  const files = filesOf(root, name);
  const isFixture = (file: string): boolean => file.startsWith(`${FOLDER}/${name}/node/`);
  const blocks = files
    .filter((file) => !isFixture(file))
    .flatMap((file) => exampleBlock(root, file) ?? []);
  const top = `${FOLDER}/${name}`;
  const isManifest = ({ id }: Block): boolean => path.posix.basename(id) === 'Move.toml';
  const isScript = ({ language }: Block): boolean => SCRIPTS.has(language);
  const move = groupsOf(
    blocks.filter((block) => block.language === 'move' || isManifest(block)),
    foldersWith(files, ['Move.toml']),
    top,
  ).filter(({ blocks: members }) => members.some(({ language }) => language === 'move'));
  const programs = groupsOf(
    blocks.filter(isScript),
    foldersWith(files, ['package.json', 'tsconfig.json']),
    top,
  );
  const grouped = new Set([...move, ...programs].flatMap((group) => group.blocks));
  const others = blocks.filter((block) => !grouped.has(block) && block.language !== OUTPUT);
  return [
    ...move.map((group) => ({
      ...group,
      language: 'move',
      isPackage: true,
      task: null,
      moveCode: [],
    })),
    ...programs.map((group) => ({
      ...group,
      language: 'ts',
      isPackage: true,
      task: null,
      moveCode: [],
    })),
    ...others.map((block) => ({
      language: block.language,
      blocks: [block],
      folder: '',
      isPackage: false,
      task: null,
      moveCode: [],
    })),
  ];
}

const SCRIPTS: ReadonlySet<string> = new Set(['ts', 'tsx', 'js', 'jsx']);

/** Deepest first: a package inside another one is its own. */
function foldersWith(files: readonly string[], names: readonly string[]): readonly string[] {
  return files
    .filter((file) => names.includes(path.posix.basename(file)))
    .map((file) => path.posix.dirname(file))
    .toSorted((a, b) => b.length - a.length || compareText(a, b));
}

function groupsOf(
  blocks: readonly Block[],
  folders: readonly string[],
  top: string,
): readonly { readonly folder: string; readonly blocks: readonly Block[] }[] {
  const groups = new Map<string, Block[]>();
  for (const block of blocks) {
    const folder = folders.find((candidate) => block.id.startsWith(`${candidate}/`)) ?? top;
    groups.set(folder, [...(groups.get(folder) ?? []), block]);
  }
  return [...groups].map(([folder, members]) => ({ folder, blocks: members }));
}

/** A file of an example as a block; null when there is none, or nothing reads it. */
export function exampleBlock(root: string, file: string): Block | null {
  const language = LANGUAGES[path.extname(file)];
  if (language === undefined || !fs.existsSync(path.join(root, file))) return null;
  const code = fs.readFileSync(path.join(root, file), 'utf8').replace(/\r\n?/g, '\n');
  const lines = code.split('\n').map((_, index) => index + 1);
  const { meta } = readFenceMeta(`title="${path.basename(file)}"`);
  const origin = { file, line: 1, column: 1, lines, indents: lines.map(() => 0) };
  return { language, meta, code, origin, id: file, page: file };
}
