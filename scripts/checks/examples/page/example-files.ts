/** The complete packages and programs in `docs/examples/<name>/` as units. Reads that folder. */

import fs from 'node:fs';
import path from 'node:path';
import { compareText } from '../../../../generators/core/text.ts';
import { readFenceMeta } from '../../../../site/dialect/fence-meta.ts';
import type { Block, Unit } from '../model.ts';

const FOLDER = 'docs/examples';

const LANGUAGES: Readonly<Record<string, string>> = {
  '.bash': 'bash',
  '.graphql': 'graphql',
  '.js': 'js',
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
};

/** Folders that start with `_` complete other code and are no examples. */
export function listExamples(root: string): readonly string[] {
  const folder = path.join(root, FOLDER);
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map((entry) => entry.name)
    .toSorted(compareText);
}

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

/** One unit for the Move package, one for the program, one for every other file. */
export function unitsOfExample(root: string, name: string): readonly Unit[] {
  const blocks = filesOf(root, name).flatMap((file) => blockOf(root, file) ?? []);
  const manifest = blocks.find(({ id }) => id.endsWith('/Move.toml'));
  const move = blocks.filter(({ language }) => language === 'move');
  const scripts = blocks.filter(({ language }) => ['ts', 'tsx', 'js'].includes(language));
  const others = blocks.filter((block) => !move.includes(block) && !scripts.includes(block));
  return [
    ...packageUnit('move', manifest ? [...move, manifest] : move),
    ...packageUnit('ts', scripts),
    ...others.map((block) => ({ language: block.language, blocks: [block], isPackage: false })),
  ];
}

function packageUnit(language: string, blocks: readonly Block[]): readonly Unit[] {
  return blocks.some((block) => block.language === language || language === 'ts')
    ? [{ language, blocks, isPackage: true }]
    : [];
}

function blockOf(root: string, file: string): Block | null {
  const language = LANGUAGES[path.extname(file)];
  if (language === undefined) return null;
  const code = fs.readFileSync(path.join(root, file), 'utf8').replace(/\r\n?/g, '\n');
  const lines = code.split('\n').map((_, index) => index + 1);
  const { meta } = readFenceMeta(`title="${path.basename(file)}"`);
  const origin = { file, line: 1, column: 1, lines, indents: lines.map(() => 0) };
  return { language, meta, code, origin, id: file, page: file };
}
