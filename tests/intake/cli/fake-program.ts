/** Programs that print what a test wants, as real executables in a temporary folder. For tests of capturing. */

import fs from 'node:fs';
import path from 'node:path';

/** What one call does, by its words without the help flag; `''` is the program itself. */
export interface FakeCall {
  readonly out?: string;
  readonly err?: string;
  readonly code?: number;
  /** The only flag that works; the other one exits with 2. */
  readonly only?: '--help' | '-h';
  /** Never ends by itself. */
  readonly hangs?: boolean;
}

/** Writes an executable `name` that answers `--help` and `-h` as `calls` say; anything else exits with 2. Its calls stand in `<file>.calls`, one in a line. */
export function writeProgram(
  folder: string,
  name: string,
  calls: Readonly<Record<string, FakeCall>>,
): string {
  const file = path.join(folder, name);
  fs.mkdirSync(folder, { recursive: true });
  const script = `#!${process.execPath}
const calls = ${JSON.stringify(calls)};
const args = process.argv.slice(2);
const flag = args.pop();
const found = flag === '--help' || flag === '-h' ? calls[args.join(' ')] : calls[flag];
const call = found?.only && found.only !== flag ? undefined : found;
require('node:fs').appendFileSync(__filename + '.calls', JSON.stringify([...args, flag]) + '\\n');
process.stdin.on('data', () => undefined);
process.stdout.write(call?.out ?? '');
process.stderr.write(call?.err ?? (call ? '' : 'error: unknown'));
if (call?.hangs) setInterval(() => undefined, 1000);
else { process.exitCode = call ? (call.code ?? 0) : 2; process.stdin.destroy(); }
`;
  fs.writeFileSync(file, script, { mode: 0o755 });
  return file;
}
