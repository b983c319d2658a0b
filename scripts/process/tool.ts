/** Runs the project's own tools: one way to start a child, one way to print help. Starts processes. */

import { fileURLToPath } from 'node:url';
import type { ParseArgsConfig } from 'node:util';
import { parseArgs } from 'node:util';
import { $ } from 'zx';
import { optionReason } from '../../generators/core/text.ts';

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

$.verbose = false;

/** Prints `text` and says true when the user asked for help. */
export function isHelp(text: string): boolean {
  const isAsked = process.argv.slice(2).some((arg) => arg === '--help' || arg === '-h');
  if (isAsked) process.stdout.write(`${text.trim()}\n`);
  return isAsked;
}

/** What to do after a command; a release does it by itself. */
export function sayNext(text: string): void {
  if (process.argv[2] !== 'steps') process.stderr.write(`Next: ${text}\n`);
}

type OptionsConfig = NonNullable<ParseArgsConfig['options']>;
type Values<T extends OptionsConfig> = ReturnType<
  typeof parseArgs<{ args: string[]; options: T }>
>['values'];

/**
 * The options of `npm run <program> -- …`. What is wrong with them is said on standard error, with
 * what to do; then there are none, and the program ends with 2.
 */
export function readOptions<const T extends OptionsConfig>(
  program: string,
  options: T,
  args: readonly string[] = process.argv.slice(2),
): Values<T> | null {
  try {
    const { values } = parseArgs<{ args: string[]; options: T }>({ args: [...args], options });
    const bare = Object.entries(values).find(([, value]) => value === '')?.[0];
    if (bare !== undefined) throw new Error(`--${bare} needs a value`);
    return values;
  } catch (error) {
    const message = optionReason(error, ['help', ...Object.keys(options)]);
    const command = ['start', 'test'].includes(program) ? `npm ${program}` : `npm run ${program}`;
    process.stderr.write(`${program}: ${message}\n  fix: see ${command} -- --help\n`);
    return null;
  }
}

/** Starts a program with its output shown. Resolves with its exit code; never throws. */
export async function run(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  const child = await $({
    cwd: root,
    stdio: 'inherit',
    nothrow: true,
    env: { ...process.env, ...env },
  })`${command} ${args}`;
  return child.exitCode ?? 1;
}

/** A TypeScript program of this project, in a process of its own. */
export function runScript(
  file: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  return run(process.execPath, ['--import', 'tsx', file, ...args], env);
}

/** The generator, bundled: `npm run generate -- <args>` without npm. */
export function runGenerator(args: readonly string[]): Promise<number> {
  return run(process.execPath, ['scripts/generate.mjs', ...args]);
}

/** The example checker, bundled: `npm run examples -- <args>` without npm. */
export function runExamples(args: readonly string[]): Promise<number> {
  return run(process.execPath, ['scripts/examples.mjs', ...args]);
}

/** A program of an installed package, without asking npm for it. */
export function runBin(
  bin: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  return run(process.execPath, [`node_modules/${bin}`, ...args], env);
}
