/** The right name that an author probably meant, where the Move compiler only says that a name is wrong. Reads `framework-sources`. */

import fs from 'node:fs';
import path from 'node:path';
import { compareText } from '../../../../generators/core/text.ts';
import type { Proposal } from '../../proposal.ts';
import { propose } from '../../proposal.ts';

/** Texts of the modules that an author may have meant. */
export interface NameSources {
  readonly root: string;
  /** The unit's own files. */
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
}

function readWrongName(message: string): WrongName | null {
  const method = /No known method '(\w+)' on type '(?:&(?:mut )?)?([\w:]+)/.exec(message);
  if (method)
    return { kind: 'member', name: method[1] ?? '', within: moduleOfType(method[2] ?? '') };
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

/** Modules of a package of the framework, or of the author's own. */
export function modulesOf(packageName: string, { root, own }: NameSources): readonly string[] {
  const folder = path.join(root, 'framework-sources', path.basename(packageName));
  const files = fs.existsSync(folder) ? fs.readdirSync(folder).toSorted(compareText) : [];
  const framework = files
    .filter((file) => file.endsWith('.move'))
    .map((file) => file.slice(0, -'.move'.length));
  const pattern = new RegExp(`\\bmodule\\s+${packageName}\\w*::(\\w+)`, 'g');
  return [
    ...framework,
    ...own.flatMap((text) => [...text.matchAll(pattern)].map((match) => match[1] ?? '')),
  ];
}

function moduleText(module: string, { root, own }: NameSources): string {
  const [packageName = '', name = ''] = module.split('::');
  const file = path.join(
    root,
    'framework-sources',
    path.basename(packageName),
    `${path.basename(name)}.move`,
  );
  if (fs.existsSync(file)) return fs.readFileSync(file, 'utf8');
  return own.filter((text) => new RegExp(`\\bmodule\\s+\\w+::${name}\\b`).test(text)).join('\n');
}

/** Functions of a module that others may call, by its full name. */
export function membersOf(module: string, sources: NameSources): readonly string[] {
  const text = moduleText(module, sources);
  const open = /^\s*(?:public(?:\(package\))?|entry)\s[^;{(]*\bfun\s+`?(\w+)/gm;
  return [...new Set([...text.matchAll(open)].map((match) => match[1] ?? ''))];
}

/** Of these, the functions that take the type first, and so are its methods. */
export function methodsOf(type: string, module: string, sources: NameSources): readonly string[] {
  const name = type.slice(type.lastIndexOf(':') + 1);
  const taking = new RegExp(
    `\\bfun\\s+(\\w+)(?:<[^(]*>)?\\(\\s*\\w+:\\s*&?(?:mut )?${name}\\b`,
    'g',
  );
  const found = [...moduleText(module, sources).matchAll(taking)].map((match) => match[1]);
  return membersOf(module, sources).filter((member) => found.includes(member));
}

/** Paths of the framework that a `use` could give this name: `sui::event`, `std::string::String`. */
export function importsOf(name: string, { root }: NameSources): readonly string[] {
  if (name === '') return [];
  const folder = path.join(root, 'framework-sources');
  return ['std', 'sui', 'sui_system', 'bridge'].flatMap((packageName) => {
    const files = fs.readdirSync(path.join(folder, packageName)).toSorted(compareText);
    if (files.includes(`${name}.move`)) return [`${packageName}::${name}`];
    if (!/^[A-Z]/.test(name)) return [];
    const declared = new RegExp(`\\bpublic (?:struct|enum) ${name}\\b`);
    return files
      .filter((file) =>
        declared.test(fs.readFileSync(path.join(folder, packageName, file), 'utf8')),
      )
      .map((file) => `${packageName}::${path.basename(file, '.move')}::${name}`);
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
