/**
 * Our bodies of framework functions against what the compiled framework is known to do: which abort codes each
 * can end with and which native functions it reaches, through all that it calls. Every difference has a reason.
 */

import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import type { FunctionCalls } from '../../../generators/framework/read/calls.ts';
import { readCalls } from '../../../generators/framework/read/calls.ts';
import { readStubs } from '../../../site/move/compiler/stubs.ts';
import { loadDeclarations } from '../../../scripts/checks/move/declarations.ts';
import type { Declaration } from '../../../site/move/compiler/declarations.ts';
import { stubAbortCode } from '../../../site/move/compiler/macros.ts';
import { callCompiler } from '../../../scripts/checks/move/engine.ts';
import { isListed } from '../../support/to-do.ts';
import type { CompiledModule } from '../../../scripts/intake/framework/compiled.ts';
import { readCompiled } from '../../../scripts/intake/framework/compiled.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const PACKAGES = ['std', 'sui'] as const;
const ADDRESSES = { std: '0x1', sui: '0x2' };

type Functions = ReadonlyMap<string, FunctionCalls>;

const { deserialize } = createRequire(import.meta.url)('@mysten/move-bytecode-template') as {
  deserialize(bytes: Uint8Array): CompiledModule;
};

function factsOf(name: string): Functions {
  const path = `framework-sources/${name}/calls.json`;
  const { value } = readCalls({ path, text: readFileSync(`${root}${path}`, 'utf8') });
  if (!value) throw new Error(`${path} cannot be read`);
  return value;
}

function manifest(name: string): string {
  return `[package]\nname = "${name}"\nedition = "2024"\n`;
}

/** The package with its bodies, compiled as if it were a reader's; `#[test_only]` items are left out. */
async function compile(
  declarations: ReadonlyMap<string, readonly Declaration[]>,
  name: 'std' | 'sui',
): Promise<Functions> {
  const own = (declarations.get(name) ?? []).filter(({ text }) => text !== '');
  const sources = own.map((declaration) => [
    `sources/${declaration.name}.move`,
    declaration.stubbed,
  ]);
  const addresses = '\n[addresses]\nstd = "0x1"\nsui = "0x2"\n';
  const std = (declarations.get('std') ?? []).filter(({ text }) => text !== '');
  const dependency = {
    ...{ name: 'std', displayName: 'std', edition: '2024', publishedIdForOutput: '0x1' },
    addressMapping: { std: ADDRESSES.std },
    files: Object.fromEntries([
      ['dependencies/std/Move.toml', manifest('std')],
      ...std.map((declaration) => [
        `dependencies/std/sources/${declaration.name}.move`,
        declaration.text,
      ]),
    ]),
  };
  const { output, ok } = await callCompiler({
    kind: 'compile',
    files: JSON.stringify(
      Object.fromEntries([['Move.toml', manifest('root_package') + addresses], ...sources]),
    ),
    dependencies: JSON.stringify(name === 'sui' ? [dependency] : []),
    options: JSON.stringify({ ansiColor: false }),
  });
  if (!ok) throw new Error(output);
  const { modules } = JSON.parse(output) as { readonly modules: readonly string[] };
  const names = constantsIn(name, own);
  return new Map(
    modules.flatMap((module) =>
      readCompiled(deserialize(Buffer.from(module, 'base64'))).map(
        ({ id, isNative, codes, calls }) => {
          const aborts = codes.map((code) => names(id, code));
          return [id, { isNative, calls, aborts }] as const;
        },
      ),
    ),
  );
}

/** Codes as the facts name them: by the error constant of that value. */
function constantsIn(
  packageName: string,
  declarations: readonly Declaration[],
): (id: string, code: bigint | string) => string {
  const names = new Map<string, string>();
  for (const { name, stubbed } of declarations)
    for (const [, constant = '', value = ''] of stubbed.matchAll(
      /\bconst (E\w+): u64 = ([\dx_a-f]+);/g,
    ))
      names.set(`${packageName}::${name} ${BigInt(value.replaceAll('_', ''))}`, constant);
  return (id, code) => {
    if (typeof code === 'string') return code;
    if (code === BigInt(stubAbortCode)) return 'no body';
    return names.get(`${moduleOf(id)} ${code}`) ?? `code ${code}`;
  };
}

const moduleOf = (id: string): string => id.split('::').slice(0, 2).join('::');

interface Difference {
  readonly theirs: string;
  readonly ours: string;
  readonly why: string;
}

const [, ...rows] = readFileSync(`${root}scripts/checks/move/bodies/differences.tsv`, 'utf8')
  .trimEnd()
  .split('\n');
const reviewed = new Map(
  rows.map((row): [string, Difference] => {
    const [name = '', theirs = '', ours = '', why = ''] = row.split('\t');
    return [name, { theirs, ours, why }];
  }),
);

const reviewOf = (id: string): string | undefined =>
  [...reviewed.keys()].find((name) =>
    name.endsWith('*') ? id.startsWith(name.slice(0, -1)) : name === id,
  );

/** What can be seen of a call. What calls a function with a reviewed difference is not charged with it. */
function outcomesOf(start: string, functions: Functions): ReadonlySet<string> {
  const own = reviewOf(start);
  const found = new Set<string>();
  const seen = new Set<string>();
  const pending = [start];
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    const review = reviewOf(id);
    if (seen.has(id) || (review !== undefined && review !== own)) continue;
    seen.add(id);
    const known = functions.get(id);
    if (known === undefined) throw new Error(`${start} calls ${id}, which nobody declares`);
    if (known.isNative) found.add(`native ${id}`);
    for (const code of known.aborts)
      if (/^(?:E[A-Z]|code |no body)/.test(code)) found.add(`${moduleOf(id)}::${code}`);
    pending.push(...known.calls);
  }
  return found;
}

/** On the list of an open release: its body is that of the release before. */
const isOpen = (id: string): boolean => isListed(`${id} reaches other errors or natives`);

function reaches(start: string, isExpected: (id: string) => boolean): boolean {
  const seen = new Set<string>([start]);
  for (const id of seen) {
    if (isExpected(id)) return true;
    for (const facts of [theirs, ours])
      for (const called of facts.get(id)?.calls ?? []) seen.add(called);
  }
  return false;
}

let ours: Functions;
const theirs: Functions = new Map(PACKAGES.flatMap((name) => [...factsOf(name)]));

beforeAll(async () => {
  const declarations = await loadDeclarations();
  const compiled: (readonly [string, FunctionCalls])[] = [];
  for (const name of PACKAGES) compiled.push(...(await compile(declarations, name)));
  ours = new Map(compiled);
});

const folder = `${root}scripts/checks/move/bodies/`;
/** With a body of ours; functions for tests have no facts. */
const written = PACKAGES.flatMap((name) =>
  readdirSync(`${folder}${name}`)
    .filter((file) => file.endsWith('.bodies'))
    .flatMap((file) =>
      [...readStubs(readFileSync(`${folder}${name}/${file}`, 'utf8')).functions.keys()].map(
        (item) => `${name}::${file.replace('.bodies', '')}::${item}`,
      ),
    ),
).filter((id) => theirs.has(id));

function missingFrom(all: ReadonlySet<string>, some: ReadonlySet<string>): string {
  return [...all]
    .filter((line) => !some.has(line))
    .toSorted()
    .join(' ');
}

test('every body ends with the codes, and reaches the native functions, that the chain’s own does', () => {
  expect(written.length).toBeGreaterThan(500);
  const wrong = written.flatMap((id) => {
    if (reaches(id, isOpen)) return [];
    const [mine, real] = [outcomesOf(id, ours), outcomesOf(id, theirs)];
    const difference = { theirs: missingFrom(real, mine), ours: missingFrom(mine, real) };
    const review = reviewed.get(reviewOf(id) ?? '');
    const isSame =
      difference.theirs === (review?.theirs ?? '') && difference.ours === (review?.ours ?? '');
    return isSame ? [] : [{ id, ...difference }];
  });
  expect(wrong).toEqual([]);
});

test('every reviewed difference is one, and has a reason', () => {
  const needless = [...reviewed.keys()].filter(
    (name) => !written.some((id) => reviewOf(id) === name),
  );
  expect(needless).toEqual([]);
  for (const { why } of reviewed.values()) expect(why.length).toBeGreaterThan(20);
});
