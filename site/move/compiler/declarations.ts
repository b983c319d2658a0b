/**
 * The framework's declarations as compiler input: made of their texts once, then cut down to the modules that a
 * package can reach. Pure.
 */

import { readStubs } from './stubs';
import type { Stubs } from './stubs';
import { stubAbortCode, withMacroStubs } from './macros';

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
  readonly stubbedTerms: ReadonlySet<string>;
  /** Every word outside comments: a superset of the modules that this one names. */
  readonly terms: ReadonlySet<string>;
}

export type Declarations = ReadonlyMap<FrameworkPackage, readonly Declaration[]>;

/** Reachable without naming them: implicit aliases, and modules that define methods of primitive types. */
const alwaysReachable: ReadonlySet<string> = new Set([
  'object',
  'transfer',
  'tx_context',
  'address',
]);

/** A module as its files have it. */
export interface ModuleSource {
  readonly name: string;
  readonly text: string;
  /** Functions that are native upstream. */
  readonly native: readonly string[];
  /** The framework's declarations leave test-only functions out; those that examples call are declared apart. */
  readonly testOnly: string;
  /** See `readBodies`. */
  readonly stubs: string;
}

export interface PackageSource {
  readonly name: FrameworkPackage;
  readonly modules: readonly ModuleSource[];
  /** Whole modules that exist in tests only. */
  readonly testModules: readonly { readonly name: string; readonly text: string }[];
}

export function buildDeclarations(packages: readonly PackageSource[]): Declarations {
  return new Map(
    packages.map(({ name, modules, testModules }) => [
      name,
      [...modules.map(declared), ...testModules.map((it) => declaration(it.name, '', it.text))],
    ]),
  );
}

function declared({ name, text: source, native, testOnly, stubs }: ModuleSource): Declaration {
  const text = withMacroStubs(source, name);
  const known = readStubs(stubs);
  const isNative = (item: string): boolean => native.includes(item);
  const stubbed = withStubs(`${text}\n${testOnly}`, isNative, known);
  return declaration(name, text, `${stubbed}\n${known.items.join('\n')}`);
}

function declaration(name: string, text: string, stubbed: string): Declaration {
  return { name, text, stubbed, terms: termsOf(text), stubbedTerms: termsOf(stubbed) };
}

/**
 * Gives a body to each function that is `native` only because it is a declaration: ours where there is one,
 * else one that aborts with a code of its own. The VM refuses a module with a native function it does not
 * know; those that upstream declares native stay, and run.
 */
export function withStubs(
  text: string,
  isNative: (name: string) => boolean,
  { functions }: Pick<Stubs, 'functions'> = { functions: new Map() },
): string {
  return text.replace(/\bnative fun `?(\w+)`?[^;]*;/g, (declared, name: string) => {
    const body = functions.get(name);
    if (body === 'native' || (body === undefined && isNative(name))) return declared;
    const displayed = body ?? `abort ${String(stubAbortCode)}`;
    return `${declared.slice('native '.length, -1)} { ${displayed} }`;
  });
}

/** Every identifier outside comments. */
export function termsOf(text: string): ReadonlySet<string> {
  const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, ' ');
  return new Set(code.match(/[A-Za-z_]\w*/g) ?? []);
}

/**
 * The declarations that code with these words can reach. A module cannot be used without spelling its name
 * somewhere on the way, so nothing needed is lost; the whole of `std` stays, for it is small.
 */
export function reachableDeclarations(
  declarations: readonly Declaration[],
  terms: ReadonlySet<string>,
  termsIn: (declaration: Declaration) => ReadonlySet<string> = (it) => it.terms,
): readonly Declaration[] {
  const reached = new Set<Declaration>();
  const pending = [terms, alwaysReachable];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    for (const declaration of declarations) {
      if (reached.has(declaration) || !next.has(declaration.name)) continue;
      reached.add(declaration);
      pending.push(termsIn(declaration));
    }
  }
  return declarations.filter((declaration) => reached.has(declaration));
}
