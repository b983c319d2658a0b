/**
 * A TypeScript program of this project as plain JavaScript in a cache: loading a hundred small
 * modules through a compiler costs more than the work they do. Reads the program's folder, writes
 * below node_modules/.cache/programs, or into a temporary folder. Plain JavaScript, because it runs
 * before any compiler does.
 */

import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

const CACHE = path.join(root, 'node_modules/.cache/programs');

/** Packages that find their own files by their own place, and therefore stay where they are. */
const LEFT_OUT = [
  '@vscode/tree-sitter-wasm',
  '@zktx.io/*',
  'esbuild',
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
 * The bundled program for `entry`, such as `generators/run.ts`; made again when a file that went
 * into it, the lock file or this file has changed. When the cache cannot be written, it is made in a
 * private temporary folder that goes when the process ends. Throws when the program has errors.
 * @param {string} entry relative to the project
 * @param {string} [cache] absolute
 * @returns {Promise<string>} the URL to import
 */
export async function bundleProgram(entry, cache = CACHE) {
  const list = path.join(cache, `${entry.replace(/\W+/g, '-')}.json`);
  const known = loadList(list);
  const folder = known === null ? null : path.join(cache, keyOf(known.inputs));
  if (known !== null && folder !== null && isWhole(folder, known.outputs))
    return addressOf(folder, entry);
  const program = await build(entry);
  try {
    return addressOf(applyProgram(cache, list, program), entry);
  } catch (error) {
    // A read-only installation, a full disk, a file where the folder should be.
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    return addressOf(applyTemporary(program), entry);
  }
}

/**
 * @typedef {{ readonly inputs: readonly string[], readonly outputs: readonly string[] }} ProgramList
 * @typedef {ProgramList & { readonly texts: ReadonlyMap<string, Uint8Array> }} Program
 */

/**
 * Null when there is no list, or when it is damaged.
 * @param {string} file
 * @returns {ProgramList | null}
 */
function loadList(file) {
  try {
    const { inputs, outputs } = JSON.parse(fs.readFileSync(file, 'utf8'));
    return Array.isArray(inputs) && Array.isArray(outputs) ? { inputs, outputs } : null;
  } catch {
    // Missing, unreadable or damaged: the program is made again.
    return null;
  }
}

/**
 * @param {string} folder
 * @param {readonly string[]} outputs
 */
function isWhole(folder, outputs) {
  return outputs.length > 0 && outputs.every((name) => fs.existsSync(path.join(folder, name)));
}

/**
 * @param {string} folder
 * @param {string} entry
 */
function addressOf(folder, entry) {
  return pathToFileURL(path.join(folder, `${path.basename(entry, '.ts')}.mjs`)).href;
}

/** @param {readonly string[]} inputs */
function keyOf(inputs) {
  const hash = createHash('sha256').update(root);
  for (const file of [fileURLToPath(import.meta.url), 'package-lock.json', ...inputs]) {
    const full = path.resolve(root, file);
    hash.update(`\0${file}\0`).update(fs.existsSync(full) ? fs.readFileSync(full) : '');
  }
  return hash.digest('hex').slice(0, 20);
}

/**
 * @param {string} entry
 * @returns {Promise<Program>}
 */
async function build(entry) {
  if (process.stderr.isTTY) process.stderr.write(`Bundling ${entry}, once for each change…\n`);
  const esbuild = await import('esbuild');
  const { metafile, outputFiles } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: [entry],
    outdir: root,
    outExtension: { '.js': '.mjs' },
    write: false,
    bundle: true,
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
    // The caller prints what is wrong with the program.
    logLevel: 'silent',
    metafile: true,
    plugins: [{ name: 'addresses', setup: keepAddresses }],
  });
  const inputs = Object.keys(metafile.inputs).filter((file) => !file.includes('node_modules/'));
  const texts = new Map(outputFiles.map((file) => [path.relative(root, file.path), file.contents]));
  return { inputs: inputs.sort(), outputs: [...texts.keys()], texts };
}

/**
 * The files appear all at once: another run may look at the same moment.
 * @param {string} cache
 * @param {string} list
 * @param {Program} program
 * @returns {string} the program's folder
 */
function applyProgram(cache, list, { inputs, outputs, texts }) {
  const folder = path.join(cache, keyOf(inputs));
  const unfinished = path.join(cache, `unfinished-${process.pid}`);
  writeFiles(unfinished, texts);
  // A damaged folder would block the move.
  if (!isWhole(folder, outputs)) fs.rmSync(folder, { recursive: true, force: true });
  try {
    fs.renameSync(unfinished, folder);
  } catch (error) {
    // Another run was faster; what it made is the same.
    if (!isWhole(folder, outputs)) throw error;
    fs.rmSync(unfinished, { recursive: true });
  }
  fs.writeFileSync(`${list}.${process.pid}`, JSON.stringify({ inputs, outputs }));
  fs.renameSync(`${list}.${process.pid}`, list);
  discardOld(cache);
  return folder;
}

/**
 * @param {Program} program
 * @returns {string} the program's folder, which only this user can open
 */
function applyTemporary({ texts }) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sui-reference-'));
  process.on('exit', () => fs.rmSync(folder, { recursive: true, force: true }));
  // Packages that stay outside are found from here, too.
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  writeFiles(folder, texts);
  return folder;
}

/**
 * @param {string} folder
 * @param {ReadonlyMap<string, Uint8Array>} texts
 */
function writeFiles(folder, texts) {
  fs.mkdirSync(folder, { recursive: true });
  for (const [name, text] of texts) fs.writeFileSync(path.join(folder, name), text);
}

/**
 * Layouts and the project's root are found from `import.meta.url`, which must still name the
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

/** @param {string} cache */
function discardOld(cache) {
  for (const name of fs.readdirSync(cache)) {
    const folder = path.join(cache, name);
    const age =
      Date.now() - (fs.statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > OLD) fs.rmSync(folder, { recursive: true, force: true });
  }
}
