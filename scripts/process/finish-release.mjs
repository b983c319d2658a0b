/**
 * Puts a prepared release in its place. The list of what moves is written first, whole: from then on the
 * release counts as taken in, and whoever comes next completes what a killed process left. Plain
 * JavaScript, because it runs before anything is installed. Moves files below one folder.
 */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where releases are prepared, relative to the project. Ignored by git. */
export const WORKSHOP = '.release';

/**
 * @typedef {object} Moves
 * @property {string} stage the prepared copy, relative to the project
 * @property {readonly string[]} put files and folders that the copy has and the project gets
 * @property {readonly string[]} remove files that the release does not have
 */

/** @param {string} root */
const listOf = (root) => path.join(root, WORKSHOP, 'moves.json');

/** @param {string} root */
const lockOf = (root) => path.join(root, `${WORKSHOP}.lock`);

/**
 * The point of no return: before it nothing has changed, after it the release is in.
 * @param {string} root absolute
 * @param {Moves} moves
 */
export function beginMoves(root, moves) {
  const list = listOf(root);
  fs.writeFileSync(`${list}.next`, JSON.stringify(moves));
  fs.renameSync(`${list}.next`, list);
}

/**
 * Completes a release that was begun to be put in place; does nothing when there is none. Each move
 * may have happened already, so that a second try after a kill ends the same.
 * @param {string} root absolute
 * @returns {boolean} whether there was one
 */
export function finishRelease(root) {
  const list = listOf(root);
  if (!fs.existsSync(list) || isOthers(root)) return false;
  /** @type {Moves} */
  const { stage, put, remove } = JSON.parse(fs.readFileSync(list, 'utf8'));
  const away = path.join(root, WORKSHOP, 'away');
  for (const name of remove) fs.rmSync(path.join(root, name), { force: true });
  for (const name of put) {
    const [from, to] = [path.join(root, stage, name), path.join(root, name)];
    if (!fs.existsSync(from)) continue;
    // A file is replaced in one step; a folder has to make room first.
    if (fs.statSync(to, { throwIfNoEntry: false })?.isDirectory()) {
      fs.rmSync(away, { recursive: true, force: true });
      fs.renameSync(to, away);
    }
    fs.mkdirSync(path.dirname(to), { recursive: true });
    fs.renameSync(from, to);
  }
  fs.rmSync(list);
  fs.rmSync(path.join(root, WORKSHOP), { recursive: true, force: true });
  return true;
}

/**
 * The same in a process of its own, outside of our group: who kills us does not stop it halfway.
 * It holds our lock meanwhile.
 * @param {string} root absolute
 */
export async function finishApart(root) {
  const program = fileURLToPath(import.meta.url);
  const args = [program, root, String(process.pid)];
  const child = spawn(process.execPath, args, { detached: true, stdio: 'inherit' });
  await once(child, 'exit');
  // Where it could not do it, here is the reason.
  finishRelease(root);
}

/**
 * Another process that is alive is at it.
 * @param {string} root
 */
function isOthers(root) {
  const lock = lockOf(root);
  const pid = Number(fs.existsSync(lock) ? fs.readFileSync(lock, 'utf8') : '');
  if (!(pid > 0) || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , root = '', parent = ''] = process.argv;
  // Where the parent was killed and another command came first, that one completes the release.
  if (fs.readFileSync(lockOf(root), 'utf8') === parent) {
    fs.writeFileSync(lockOf(root), String(process.pid));
    finishRelease(root);
    fs.writeFileSync(lockOf(root), parent);
  }
}
