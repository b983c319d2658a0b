/** What people have written in a tree of the project. Reads files. */

import fs from 'node:fs';
import path from 'node:path';
import { compareText } from '../../../generators/core/text.ts';

const FOLDERS = ['docs', 'schema/prose', 'schema/json-rpc', 'site/src', 'site/outline'];
const TEXT = /\.(?:mdx?|tsv|json|tsx?|move|ya?ml|sh|toml|graphql)$/;

/** Hand-written files by path. */
export function loadAuthored(root: string): ReadonlyMap<string, string> {
  const files = FOLDERS.flatMap((folder) => filesIn(root, folder));
  return new Map(files.map((file) => [file, fs.readFileSync(path.join(root, file), 'utf8')]));
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
