/** Pins what is installed: writes version and hashes of an npm package into `schema/sources.json`. Reads and writes files. */

import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { SourcePin } from '../generators/core/sources.ts';
import { loadPins, sha256Of } from '../generators/core/sources.ts';
import { root } from './tool.ts';

/** Takes the installed version in. Returns an exit code; says on standard error what to do next. */
export async function main(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { from: { type: 'string' } },
    allowPositionals: true,
  });
  const name = positionals[0] ?? '';
  const pins = loadPins(root);
  const pin = pins[name];
  if (!pin)
    return complain(`schema/sources.json pins nothing for "${name}"`, 'run npm run sync -- --help');
  const wanted = /^(@?[^@]+)@(.+)$/.exec(values.from ?? '');
  if (!wanted)
    return complain(
      '--from PACKAGE@VERSION is missing',
      `npm run sync -- ${name} --from ${pin.package}@${pin.version}`,
    );
  const [, packageName = '', version = ''] = wanted;
  const folder = path.join(root, 'node_modules', packageName);
  const installed = installedVersion(folder);
  if (installed !== version) {
    return complain(
      `${packageName} ${installed ?? 'is not'} ${installed === null ? 'installed' : `is installed, not ${version}`}`,
      `run npm install --save-exact --save-dev --ignore-scripts ${packageName}@${version}, then this command again`,
    );
  }
  const missing = pin.files.filter((file) => !fs.existsSync(path.join(folder, file.path)));
  if (missing.length > 0) {
    return complain(
      `${packageName} ${version} has no ${missing.map((file) => file.path).join(', ')}`,
      'look where the package keeps it now, and correct the path in schema/sources.json',
    );
  }
  applyPin(name, {
    package: packageName,
    version,
    files: pin.files.map((file) => ({ path: file.path, sha256: hashOf(folder, file.path) })),
  });
  process.stderr.write(
    `${name} is pinned to ${packageName} ${version}. Next: npm run generate, then read the difference in schema/.\n`,
  );
  return 0;
}

function installedVersion(folder: string): string | null {
  const file = path.join(folder, 'package.json');
  return fs.existsSync(file)
    ? (JSON.parse(fs.readFileSync(file, 'utf8')) as { version: string }).version
    : null;
}

function hashOf(folder: string, file: string): string {
  return sha256Of(fs.readFileSync(path.join(folder, file)));
}

function applyPin(name: string, pin: SourcePin): void {
  const file = path.join(root, 'schema/sources.json');
  fs.writeFileSync(file, `${JSON.stringify({ ...loadPins(root), [name]: pin }, null, 2)}\n`);
}

function complain(message: string, fix: string): number {
  process.stderr.write(`sync: ${message}\n  fix: ${fix}\n`);
  return 2;
}
