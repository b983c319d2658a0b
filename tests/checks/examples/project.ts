/** A project in a temporary folder with pages of its own and the real schema, framework, packages and models. */

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Reference } from '../../../generators/core/reference.ts';
import { documentedModel } from '../../support/documented.ts';

export const repository = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '');

/** What the checker reads of a project besides its pages. */
const SHARED = [
  'schema',
  'framework-sources',
  'generators',
  'scripts',
  'site',
  'package-lock.json',
];

export interface Project {
  readonly root: string;
  write(file: string, text: string): void;
  read(file: string): string;
  remove(): void;
}

export function makeProject(files: Readonly<Record<string, string>> = {}): Project {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'examples-'));
  linkPackages(root);
  for (const name of SHARED) fs.symlinkSync(path.join(repository, name), path.join(root, name));
  fs.cpSync(
    path.join(repository, 'docs/examples/_contexts'),
    path.join(root, 'docs/examples/_contexts'),
    { recursive: true },
  );
  const write = (file: string, text: string): void => {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), text);
  };
  for (const [file, text] of Object.entries(files)) write(file, text);
  return {
    root,
    write,
    read: (file) => fs.readFileSync(path.join(root, file), 'utf8'),
    remove: () => fs.rmSync(root, { recursive: true, force: true }),
  };
}

const manifest = JSON.parse(fs.readFileSync(path.join(repository, 'package.json'), 'utf8')) as {
  readonly dependencies: object;
  readonly devDependencies: object;
};
/** The packages that a page may import, a scope such as `@mysten` as a whole. */
const PACKAGES = new Set(
  [...Object.keys(manifest.dependencies), ...Object.keys(manifest.devDependencies)].map((name) =>
    name.replace(/\/.*/, ''),
  ),
);

/** Without the thousand packages behind them, and without `.cache`: each project has its own. */
function linkPackages(root: string): void {
  const folder = path.join(root, 'node_modules');
  fs.mkdirSync(folder);
  for (const name of PACKAGES)
    fs.symlinkSync(path.join(repository, 'node_modules', name), path.join(folder, name));
}

/** The generated models that commands, requests and symbols are held against, made from the real inputs. */
export async function addModels(project: Project, references: readonly Reference[]): Promise<void> {
  const targets: Record<string, unknown> = {};
  for (const reference of references) {
    const prepared = await documentedModel(reference);
    targets[reference.name] = prepared.targets;
    for (const [key, value] of Object.entries(prepared.data)) {
      project.write(`docs/generated/_data/${key}.json`, JSON.stringify(value));
    }
  }
  project.write('docs/generated/_data/targets.json', JSON.stringify(targets));
}
