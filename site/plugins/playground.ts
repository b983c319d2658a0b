/** Editors for blocks of code: their scripts, the compiler, and a small file for each block. Reads what the checker of examples wrote; writes below the output. */

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { PlaygroundData } from '../dialect/editable';
import type { PackageSource } from '../move/compiler/declarations';
import type { SymbolTarget } from '../dialect/symbol-index';
import {
  blockScript,
  compilerFile,
  editorFiles,
  pageScript,
  programScript,
  schemaLinks,
  withoutComments,
} from './playground/files';
import type { OutputFile } from './playground/files';

export interface PlaygroundOptions {
  /** Null when queries are not sent anywhere. */
  readonly endpoint: string | null;
}

/** Of what a page asks for: a name of its own for each block, and one for the page of the playground. */
const folder = 'try';
const assets = 'assets/playground';

export function playground({ siteDir, baseUrl }: LoadContext, options: unknown): Plugin {
  const { endpoint } = options as PlaygroundOptions;
  const data = join(siteDir, '../docs/generated/_data');
  return {
    name: 'playground',
    async postBuild({ outDir }) {
      const programs = readJson<PlaygroundData>(join(data, 'playground.json'));
      const sources = readJson<readonly PackageSource[]>(join(data, 'move-sources.json'));
      const schema = readJson<{ readonly sdl: string }>(join(data, 'graphql-schema.json'));
      // Nothing was checked, so no block has a button.
      if (!programs || !sources || !schema) return;
      const targets = readJson<Readonly<Record<string, readonly SymbolTarget[]>>>(
        join(data, 'targets.json'),
      );
      const base = `${baseUrl}${assets}/`;
      const files = {
        compiler: named('compiler.bin', gzipSync(readFileSync(compilerFile), { level: 9 })),
        sources: named('framework.json', JSON.stringify(sources.map(withoutComments))),
        schema: named(
          'schema.json',
          JSON.stringify({ ...schema, links: schemaLinks(targets?.['graphql'] ?? []) }),
        ),
      };
      const scripts = editorFiles(join(siteDir, 'src/playground'), {
        base,
        compiler: base + files.compiler.name,
        sources: base + files.sources.name,
        schema: base + files.schema.name,
        settings: { playground: `${baseUrl}playground`, endpoint, revision: programs.revision },
      });
      const imports = {
        main: base + scripts.main,
        parts: scripts.parts.map((part) => base + part),
      };
      apply(join(outDir, assets), [...Object.values(files), ...scripts.files]);
      const scriptOf = new Map(
        Object.entries(programs.programs).map(([id, files]) => [
          id,
          named('program.js', programScript(files)),
        ]),
      );
      apply(join(outDir, folder), [
        ...scriptOf.values(),
        ...Object.entries(programs.blocks).map(([key, { program, ...opened }]) => ({
          name: `${key}.js`,
          content: blockScript(imports, scriptOf.get(program)?.name ?? '', opened),
        })),
        { name: 'page.js', content: pageScript(imports, programs.starts) },
      ]);
    },
  };
}

/** Named by what it holds: a browser may keep it forever. */
function named(name: string, content: string | Buffer): OutputFile {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
  return { name: name.replace('.', `-${hash}.`), content };
}

function apply(root: string, files: readonly OutputFile[]): void {
  mkdirSync(root, { recursive: true });
  for (const { name, content } of files) writeFileSync(join(root, name), content);
}

function readJson<T>(file: string): T | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : null;
}
