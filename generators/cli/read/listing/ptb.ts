/** The transaction block language of the listing. Pure. */

import type { Location } from '../../../core/diagnostics.ts';
import { parseProse } from '../../../core/prose.ts';
import { oneLine } from '../../../core/text.ts';
import type { PtbItem, PtbLanguage, PtbOperand } from '../../model/model.ts';
import { readExample } from './command.ts';
import type { Entry, Fields } from './yaml.ts';
import { fieldsOf, locationOf, reportAt, textOf } from './yaml.ts';

const PTB_FIELDS = [
  'command',
  'summary',
  'text',
  'items',
  'keywords',
  'packages',
  'forms',
  'lexical',
  'grammar',
  'sections',
  'examples',
];
const ITEM_FIELDS = [
  'name',
  'short',
  'kind',
  'syntax',
  'takes',
  'summary',
  'text',
  'arguments',
  'result',
  'gives',
  'rules',
  'examples',
  'once',
  'conflicts',
];

/** Throws for a file without the field `ptb`. Notes places of the language, its items and examples. */
export function readPtb(file: Fields, places: Map<object, Location>): PtbLanguage {
  const entry = (file.entry.value as ReadonlyMap<string, Entry>).get('ptb');
  if (!entry) throw new Error('readPtb() was called for a file without the field "ptb"');
  const fields = fieldsOf(entry, PTB_FIELDS);
  const addresses = readAddresses(entry);
  const language: PtbLanguage = {
    command: fields.needText('command').split(' '),
    summary: oneLine(fields.needText('summary')),
    prose: parseProse(fields.needText('text'), 'ours'),
    items: fields.entries('items').map((item) => readItem(item, places)),
    keywords: fields.texts('keywords'),
    packages: addresses.map((known) => known.name),
    addresses,
    forms: fields.entries('forms').map(readForm),
    lexical: fields.entries('lexical').map(readRule),
    grammar: fields.needText('grammar').trimEnd(),
    sections: fields.entries('sections').map(readSection),
    examples: fields.entries('examples').map((item) => readExample(item, places)),
  };
  places.set(language, fields.at('command'));
  return language;
}

function readAddresses(entry: Entry): PtbLanguage['addresses'] {
  const packages = (entry.value as ReadonlyMap<string, Entry>).get('packages');
  if (!(packages?.value instanceof Map)) return [];
  return [...packages.value].map(([name, address]) => ({ name, address: textOf(address) ?? '' }));
}

function readItem(entry: Entry, places: Map<object, Location>): PtbItem {
  const fields = fieldsOf(entry, ITEM_FIELDS);
  const name = fields.needText('name');
  const kind = fields.needText('kind');
  if (kind !== 'command' && kind !== 'setting' && kind !== 'switch') {
    reportAt(entry, {
      code: 'cli/shape',
      message: `"${kind}" is no kind of item`,
      fix: 'write command, setting or switch',
    });
  }
  const item: PtbItem = {
    name,
    short: fields.text('short'),
    kind: kind as PtbItem['kind'],
    syntax: fields.text('syntax') ?? name,
    takes: fields.text('takes') ?? '',
    hasResult: fields.has('result'),
    gives: fields.text('gives'),
    isOnce: fields.flag('once'),
    conflicts: fields.texts('conflicts'),
    summary: oneLine(fields.needText('summary')),
    prose: parseProse(fields.needText('text'), 'ours'),
    operands: fields.entries('arguments').map(readOperand),
    result: fields.has('result') ? parseProse(`${fields.text('result') ?? ''}.`, 'ours') : [],
    rules: fields.texts('rules').map((rule) => parseProse(rule, 'ours')),
    examples: fields.entries('examples').map((item) => readExample(item, places)),
  };
  places.set(item, locationOf(entry));
  return item;
}

function readOperand(entry: Entry): PtbOperand {
  const fields = fieldsOf(entry, ['name', 'type', 'text', 'optional', 'many']);
  return {
    name: fields.needText('name'),
    type: fields.needText('type'),
    isOptional: fields.flag('optional'),
    isMany: fields.flag('many'),
    prose: parseProse(fields.needText('text'), 'ours'),
  };
}

function readForm(entry: Entry): PtbLanguage['forms'][number] {
  const fields = fieldsOf(entry, ['form', 'type', 'text']);
  return {
    form: fields.needText('form'),
    type: fields.needText('type'),
    prose: parseProse(fields.needText('text'), 'ours'),
  };
}

function readRule(entry: Entry): PtbLanguage['lexical'][number] {
  const fields = fieldsOf(entry, ['name', 'rule']);
  return { name: fields.needText('name'), rule: fields.needText('rule') };
}

function readSection(entry: Entry): PtbLanguage['sections'][number] {
  const fields = fieldsOf(entry, ['title', 'anchor', 'text']);
  return {
    title: fields.needText('title'),
    anchor: fields.needText('anchor'),
    prose: parseProse(fields.needText('text'), 'ours'),
  };
}
