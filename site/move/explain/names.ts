/** The right name that an author probably meant, where the Move compiler only says that a name is wrong. Pure. */

import type { Declaration, Declarations, FrameworkPackage } from '../compiler/declarations';
import type { Proposal } from './proposal';
import { propose } from './proposal';

/** Texts of the modules that an author may have meant. */
export interface NameSources {
  readonly framework: Declarations;
  /** The package's own files. */
  readonly own: readonly string[];
}

export function proposeName(message: string, sources: NameSources): Proposal | null {
  const wrong = readWrongName(message);
  return wrong && propose(wrong.name, candidatesFor(wrong, sources));
}

interface WrongName {
  readonly kind: 'member' | 'module' | 'field';
  readonly name: string;
  /** Where it should be: a module path, or for a field a struct path. */
  readonly within: string;
  /** Of a method: the type that lacks it. */
  readonly type?: string;
}

export function readWrongName(message: string): WrongName | null {
  const [, method, type = ''] =
    /No known method '(\w+)' on type '(?:&(?:mut )?)?([\w:]+)/.exec(message) ?? [];
  if (method !== undefined)
    return { kind: 'member', name: method, within: moduleOfType(type), type };
  const member = /Unbound \w+ '(\w+)' in module '([\w:]+)'/.exec(message);
  if (member) return { kind: 'member', name: member[1] ?? '', within: member[2] ?? '' };
  const module = /Unbound module:? '([\w:]+)::(\w+)'/.exec(message);
  if (module) return { kind: 'module', name: module[2] ?? '', within: module[1] ?? '' };
  const field = /Unbound field '(\w+)' in '([\w:]+)'/.exec(message);
  return field ? { kind: 'field', name: field[1] ?? '', within: field[2] ?? '' } : null;
}

/** Methods of a type are functions of its module; those of a primitive type are in the module of its name. */
function moduleOfType(type: string): string {
  return type.includes('::') ? type.slice(0, type.lastIndexOf('::')) : `std::${type}`;
}

function candidatesFor({ kind, within }: WrongName, sources: NameSources): readonly string[] {
  if (kind === 'module') return modulesOf(within, sources);
  if (kind === 'field') return fieldsOf(within, sources);
  return declaredNames(moduleText(within, sources));
}

function modulesIn(packageName: string, framework: Declarations): readonly string[] {
  return (framework.get(packageName as FrameworkPackage) ?? []).map(({ name }) => name);
}

/** Modules of a package of the framework, or of the author's own. */
export function modulesOf(packageName: string, { framework, own }: NameSources): readonly string[] {
  const pattern = new RegExp(`\\bmodule\\s+${packageName}\\w*::(\\w+)`, 'g');
  return [
    ...modulesIn(packageName, framework),
    ...own.flatMap((text) => [...text.matchAll(pattern)].map((match) => match[1] ?? '')),
  ];
}

/** In any package of the framework: `sui::coin` for the `coin` of another chain. */
export function modulesNamed(name: string, { framework }: NameSources): readonly string[] {
  return [...framework.keys()].flatMap((packageName) =>
    modulesIn(packageName, framework).includes(name) ? [`${packageName}::${name}`] : [],
  );
}

/** A module that exists in tests only has no other text. */
function textOf({ text, stubbed }: Declaration): string {
  return text === '' ? stubbed : text;
}

function moduleText(module: string, { framework, own }: NameSources): string {
  const [packageName = '', name = ''] = module.split('::');
  const declared = framework
    .get(packageName as FrameworkPackage)
    ?.find((declaration) => declaration.name === name);
  if (declared) return textOf(declared);
  return own.filter((text) => new RegExp(`\\bmodule\\s+\\w+::${name}\\b`).test(text)).join('\n');
}

/** Functions of a module that others may call, by its full name. */
export function membersOf(module: string, sources: NameSources): readonly string[] {
  const text = moduleText(module, sources);
  const open = /^\s*(?:public(?:\(package\))?|entry)\s[^;{(]*\bfun\s+`?(\w+)/gm;
  return [...new Set([...text.matchAll(open)].map((match) => match[1] ?? ''))];
}

/** `burn(cap: &mut TreasuryCap<T>, c: Coin<T>): u64`, as the module declares it; null where it does not. */
export function signatureOf(path: string, sources: NameSources): string | null {
  const [, module = '', name = ''] = /^(.+)::(\w+)$/.exec(path) ?? [];
  if (name === '') return null;
  const head = new RegExp(`\\bfun\\s+(${name}\\b(?:<[^(]*>)?\\([^)]*\\)(?:\\s*:[^;{]+)?)`);
  const declared = head.exec(moduleText(module, sources))?.[1] ?? null;
  return declared && declared.trim().replace(/\s+/g, ' ').replace('( ', '(').replace(/,? \)/, ')');
}

/** Of these, the functions that take the type first, and so are its methods. */
export function methodsOf(type: string, module: string, sources: NameSources): readonly string[] {
  if (type === '') return [];
  const name = type.slice(type.lastIndexOf(':') + 1);
  const taking = new RegExp(
    `\\bfun\\s+(\\w+)(?:<[^(]*>)?\\(\\s*\\w+:\\s*&?(?:mut )?${name}\\b`,
    'g',
  );
  const found = [...moduleText(module, sources).matchAll(taking)].map((match) => match[1]);
  return membersOf(module, sources).filter((member) => found.includes(member));
}

/** Paths of the framework that a `use` could give this name: `sui::event`, `std::string::String`. */
export function importsOf(name: string, { framework }: NameSources): readonly string[] {
  if (name === '') return [];
  return [...framework].flatMap(([packageName, modules]) => {
    if (modulesIn(packageName, framework).includes(name)) return [`${packageName}::${name}`];
    if (!/^[A-Z]/.test(name)) return [];
    const declared = new RegExp(`\\bpublic (?:struct|enum) ${name}\\b`);
    return modules
      .filter((module) => declared.test(textOf(module)))
      .map((module) => `${packageName}::${module.name}::${name}`);
  });
}

/** Functions, types, constants and method aliases of a module's text. */
export function declaredNames(text: string): readonly string[] {
  const declared = [...text.matchAll(/\b(?:fun|struct|enum|const)\s+`?(\w+)/g)];
  const aliases = [...text.matchAll(/\buse fun [\w:]+ as [\w:<>]+\.(\w+)/g)];
  return [...new Set([...declared, ...aliases].map((match) => match[1] ?? ''))];
}

export function fieldsOf(struct: string, { own }: NameSources): readonly string[] {
  const name = struct.slice(struct.lastIndexOf(':') + 1);
  const body = own
    .map((text) => new RegExp(`\\bstruct\\s+${name}\\b[^{;]*\\{([^}]*)\\}`).exec(text)?.[1] ?? '')
    .join('\n');
  return [...body.matchAll(/(\w+)\s*:/g)].map((match) => match[1] ?? '');
}
