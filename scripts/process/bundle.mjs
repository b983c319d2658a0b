/**
 * A TypeScript program of this project as plain JavaScript in a cache: loading a hundred small
 * modules through a compiler costs more than the work they do. Reads the program's folder, writes
 * below node_modules/.cache/programs. Plain JavaScript, because it runs before any compiler does.
 */

import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

const CACHE = path.join(root, 'node_modules/.cache/programs');

/** Packages that find their own files beside themselves, and therefore must stay where they are. */
const LEFT_OUT = [
  '@vscode/tree-sitter-wasm',
  '@zktx.io/*',
  'eslint',
  'eslint/*',
  'eslint-plugin-react-hooks',
  'libpg-query',
  'prettier',
  'ts-morph',
  'typedoc',
  'typescript',
  'typescript-eslint',
  'web-tree-sitter',
];

const OLD = 7 * 24 * 3600 * 1000;

/**
 * The bundled program for `entry`, such as `generators/run.ts`; made anew when a file that went
 * into it, the lock file or this file changed.
 * @param {string} entry relative to the project
 * @param {{ packages?: 'bundle' | 'external' }} [options] `external` leaves all packages out
 * @returns {Promise<string>} the URL to import
 */
export async function bundleProgram(entry, { packages = 'bundle' } = {}) {
  const list = path.join(CACHE, `${entry.replace(/\W+/g, '-')}-${packages}.json`);
  const known = fs.existsSync(list)
    ? keyOf(packages, JSON.parse(fs.readFileSync(list, 'utf8')))
    : null;
  if (known !== null && fs.existsSync(path.join(CACHE, known))) return addressOf(known, entry);
  const unfinished = path.join(CACHE, `unfinished-${process.pid}`);
  const inputs = await build(entry, unfinished, packages);
  const key = keyOf(packages, inputs);
  moveInto(path.join(CACHE, key), unfinished);
  fs.writeFileSync(`${list}.${process.pid}`, JSON.stringify(inputs));
  fs.renameSync(`${list}.${process.pid}`, list);
  discardOld();
  return addressOf(key, entry);
}

/**
 * @param {string} key
 * @param {string} entry
 */
function addressOf(key, entry) {
  return pathToFileURL(path.join(CACHE, key, `${path.basename(entry, '.ts')}.mjs`)).href;
}

/**
 * @param {string} packages
 * @param {readonly string[]} inputs
 */
function keyOf(packages, inputs) {
  const hash = createHash('sha256').update(`${root}\0${packages}`);
  for (const file of [fileURLToPath(import.meta.url), 'package-lock.json', ...inputs]) {
    const full = path.resolve(root, file);
    hash.update(`\0${file}\0`).update(fs.existsSync(full) ? fs.readFileSync(full) : '');
  }
  return hash.digest('hex').slice(0, 20);
}

/**
 * @param {string} entry
 * @param {string} folder
 * @param {'bundle' | 'external'} packages
 * @returns {Promise<readonly string[]>} the project's own files that went into it
 */
async function build(entry, folder, packages) {
  if (process.stderr.isTTY) process.stderr.write(`Bundling ${entry}, once for each change…\n`);
  const esbuild = await import('esbuild');
  const { metafile } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: [entry],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    packages,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    external: LEFT_OUT,
    // One copy of graphql, as modules: half the size, and `instanceof` holds.
    mainFields: ['module', 'main'],
    alias: { 'graphql/validation/validate.js': 'graphql/validation/validate.mjs' },
    banner: {
      js: `import { createRequire as makeRequire } from 'node:module';\nconst require = makeRequire(import.meta.url);`,
    },
    legalComments: 'none',
    logLevel: 'error',
    metafile: true,
    plugins: [{ name: 'addresses', setup: keepAddresses }],
  });
  return Object.keys(metafile.inputs)
    .filter((file) => !file.includes('node_modules/'))
    .sort();
}

/**
 * @param {string} folder
 * @param {string} unfinished
 */
function moveInto(folder, unfinished) {
  try {
    fs.renameSync(unfinished, folder);
  } catch (error) {
    // Another run was faster; what it made is the same.
    if (!fs.existsSync(folder)) throw error;
    fs.rmSync(unfinished, { recursive: true });
  }
}

/**
 * Layouts and the project's root are found from `import.meta.url`, which must go on naming the
 * source file.
 * @param {import('esbuild').PluginBuild} builder
 */
function keepAddresses(builder) {
  builder.onLoad({ filter: /\.ts$/ }, ({ path: file }) => {
    const address = JSON.stringify(pathToFileURL(file).href);
    return {
      loader: 'ts',
      contents: fs.readFileSync(file, 'utf8').replaceAll('import.meta.url', address),
    };
  });
}

function discardOld() {
  for (const name of fs.readdirSync(CACHE)) {
    const folder = path.join(CACHE, name);
    const age =
      Date.now() - (fs.statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > OLD) fs.rmSync(folder, { recursive: true, force: true });
  }
}
