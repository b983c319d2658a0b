/**
 * Makes a fresh clone ready: the one program that must run before anything is installed, so it
 * needs nothing but Node and is plain JavaScript. Runs `npm ci` when the lock file asks for it.
 */

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const installedLock = path.join(root, 'node_modules/.installed-lock');

if (process.argv.includes('--help')) {
  process.stdout.write(
    'Usage: node scripts/setup.mjs\n\nInstalls the dependencies when package-lock.json changed since the last time.\n',
  );
} else {
  requireNode();
  process.exitCode = installIfNeeded();
}

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  process.stderr.write(
    `Node ${process.versions.node} is too old: this project needs 20.19 or newer.\n  fix: install a current Node from https://nodejs.org\n`,
  );
  process.exit(1);
}

/** @returns {number} the exit code of npm, or 0 when nothing had to be done */
function installIfNeeded() {
  const lock = createHash('sha256')
    .update(fs.readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  if (fs.existsSync(installedLock) && fs.readFileSync(installedLock, 'utf8') === lock) return 0;
  process.stderr.write('Installing dependencies (one to three minutes the first time)…\n');
  // No dependency needs its install script; without them a compromised one has less to run.
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env['npm_execpath'];
  const run = npm
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (run.status === 0) fs.writeFileSync(installedLock, lock);
  else
    process.stderr.write(
      'The installation failed.\n  fix: read the message above; most often the network or a proxy is the cause\n',
    );
  return run.status ?? 1;
}
