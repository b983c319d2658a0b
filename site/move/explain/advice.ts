/** What to do about an error of the Move compiler: an instruction for each code that authors meet. Pure. */

import type { CompilerDiagnostic } from '../compiler/compiler-output';
import { expectedAndGiven } from './compiler-terms';
import type { NameSources } from './names';
import {
  fieldsOf,
  importsOf,
  membersOf,
  methodsOf,
  modulesOf,
  modulesNamed,
  readWrongName,
  signatureOf,
} from './names';
import { ELSEWHERE, GLOBAL_VALUES, OLD_SYNTAX } from './other-languages';
import { listedFix, relatedFix, relatedNames } from './related-names';

interface Asked {
  /** In the author's names, as all that follows. */
  readonly message: string;
  readonly detail: string;
  readonly sources: NameSources;
}

type Advice = string | ((asked: Asked) => string);

export function adviceOn(diagnostic: CompilerDiagnostic, asked: Asked): string {
  const allowed = /'(#\[allow\(lint\([\w, ]+\)\)\])'/.exec(diagnostic.detail)?.[1];
  if (allowed !== undefined) return `change it, or say that it is meant with ${allowed}`;
  const advice = ADVICE[diagnostic.code] ?? BY_STAGE[diagnostic.code.slice(0, 3)] ?? OTHERWISE;
  return typeof advice === 'string' ? advice : advice(asked);
}

/** `Expected one of: 'abort_code', … or 'vector_error'`: the one that says what was written, or all. */
function listedInMessage({ message }: Asked): string {
  const written = /field '(\w+)'/.exec(message)?.[1] ?? '';
  const list = /Expected one of: (.*)$/.exec(message)?.[1] ?? '';
  const names = [...list.matchAll(/'(\w+)'/g)].map((match) => match[1] ?? '');
  return relatedFix(written, names) ?? listedFix('use one of', names) ?? OTHERWISE;
}

const OTHERWISE = 'change what the message names';

/** Of codes without a line of their own, by the first digits: the stage that refuses. */
const BY_STAGE: Readonly<Record<string, string>> = {
  E01: 'correct the syntax at the mark',
  E02: 'change the declaration as the message says',
  E03: 'write a name that is declared or imported',
  E04: 'give it the type that the message names',
  E05: 'use the value only as the abilities of its type allow',
  E06: 'give every value exactly one use',
  E07: 'end one borrow before the next begins',
  E13: 'write what this edition of Move has',
  W09: 'remove what nothing uses',
};

const FRAMEWORK = /^(?:std|sui|sui_system|bridge)::/;

const ADVICE: Readonly<Record<string, Advice>> = {
  E01002: ({ message }) => {
    const old = OLD_SYNTAX.find(([words]) => words.test(message))?.[1];
    if (old !== undefined) return old;
    const typed = /type annotation .*'(\w+): <type>'/.exec(message)?.[1];
    if (typed !== undefined) return `write its type, such as \`${typed}: u64\``;
    const expected = /Expected '([^']+)'/.exec(message)?.[1];
    const found = /Unexpected '([^']+)'/.exec(message)?.[1];
    if (expected === undefined) return 'correct the syntax at the mark';
    return found === undefined
      ? `write \`${expected}\``
      : `write \`${expected}\` before \`${found}\``;
  },
  E01003: ({ message }) => {
    const kind = /\b(struct|enum)\b/.exec(message)?.[1];
    return kind === undefined ? 'remove the modifier' : `write \`public ${kind}\``;
  },
  E01005: 'write 0x and at most 64 hexadecimal digits',
  E02001: 'rename one of the two',
  E02010: ({ message }) =>
    /\blocal\b|[Ff]unction/.test(message)
      ? 'begin the name with a small letter'
      : 'begin the name with a capital letter',
  E03002: unknownModule,
  E03003: unknownMember,
  E03004: unknownName,
  E03005: ({ message }) =>
    ELSEWHERE[/function '(\w+)'/.exec(message)?.[1] ?? ''] ?? BY_STAGE['E03'] ?? OTHERWISE,
  E03006: (asked) => ofType(asked) ?? unknownName(asked),
  E03007: typeArguments,
  E03008: typeArguments,
  E03009: ({ message }) =>
    GLOBAL_VALUES[/variable '(\w+)'/.exec(message)?.[1] ?? ''] ??
    'declare it with `let`, or as a parameter',
  E03010: ({ message, sources }) => {
    const fields = fieldsOf(/ in '([\w:]+)'/.exec(message)?.[1] ?? '', sources);
    return fields.length === 0
      ? 'write a field of the struct'
      : `its fields are ${fields.join(', ')}`;
  },
  E04001: ({ message }) =>
    /function/.test(message)
      ? 'declare the function `public` or `public(package)`, or call one that is'
      : 'use the functions of the module that declares the type',
  E04003: 'convert one of the values with `as`',
  E04004: 'use one value that is not a reference',
  E04006: rightType,
  E04007: rightType,
  E04010: 'name the type, as in `let x: T = …` or `f<T>(…)`',
  E04016: tooFew,
  E04017: (asked) => `pass what it takes${calledIn(asked)}`,
  E04023: unknownMember,
  E04024: ({ message }) => {
    const name = /variable '(\w+)'/.exec(message)?.[1];
    return name === undefined
      ? 'declare it with `let mut`'
      : `write \`mut ${name}\` where it is declared`;
  },
  E04035: ({ message }) =>
    /error code/.test(message)
      ? 'abort with a `u64`, or with a `const` of bytes that is declared with `#[error]`'
      : OTHERWISE,
  E04036: 'add an arm for it, or `_ => …` for all that is left',
  E05001: missingAbility,
  E06001: ({ detail }) => {
    const name = /(?:variable|parameter) '(\w+)'/.exec(detail)?.[1];
    const value = name === undefined ? 'the value' : `\`${name}\``;
    const type = /The type '([\w:]+)' does not have the ability 'drop'/.exec(detail)?.[1] ?? '';
    const uses = `return ${value}, transfer it, store it, or take it apart`;
    return type === '' || FRAMEWORK.test(type) ? uses : `${uses}; or add \`drop\` to ${type}`;
  },
  E06002: 'use it before it is moved, or borrow it with `&`',
  E07001: 'take the parameter as `&mut`, or change nothing through it',
  E07002: 'end one borrow before the next begins',
  E10003: listedInMessage,
  W10007: listedInMessage,
  E13002: ({ message }) => {
    // `'a' is deprecated. Replace with 'b'`: of all that is quoted, the last.
    const [, instead] = /'[^']+'.*'([^']+)'[^']*$/s.exec(message) ?? [];
    return instead === undefined ? 'write what this edition of Move has' : `write \`${instead}\``;
  },
  'Sui E02003': ({ detail }) => {
    const witness = /one-time witness type, '[\w:]+::(\w+)/.exec(detail)?.[1];
    return witness === undefined
      ? 'write `fun init(ctx: &mut TxContext)`; only a one-time witness may stand before it'
      : `call the witness \`${witness}\`, and declare \`public struct ${witness} has drop {}\``;
  },
  'Sui E02007': 'write `id: UID` as the first field',
  W00001: ({ message }) => (/'assert' function/.test(message) ? 'write `assert!(…)`' : OTHERWISE),
  W04039: 'write the type behind the number, as in `5u64`',
  W09001: 'remove the import',
  W09002: 'remove it, or begin its name with `_`',
  W09005: 'remove the code behind the last statement that is reached',
  W09008: 'call the function, declare it `public`, or remove it',
  W09009: 'read the field, or remove it',
  W09011: 'use the constant, or remove it',
};

/** `UID::new(ctx)`: functions belong to the module of a type, `object::new(ctx)`. */
function ofType({ message, detail, sources }: Asked): string | null {
  const [, type = '', name = ''] = /([A-Z]\w*)::(\w+)\(/.exec(detail) ?? [];
  if (type === '' || !/Expected an enum/.test(message)) return null;
  const modules = importsOf(type, sources).map((path) => path.slice(0, path.lastIndexOf('::')));
  const declaring = modules.filter((module) => membersOf(module, sources).includes(name));
  const [path = ''] = declaring.length > 0 ? declaring : modules;
  if (path === '') return 'call functions by their module: `module::function(…)`';
  return `functions belong to modules: write \`${path.replace(/^.*::/, '')}::${declaring.length > 0 ? name : '…'}\``;
}

/** `use sui::event;`, where the framework has such a module or type. */
function unknownName({ message, sources }: Asked): string {
  const name = /(?:name|type|'use'\.) '(\w+)'/.exec(message)?.[1] ?? '';
  const found = importsOf(name, sources).map((path) => `\`use ${path};\``);
  return found.length === 0 ? 'declare it, or import it with `use`' : `add ${found.join(' or ')}`;
}

function unknownModule({ message, sources }: Asked): string {
  const { name, within } = readWrongName(message) ?? { name: '', within: '' };
  const near = relatedNames(name, modulesOf(within, sources)).map(
    (module) => `${within}::${module}`,
  );
  const paths = [...near, ...modulesNamed(name, sources)].map((path) => `\`${path}\``);
  if (name === 'signer') return 'take `ctx: &TxContext` and ask it: `ctx.sender()`';
  return paths.length === 0
    ? 'write package::module of a module that exists, and import it with `use`'
    : `did you mean ${paths.join(' or ')}?`;
}

/** A function of a module, or a method of a type. */
function unknownMember({ message, sources }: Asked): string {
  const { name, within, type } = readWrongName(message) ?? { name: '', within: '', type: '' };
  const members = membersOf(within, sources);
  const methods = methodsOf(type ?? '', within, sources);
  // In `sui::url`, `new_url` says no more than `new`.
  const terms = name.split('_').filter((word) => !within.endsWith(`::${word}`));
  return (
    relatedFix(terms.join('_') || name, members) ??
    listOf(name, methods.length > 0 ? methods : members, within)
  );
}

const MOST = 12;

/** When they are few enough to read, all of them, or those that begin with the same word. */
function listOf(name: string, names: readonly string[], module: string): string {
  const [word = ''] = name.split('_');
  const displayed = names.length > MOST ? names.filter((it) => it.startsWith(`${word}_`)) : names;
  const list = displayed.length > MOST || displayed.length === 0 ? '' : `: ${displayed.join(', ')}`;
  return `write the name of a function of ${module}${list}`;
}

function typeArguments({ message }: Asked): string {
  const count = /Expected (\d+)/.exec(message)?.[1];
  if (count === undefined) return 'give as many type arguments as it declares';
  return count === '0' ? 'remove the type arguments' : `write ${count} between \`<\` and \`>\``;
}

function rightType(asked: Asked): string {
  const { message, detail } = asked;
  const { expected } = expectedAndGiven(detail);
  if (/Incompatible arguments/.test(message)) return 'convert one of the two with `as`';
  if (/'if' without an 'else'/.test(message)) return 'add an `else`, or end the body with `;`';
  if (expected === null) return 'give both the same type';
  if (/return expression/.test(message))
    return expected === '()'
      ? 'end with `;`, or declare what is returned'
      : `return a value of type ${expected}`;
  const parameter = /argument for parameter '(\w+)'/.exec(message)?.[1];
  const value = `give a value of type ${expected}`;
  // With the values in another order, the type alone does not say which one is meant.
  const called = calledIn(asked);
  if (parameter === undefined || called === '') return value;
  return `${borrowed(asked, parameter, expected) ?? value}, for${called.slice(1)}`;
}

/** `give a value of type &Pot: write \`&pot\``, with the argument that is given without the borrow. */
function borrowed(asked: Asked, parameter: string, expected: string): string | null {
  const { given } = expectedAndGiven(asked.detail);
  const [mark] = /^&(?:mut )?/.exec(expected) ?? [];
  if (mark === undefined || given === null || given.startsWith(mark)) return null;
  const [, name = '', list = ''] = /^: (\w+)[^(]*\(([^)]*)/.exec(calledIn(asked)) ?? [];
  const at = list.split(', ').findIndex((declared) => declared.startsWith(`${parameter}:`));
  const line = /│ ([^\n]*)\n[^\n]*│ +\^/.exec(asked.detail)?.[1] ?? '';
  const call = new RegExp(`([.]?)\\b${name}(?:<[^(]*>)?\\(((?:[^()]|\\([^()]*\\))*)\\)`).exec(line);
  // Of `pot.join(funds)`, the first argument is before the name.
  const argument = call?.[2]?.split(',')[call[1] === '.' ? at - 1 : at]?.trim() ?? '';
  const value = (argument === '' ? parameter : argument).replace(/^&/, '');
  return `give a value of type ${expected}: write \`${mark}${value}\``;
}

function tooFew(asked: Asked): string {
  const field = /Missing argument for field '(\w+)'/.exec(asked.detail)?.[1];
  return field === undefined
    ? `pass what it takes${calledIn(asked)}`
    : `give the field \`${field}\``;
}

/** How the function is declared that the message says is called: `: take(self: &mut Bag, name: K): V`. */
function calledIn({ message, sources }: Asked): string {
  const signature = signatureOf(/call of '([\w:]+)'/.exec(message)?.[1] ?? '', sources);
  return signature === null ? '' : `: ${signature}`;
}

function missingAbility({ message, detail }: Asked): string {
  if (/Cannot ignore values/.test(message))
    return 'use the value: return it, transfer it, or take it apart';
  if (/Invalid 'copy'/.test(message)) return 'move it, borrow it with `&`, or give its type `copy`';
  const [, type, ability] =
    /The type '([^']+)' does not have the ability '(\w+)'/.exec(detail) ?? [];
  if (type === undefined || ability === undefined) return BY_STAGE['E05'] ?? OTHERWISE;
  const name = type.replace(/<.*$/, '');
  const own = /\bpublic_(transfer|share_object|freeze_object|receive)</.exec(detail)?.[1];
  if (own !== undefined && ability === 'store')
    return `in the module of ${name} call \`${own}\`, or add \`store\` to its abilities`;
  return FRAMEWORK.test(name)
    ? `use another type: ${name} has no \`${ability}\``
    : `add \`${ability}\` to the abilities of ${name}`;
}
