/** What an example holds besides code: data that its programs read, and fixtures of its node. Reads `docs/examples`. */

import fs from 'node:fs';
import path from 'node:path';
import { compareText } from '../../../../generators/core/text.ts';
import type { TextFile } from '../model.ts';
import { exampleOf, listExamples } from '../page/example-names.ts';

const FOLDER = 'docs/examples';
const CODE = new Set(['.ts', '.tsx', '.js', '.jsx', '.move', '.console']);
const FIXTURE = /\.(?:ya?ml|json)$/;

/** Paths are relative to `folder`, which is one of `docs/examples`, or a folder inside one. */
export function dataOf(root: string, folder: string): readonly TextFile[] {
  const example = exampleOf(folder.slice(FOLDER.length + 1));
  const nodeFolder = `${FOLDER}/${example}/node/`;
  return filesIn(root, folder)
    .filter(
      (file) => !CODE.has(path.posix.extname(file)) && !`${folder}/${file}`.startsWith(nodeFolder),
    )
    .map((file) => ({ path: file, text: readText(root, `${folder}/${file}`) }));
}

export interface ExampleFixture {
  /** Paths, in the order in which they answer. */
  readonly files: readonly string[];
  /** Where an author adds what is missing. */
  readonly path: string;
  /** The folder was asked for by name, and is missing. */
  readonly isMissing: boolean;
}

/** Of `coin-tools/empty`: the files in `node/empty`, then those beside it. */
export function fixtureOf(root: string, name: string): ExampleFixture {
  const example = exampleOf(name);
  const scenario = name.slice(example.length + 1);
  const folder = `${FOLDER}/${example}/node`;
  const own = scenario === '' ? [] : fixtureFiles(root, `${folder}/${scenario}`);
  const shared = fixtureFiles(root, folder);
  const dataFolder = scenario === '' || own.length === 0 ? folder : `${folder}/${scenario}`;
  return {
    files: [...own, ...shared],
    path:
      [...own, ...shared][0] ??
      `${dataFolder}/${(scenario || example).split('/').at(-1) ?? ''}.yaml`,
    isMissing: scenario === '' ? shared.length === 0 : own.length === 0,
  };
}

/** Scenarios of an example, and examples with fixtures: for a name that is none. */
export function fixtureNames(root: string): readonly string[] {
  return listExamples(root).flatMap((example) =>
    fs.existsSync(path.join(root, FOLDER, example, 'node'))
      ? [
          example,
          ...folders(root, `${FOLDER}/${example}/node`).map((scenario) => `${example}/${scenario}`),
        ]
      : [],
  );
}

function folders(root: string, folder: string): readonly string[] {
  return fs
    .readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted(compareText);
}

function fixtureFiles(root: string, folder: string): readonly string[] {
  const full = path.join(root, folder);
  if (!fs.existsSync(full)) return [];
  return fs
    .readdirSync(full)
    .filter((file) => FIXTURE.test(file))
    .toSorted(compareText)
    .map((file) => `${folder}/${file}`);
}

function filesIn(root: string, folder: string): readonly string[] {
  return fs
    .readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && !/[\\/](?:node_modules|build)(?:[\\/]|$)/.test(entry.parentPath),
    )
    .map((entry) => path.relative(path.join(root, folder), path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(path.sep, '/'))
    .toSorted(compareText);
}

function readText(root: string, file: string): string {
  return fs.readFileSync(path.join(root, file), 'utf8').replace(/\r\n?/g, '\n');
}
