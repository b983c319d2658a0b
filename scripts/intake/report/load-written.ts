/** What people have written in a tree of the project, and which of its links lost their target. Reads files. */

import fs from 'node:fs';
import path from 'node:path';
import { compareText } from '../../../generators/core/text.ts';
import type { Written } from './blast.ts';

const FOLDERS = ['docs', 'schema/prose', 'schema/json-rpc', 'site/src', 'site/outline'];
const TEXT = /\.(?:mdx?|tsv|json|tsx?|move|ya?ml|sh|toml|graphql)$/;

/** `before` lends the targets that links had; pages that were never generated there lose none. */
export function loadWritten(before: string, after: string): Written {
  const files = FOLDERS.flatMap((folder) => filesIn(after, folder));
  const [old, now] = [targetsIn(before), targetsIn(after)];
  return {
    files: new Map(files.map((file) => [file, fs.readFileSync(path.join(after, file), 'utf8')])),
    vanished: new Set([...old].filter((target) => !now.has(target))),
  };
}

function filesIn(root: string, folder: string): readonly string[] {
  if (!fs.existsSync(path.join(root, folder))) return [];
  return (
    fs
      .readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && TEXT.test(entry.name))
      .map((entry) =>
        path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
      )
      // What is made, and what is taken in, is not what people wrote about it.
      .filter((file) => !/^docs\/generated\/|^schema\/json-rpc\/(?:openrpc|sdk)\.json$/.test(file))
      .toSorted(compareText)
  );
}

interface Target {
  readonly route: string;
  readonly anchor: string | null;
}

/** `/references/x` and `/references/x#y`. */
function targetsIn(root: string): ReadonlySet<string> {
  const file = path.join(root, 'docs/generated/_data/targets.json');
  if (!fs.existsSync(file)) return new Set();
  const byReference = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<
    string,
    readonly Target[]
  >;
  return new Set(
    Object.values(byReference)
      .flat()
      .flatMap(({ route, anchor }) => (anchor === null ? [route] : [route, `${route}#${anchor}`])),
  );
}
