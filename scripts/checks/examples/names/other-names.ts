/** Names in sentences that no reference lists: the page's own, those of packages, keys of files. `load…` reads packages and examples. */

import { editDistance } from '../../../../generators/core/text.ts';
import type { InlineCode } from '../../../../site/dialect/page/authored-page.ts';
import { configFileOf } from '../../../../site/dialect/symbol-context.ts';
import type { Resolution } from '../../../../site/dialect/resolve-symbol.ts';
import type { SymbolIndex } from '../../../../site/dialect/symbol-index.ts';
import type { KnownModule } from '../../move-calls/model.ts';
import { PACKAGE_ADDRESSES } from '../../move-calls/packages.ts';
import { moveCodeOfPage } from '../move-code.ts';
import type { Block, PageDiagnostic } from '../model.ts';
import type { OwnModules, WrongName } from './own-names.ts';
import { checkBareName, checkError, checkMember, nearName, ownModulesIn } from './own-names.ts';
import type { Page } from '../page/read-page.ts';
import { checkExport, checkExpression, checkModule } from './sdk-names.ts';

export interface NamesOfPage {
  readonly root: string;
  readonly index: SymbolIndex;
  readonly framework: readonly KnownModule[];
  readonly modules: OwnModules;
  /** Words of the page's code, of what it quotes, and of its output. */
  readonly code: ReadonlySet<string>;
}

export interface PageOfNames extends Pick<NamesOfPage, 'root' | 'index' | 'framework'> {
  readonly blocks: readonly Block[];
  /** The page, and the snippets that it quotes. */
  readonly pages: readonly Page[];
}

export function loadNamesOfPage({ blocks, pages, ...known }: PageOfNames): NamesOfPage {
  const { root } = known;
  const moveCode = moveCodeOfPage(root, blocks);
  const texts = [
    ...moveCode,
    ...blocks.map(({ code }) => code),
    ...pages.flatMap(({ fences }) => fences.map(({ code }) => code)),
  ];
  const code = new Set(texts.join('\n').match(/[A-Za-z_][\w-]*/g));
  return { ...known, modules: ownModulesIn(moveCode), code };
}

/** A sentence that says what was may name it. */
const OF_THE_PAST =
  /\b(?:deprecated|former\w*|old(?:er)?|earlier|renamed|replaced?s?|removed|instead|no longer|used to|was called|until|before|legacy|migrat\w+)\b/i;

/** Of what a reference lists, only whether it is deprecated is asked. */
export function otherNames(
  page: Page,
  names: NamesOfPage,
): (code: InlineCode, kind: Resolution['kind']) => readonly PageDiagnostic[] {
  const lines = page.source.text.split('\n');
  const isOfOperators = configFileOf(page.frontMatter) !== null;
  return (code, kind) => {
    if (kind !== 'none' && kind !== 'target') return [];
    const found =
      kind === 'target'
        ? (checkDeprecated(code, names.framework) ?? checkTransactionBlock(code, names.code))
        : ((isOfOperators ? checkKey(code, names) : null) ?? checkUnlisted(code, names));
    const isOfPast = OF_THE_PAST.test(lines.slice(code.line - 2, code.line + 1).join(' '));
    return found === null || isOfPast ? [] : [toDiagnostic(page, code, found)];
  };
}

function checkUnlisted(code: InlineCode, names: NamesOfPage): WrongName | null {
  const { root, index, code: terms } = names;
  const name = code.value.replace(/\(.*$/, '');
  if (terms.has(name)) return null;
  return (
    checkMember(code, names.modules) ??
    checkError(code, names.modules) ??
    checkFrameworkModule(code, names) ??
    checkModule(code, root) ??
    checkExpression(code, index) ??
    checkProgram(code, index) ??
    checkTransactionBlock(code, terms) ??
    (isKnown(name, index) ? null : (checkBareName(code, terms) ?? checkExport(code, root)))
  );
}

/** `sui-validator-test --help`: programs of Sui are known. */
function checkProgram({ value }: InlineCode, { commands }: SymbolIndex): WrongName | null {
  const name = /^(sui-[a-z-]+)(?:\s|$)/.exec(value)?.[1];
  if (name === undefined || commands.has(name)) return null;
  const near = nearName(
    name,
    [...commands.keys()].filter((known) => /^sui-\S+$/.test(known)),
  );
  return near === null ? null : { message: `no program of Sui is called "${name}"`, near };
}

/** `dynamic_fields::borrow`: only one module with such a name has that function. */
function checkFrameworkModule(
  { value }: InlineCode,
  { framework, modules }: NamesOfPage,
): WrongName | null {
  const [, module = '', name = ''] = /^(?:\w+::)?(\w+)::(\w+)(?:[<(].*)?$/s.exec(value) ?? [];
  if (module === '' || modules.has(module) || framework.some((own) => own.name === module))
    return null;
  const having = framework.filter(({ functions }) => functions.some((own) => own.name === name));
  const near = having.find((own) => editDistance(own.name, module) === 1)?.name;
  const message = `the framework has no module "${module}"`;
  return near === undefined ? null : { message, near: `${near}::${name}` };
}

/** The class of the SDK had the name of a type of GraphQL until its release 1.0. */
function checkTransactionBlock(
  { value, isLinkable }: InlineCode,
  code: ReadonlySet<string>,
): WrongName | null {
  const rest = /^(?:new )?TransactionBlock((?:\.|::)\w+)?(?:\(\))?$/.exec(value);
  const isOfSdk = code.has('Transaction') && code.has('import') && !code.has('TransactionBlock');
  // Whoever links it knows which one is meant.
  if (!rest || !isOfSdk || !isLinkable) return null;
  return {
    message: 'the SDK has no class "TransactionBlock" any more',
    near: `Transaction${rest[1] ?? ''}`,
  };
}

/** Whether the framework says of a function that something else replaces it. */
function checkDeprecated(
  { value }: InlineCode,
  framework: readonly KnownModule[],
): WrongName | null {
  const [, address, module = '', name = ''] =
    /^(?:(\w+)::)?(\w+)::(\w+)(?:<.*>)?(?:\(.*\))?$/.exec(value) ?? [];
  const found = framework
    .filter(
      (own) =>
        own.name === module &&
        (address === undefined || own.package === (PACKAGE_ADDRESSES[address] ?? address)),
    )
    .flatMap(({ functions }) => functions.filter((own) => own.name === name));
  const note = found.length === 1 ? found[0]?.deprecation : null;
  if (note === null || note === undefined) return null;
  return {
    message: `${module}::${name} is deprecated`,
    near: /`([^`]+)`\.?$/.exec(note)?.[1] ?? null,
  };
}

/** `db-config`: a key of a node's file is never called so. */
function checkKey({ value }: InlineCode, { index: { keys }, code }: NamesOfPage): WrongName | null {
  if (
    keys.size === 0 ||
    !/^[a-z0-9]+(?:-[a-z0-9]+)*-config$/.test(value) ||
    keys.has(value) ||
    code.has(value)
  )
    return null;
  return { message: `no file of operators has a key "${value}"`, near: null };
}

const termsByIndex = new WeakMap<SymbolIndex, ReadonlySet<string>>();

/** Whether any reference has the name, as whatever it is. */
function isKnown(value: string, index: SymbolIndex): boolean {
  const known =
    termsByIndex.get(index) ?? new Set([...index.byId.keys()].join(' ').match(/[A-Za-z_]\w*/g));
  termsByIndex.set(index, known);
  return known.has(value);
}

function toDiagnostic(
  page: Page,
  { value, line, column }: InlineCode,
  { message, near }: WrongName,
): PageDiagnostic {
  return {
    ...{ level: 'warning', code: 'examples/unknown-symbol', message: `\`${value}\`: ${message}` },
    at: { file: page.source.path, line, column },
    fix: near === null ? 'look the name up in the references' : `did you mean \`${near}\`?`,
    rename: null,
  };
}
