/**
 * A declaration file as we write them, read from its text without building a syntax tree, and exactly as the
 * tree would tell. Everything else, broken files above all, gives null and takes the long way: this file saves
 * time, nothing else. Pure.
 */

import type { Diagnostic } from '../../../core/diagnostics.ts';
import type { SourceText } from '../../../core/source.ts';
import type { ReadModule } from '../declarations.ts';
import { moduleScope } from './module-scope.ts';
import { quickConstant, quickFunction, quickStruct } from './quick-items.ts';
import type { Scan } from './quick-scan.ts';
import { take, takeLead } from './quick-scan.ts';
import { LARGEST_SOURCE } from './parser.ts';

const MODULE = /module ([A-Za-z_]\w*)::([A-Za-z_]\w*);/y;
const NAME = String.raw`(?!(?:fun|spec)\b)[A-Za-z_]\w*`;
const NAMES = `(?:${NAME}|\\{${NAME}(?:, ${NAME})*\\})`;
const METHOD = `(?:public )?use fun ${NAME}(?:::${NAME}){0,2} as ${NAME}(?:::${NAME}){0,2}\\.${NAME};`;
const USE = new RegExp(`${METHOD}|use ${NAME}::${NAME}(?:::${NAMES})?;`, 'y');

const STRUCT_NAME = /public struct (\w+)/y;

/** One module that fills its file. Null as well for what would give a diagnostic. */
export function quickModule(source: SourceText): ReadModule | null {
  const { text } = source;
  // Block comments may stand anywhere, and hold anything.
  if (text.includes('/*') || text.length > LARGEST_SOURCE) return null;
  // Only `use` brings in names, and only `public use` methods: the order between the two says nothing.
  const uses = [...linesWith('use ', USE, text), ...linesWith('public use ', USE, text)];
  const types = linesWith('public struct ', STRUCT_NAME, text);
  const head = { text, at: 0, line: 1, lineStart: 0 };
  const lead = takeLead(head, source);
  const name = lead === null ? null : take(head, MODULE);
  if (lead === null || name === null) return null;
  const { scope, ...identity } = moduleScope(name[1] ?? '', name[2] ?? '', uses, types);
  const diagnostics: Diagnostic[] = [];
  const scan: Scan = { ...head, source, scope, diagnostics, types: new Map() };
  const items = takeItems(scan);
  // Declarations that do not begin a line have escaped the look ahead.
  const isWhole = items?.uses === uses.length && items.structs.length === types.length;
  if (!isWhole || diagnostics.length > 0) return null;
  const { structs, constants, functions } = items;
  return { ...identity, ...lead, structs, enums: [], constants, functions, scope };
}

/** What the pattern finds on the lines that begin so; looking for fixed words first is faster. */
function linesWith(words: string, pattern: RegExp, text: string): readonly string[] {
  const found: string[] = [];
  for (let at = text.indexOf(`\n${words}`); at !== -1; at = text.indexOf(`\n${words}`, at + 1)) {
    pattern.lastIndex = at + 1;
    const line = pattern.exec(text);
    if (line !== null) found.push(line[1] ?? line[0]);
  }
  return found;
}

type Items = Pick<ReadModule, 'structs' | 'constants' | 'functions'> & { readonly uses: number };

function takeItems(scan: Scan): Items | null {
  const structs: ReadModule['structs'][number][] = [];
  const constants: ReadModule['constants'][number][] = [];
  const functions: ReadModule['functions'][number][] = [];
  let uses = 0;
  for (;;) {
    const lead = takeLead(scan, scan.source);
    if (lead === null) return null;
    if (scan.at === scan.text.length) return { structs, constants, functions, uses };
    const one = quickFunction(scan, lead);
    if (one !== null) {
      functions.push(one);
      continue;
    }
    const constant = quickConstant(scan, lead);
    const struct = constant === null ? quickStruct(scan, lead) : null;
    if (constant !== null) constants.push(constant);
    else if (struct !== null) structs.push(struct);
    else if (take(scan, USE) !== null) uses += 1;
    else return null;
  }
}
