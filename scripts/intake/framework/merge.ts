/** A declaration file brought up to date: signatures from upstream, words from the file itself. Pure. */

import { countOf } from '../../../generators/core/text.ts';
import type {
  InputKind,
  ReadConstant,
  ReadEnum,
  ReadFunction,
  ReadItem,
  ReadMethod,
  ReadModule,
  ReadStruct,
} from '../../../generators/framework/read/declarations.ts';
import type { DeclarationFile, Piece, PieceKind } from './declaration-file.ts';
import { printImports, startImports, usedImports } from './imports.ts';
import type { Imports } from './imports.ts';
import {
  retainedAttributes,
  printConstant,
  printEnum,
  printFunction,
  printHeader,
  printMethod,
  printStruct,
} from './print-declaration.ts';
import { restoreNames } from './restore-names.ts';

export interface Change {
  readonly kind: 'new' | 'gone' | 'changed' | 'undocumented';
  readonly id: string;
  /** What it was and what it is, for `changed`. */
  readonly detail: string | null;
}

export interface Merged {
  readonly text: string;
  readonly changes: readonly Change[];
}

/** What a file says now; null for a module that has none yet. */
export interface Existing {
  readonly module: ReadModule;
  readonly file: DeclarationFile;
}

type AnyItem =
  | { readonly kind: 'constant'; readonly item: ReadConstant }
  | { readonly kind: 'struct'; readonly item: ReadStruct }
  | { readonly kind: 'enum'; readonly item: ReadEnum }
  | { readonly kind: 'function'; readonly item: ReadFunction };

/** `incoming` is the module upstream; `kind` tells what such an input cannot know. */
export function mergeModule(
  incoming: ReadModule,
  kind: InputKind,
  existing: Existing | null,
): Merged {
  const required = keepNotes(
    kind === 'source' ? incoming : restoreNames(incoming, existing?.module ?? null, kind),
    existing?.module ?? null,
  );
  const types = [...required.structs, ...required.enums].map((item) => item.name);
  const imports = startImports(required, existing?.file.imports ?? [], types);
  const changes: Change[] =
    existing === null ? [{ kind: 'new', id: required.id, detail: null }] : [];
  const header = mergeHeader(required, existing, changes);
  const methods = mergeMethods(required, existing, imports);
  const before = itemsOf(existing?.module ?? null);
  const bodies = [...itemsOf(required).values()].map((tagged) =>
    mergeItem(tagged, { required, before, existing, imports, changes }),
  );
  for (const [key, { item }] of before) {
    if (!itemsOf(required).has(key))
      changes.push({ kind: 'gone', id: `${required.id}::${item.name}`, detail: null });
  }
  const code = [methods, ...bodies].join('\n');
  const uses = mergeUses(imports, existing, code);
  const text = `${[header, uses, methods, ...bodies].filter((part) => part !== '').join('\n\n')}\n`;
  return { text, changes };
}

/** What we say to use instead, where upstream only says that something is deprecated. */
function keepNotes(module: ReadModule, old: ReadModule | null): ReadModule {
  if (old === null) return module;
  const known = itemsOf(old);
  const keep = <Item extends ReadItem>(item: Item, before: ReadItem | undefined): Item => ({
    ...item,
    attributes: item.attributes.map((attribute) =>
      attribute.name === 'deprecated' && retainedAttributes([attribute])[0]?.value === null
        ? (before?.attributes.find(({ name }) => name === 'deprecated') ?? attribute)
        : attribute,
    ),
  });
  const keepAll = <Item extends ReadItem>(kind: string, items: readonly Item[]): readonly Item[] =>
    items.map((item) => keep(item, known.get(`${kind} ${item.name}`)?.item));
  return {
    ...keep(module, old),
    constants: keepAll('constant', module.constants),
    structs: keepAll('struct', module.structs),
    enums: keepAll('enum', module.enums),
    functions: keepAll('function', module.functions),
  };
}

/** Everything that is documented, in the order of the file; private functions are not. */
function itemsOf(module: ReadModule | null): ReadonlyMap<string, AnyItem> {
  if (module === null) return new Map();
  const all: AnyItem[] = [
    ...module.constants.map((item) => ({ kind: 'constant' as const, item })),
    ...module.structs.map((item) => ({ kind: 'struct' as const, item })),
    ...module.enums.map((item) => ({ kind: 'enum' as const, item })),
    ...module.functions
      .filter((item) => item.visibility !== 'private' || item.isEntry)
      .map((item) => ({ kind: 'function' as const, item })),
  ];
  return new Map(all.map((tagged) => [`${tagged.kind} ${tagged.item.name}`, tagged]));
}

function mergeHeader(required: ReadModule, existing: Existing | null, changes: Change[]): string {
  const doc = existing?.module.doc ?? null;
  if (doc === null) changes.push({ kind: 'undocumented', id: required.id, detail: null });
  const isSame = existing !== null && attributesKey(existing.module) === attributesKey(required);
  return isSame
    ? existing.file.header
    : printHeader({ id: required.id, doc, attributes: required.attributes });
}

function mergeMethods(required: ReadModule, existing: Existing | null, imports: Imports): string {
  const key = (methods: readonly ReadMethod[]): string =>
    methods
      .map((method) => `${method.function} ${method.type} ${method.name}`)
      .sort()
      .join('\n');
  const retained = piecesOf(existing, 'method')
    .map((piece) => piece.text)
    .join('\n');
  if (key(existing?.module.methods ?? []) === key(required.methods)) return retained;
  return required.methods
    .map((method) => printMethod(method, required.id, imports.nameOf))
    .join('\n');
}

function mergeUses(imports: Imports, existing: Existing | null, code: string): string {
  const used = usedImports(imports.all(), code);
  const before = existing?.file.imports ?? [];
  const isSame =
    used.length === before.length && used.every((imported) => before.includes(imported));
  return isSame
    ? piecesOf(existing, 'use')
        .map((piece) => piece.text)
        .join('\n')
    : printImports(used);
}

function piecesOf(existing: Existing | null, kind: PieceKind): readonly Piece[] {
  return existing?.file.pieces.filter((piece) => piece.kind === kind) ?? [];
}

interface MergeContext {
  readonly required: ReadModule;
  readonly before: ReadonlyMap<string, AnyItem>;
  readonly existing: Existing | null;
  readonly imports: Imports;
  readonly changes: Change[];
}

/** The old text where nothing changed: its line breaks are somebody's choice. */
function mergeItem(
  tagged: AnyItem,
  { required, before, existing, imports, changes }: MergeContext,
): string {
  const id = `${required.id}::${tagged.item.name}`;
  const old = before.get(`${tagged.kind} ${tagged.item.name}`);
  if (old === undefined && existing !== null) changes.push({ kind: 'new', id, detail: null });
  if ((old?.item.doc ?? null) === null) changes.push({ kind: 'undocumented', id, detail: null });
  const full = (type: string): string => type;
  const [was, is] = [old === undefined ? null : keyOf(old, full), keyOf(tagged, full)];
  if (was === is) {
    const piece = piecesOf(existing, tagged.kind).find(({ name }) => name === tagged.item.name);
    if (piece !== undefined) return piece.text;
  }
  if (was !== null && was !== is)
    changes.push({ kind: 'changed', id, detail: `${was.trim()} → ${is.trim()}` });
  return printItem(withWords(tagged, old), imports.nameOf);
}

/** What upstream decides about an item: everything but words and layout. */
function keyOf(tagged: AnyItem, nameOf: (id: string) => string): string {
  const text = printItem(withWords(tagged, undefined), nameOf);
  return text
    .replace(/\s+/g, ' ')
    .replace(/,\s*([\])}])/g, '$1')
    .replace(/([[(])\s+/g, '$1');
}

function attributesKey(item: ReadItem): string {
  return JSON.stringify(retainedAttributes(item.attributes));
}

function printItem(tagged: AnyItem, nameOf: (id: string) => string): string {
  if (tagged.kind === 'constant') return printConstant(tagged.item, nameOf);
  if (tagged.kind === 'struct') return printStruct(tagged.item, nameOf);
  if (tagged.kind === 'enum') return printEnum(tagged.item, nameOf);
  return printFunction(tagged.item, nameOf);
}

/** Our words on upstream's item: by name also for fields and variants. Upstream's own words never come in. */
function withWords(tagged: AnyItem, old: AnyItem | undefined): AnyItem {
  const doc = old?.item.doc ?? null;
  if (tagged.kind === 'struct') {
    const known = old?.kind === 'struct' ? old.item.fields : [];
    return {
      kind: 'struct',
      item: { ...tagged.item, doc, fields: wordsByName(tagged.item.fields, known) },
    };
  }
  if (tagged.kind === 'enum') {
    const known = old?.kind === 'enum' ? old.item.variants : [];
    const variants = wordsByName(tagged.item.variants, known).map((variant) => {
      const fields = known.find(({ name }) => name === variant.name)?.fields ?? [];
      return { ...variant, fields: wordsByName(variant.fields, fields) };
    });
    return { kind: 'enum', item: { ...tagged.item, doc, variants } };
  }
  return { ...tagged, item: { ...tagged.item, doc } } as AnyItem;
}

function wordsByName<Named extends { readonly name: string; readonly doc: string | null }>(
  items: readonly Named[],
  known: readonly { readonly name: string; readonly doc: string | null }[],
): readonly Named[] {
  return items.map((item) => ({
    ...item,
    doc: known.find(({ name }) => name === item.name)?.doc ?? null,
  }));
}

/** `3 new, 1 gone`: for the last line of a report. */
export function countChanges(changes: readonly Change[]): string {
  const kinds = ['new', 'gone', 'changed', 'undocumented'] as const;
  const counts = kinds.flatMap((kind) => {
    const count = changes.filter((change) => change.kind === kind).length;
    return count > 0 ? [`${count} ${kind}`] : [];
  });
  // What has no words yet is told every time, though it is no change.
  const isSame = changes.every(({ kind }) => kind === 'undocumented');
  const head = isSame ? 'nothing changed' : countOf(changes.length, 'remark');
  return counts.length === 0 ? head : `${head}: ${counts.join(', ')}`;
}
