/**
 * The declaration files of `framework-sources/` as compiler input: loaded once, then cut down to the
 * modules that a snippet can reach. Reads `framework-sources/` in `loadDeclarations`; the rest is pure.
 */

import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadBodies, loadTestModules } from './bodies.ts';
import type { Bodies } from './bodies.ts';
import { withMacroBodies } from './macros.ts';

/** In dependency order: each package needs only those before it. */
export const frameworkPackages = ['std', 'sui', 'sui_system', 'bridge'] as const;
export type FrameworkPackage = (typeof frameworkPackages)[number];

export const frameworkAddresses: Readonly<Record<FrameworkPackage, string>> = {
  std: '0x1',
  sui: '0x2',
  sui_system: '0x3',
  bridge: '0xb',
};

export interface Declaration {
  readonly name: string;
  readonly text: string;
  /**
   * The same text for tests: with the test-only functions that examples may call, and with stub bodies, so
   * that the Move VM can load it: see `withStubBodies`.
   */
  readonly stubbed: string;
  readonly stubbedWords: ReadonlySet<string>;
  /** Every word outside comments: a superset of the modules that this one names. */
  readonly words: ReadonlySet<string>;
}

export type Declarations = ReadonlyMap<FrameworkPackage, readonly Declaration[]>;

/** What a stub body aborts with. A test that fails with it called a framework function that is only declared. */
export const stubAbortCode = 3_735_928_559;

/** Reachable without naming them: implicit aliases, and modules that define methods of primitive types. */
const alwaysReachable: ReadonlySet<string> = new Set([
  'object',
  'transfer',
  'tx_context',
  'address',
]);

interface FactsFile {
  readonly modules: Readonly<
    Record<string, { readonly items: Readonly<Record<string, { readonly native?: boolean }>> }>
  >;
}

const testOnlyRoot = fileURLToPath(new URL('../../../docs/examples/_test_only/', import.meta.url));
const sourcesRoot = fileURLToPath(new URL('../../../framework-sources/', import.meta.url));

export async function loadDeclarations(root: string = sourcesRoot): Promise<Declarations> {
  const packages = await Promise.all(
    frameworkPackages.map(
      async (name) => [name, await loadPackage(path.join(root, name))] as const,
    ),
  );
  return new Map(packages);
}

async function loadPackage(folder: string): Promise<readonly Declaration[]> {
  const facts = JSON.parse(await readFile(path.join(folder, 'facts.json'), 'utf8')) as FactsFile;
  const packageName = path.basename(folder);
  const forTests = loadTestModules(packageName);
  // A module for tests that has bodies here takes the place of its declaration.
  const files = (await readdir(folder))
    .filter(
      (file) => file.endsWith('.move') && !forTests.some(({ name }) => `${name}.move` === file),
    )
    .toSorted();
  const declared = await Promise.all(
    files.map(async (file) => {
      const name = path.basename(file, '.move');
      const text = withMacroBodies(await readFile(path.join(folder, file), 'utf8'), name);
      const items = facts.modules[name]?.items ?? {};
      const isNative = (item: string): boolean => items[item]?.native === true;
      const bodies = loadBodies(packageName, name);
      const whole = `${text}\n${await testOnlyText(packageName, file)}`;
      return declaration(
        name,
        text,
        `${withStubBodies(whole, isNative, bodies)}\n${bodies.items.join('\n')}`,
      );
    }),
  );
  return [...declared, ...forTests.map((it) => declaration(it.name, '', it.text))];
}

function declaration(name: string, text: string, stubbed: string): Declaration {
  return { name, text, stubbed, words: wordsOf(text), stubbedWords: wordsOf(stubbed) };
}

/** The framework's declarations leave test-only functions out; those that examples call are declared apart. */
async function testOnlyText(packageName: string, file: string): Promise<string> {
  const found = path.join(testOnlyRoot, packageName, file);
  return existsSync(found) ? readFile(found, 'utf8') : '';
}

/**
 * Gives a body to each function that is `native` only because it is a declaration: ours where there is one,
 * else one that aborts with a code of its own. The VM refuses a module with a native function it does not
 * know; those that upstream declares native stay, and run.
 */
export function withStubBodies(
  text: string,
  isNative: (name: string) => boolean,
  { functions }: Pick<Bodies, 'functions'> = { functions: new Map() },
): string {
  return text.replace(/\bnative fun `?(\w+)`?[^;]*;/g, (declared, name: string) => {
    const body = functions.get(name);
    if (body === 'native' || (body === undefined && isNative(name))) return declared;
    const shown = body ?? `abort ${String(stubAbortCode)}`;
    return `${declared.slice('native '.length, -1)} { ${shown} }`;
  });
}

/** Every identifier outside comments. */
export function wordsOf(text: string): ReadonlySet<string> {
  const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, ' ');
  return new Set(code.match(/[A-Za-z_]\w*/g) ?? []);
}

/**
 * The declarations that code with these words can reach. A module cannot be used without spelling its name
 * somewhere on the way, so nothing needed is lost; the whole of `std` stays, for it is small.
 */
export function reachableDeclarations(
  declarations: readonly Declaration[],
  words: ReadonlySet<string>,
  wordsIn: (declaration: Declaration) => ReadonlySet<string> = (it) => it.words,
): readonly Declaration[] {
  const reached = new Set<Declaration>();
  const pending = [words, alwaysReachable];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    for (const declaration of declarations) {
      if (reached.has(declaration) || !next.has(declaration.name)) continue;
      reached.add(declaration);
      pending.push(wordsIn(declaration));
    }
  }
  return declarations.filter((declaration) => reached.has(declaration));
}
