/** The transaction block language of the listing. Pure. */

import type { Location } from '../../../core/diagnostics.ts';
import { oneLine } from '../../../core/text.ts';
import type { PtbItem, PtbLanguage, PtbOperand } from '../../model/model.ts';
import { KINDS } from '../../model/model.ts';
import { ourProse, readExample } from './command.ts';
import type { Entry } from './yaml.ts';
import { fieldsOf, locationOf, reportShape, textOf } from './yaml.ts';

/** Notes places of the language, its items and examples. */
export function readPtb(entry: Entry, locations: Map<object, Location>): PtbLanguage {
  const fields = fieldsOf(entry);
  const addresses = [...fields.named('packages')].map(([name, address]) => ({
    name,
    address: textOf(address) ?? '',
  }));
  const language: PtbLanguage = {
    command: fields.needText('command').split(' '),
    summary: oneLine(fields.needText('summary')),
    prose: ourProse(fields.needText('text')),
    items: fields.entries('items').map((item) => readItem(item, locations)),
    keywords: fields.texts('keywords'),
    packages: addresses.map(({ name }) => name),
    addresses,
    forms: fields.entries('forms').map(readForm),
    lexical: fields.entries('lexical').map(readRule),
    grammar: fields.needText('grammar').trimEnd(),
    sections: fields.entries('sections').map(readSection),
    examples: fields.entries('examples').map((item) => readExample(item, locations)),
  };
  locations.set(language, fields.at('command'));
  return language;
}

function readItem(entry: Entry, locations: Map<object, Location>): PtbItem {
  const fields = fieldsOf(entry);
  const name = fields.needText('name');
  const word = fields.needText('kind');
  const kind = KINDS.find((known) => known === word);
  if (!kind)
    reportShape(entry, `"${word}" is not a kind of item`, 'write command, setting or switch');
  const item: PtbItem = {
    name,
    short: fields.text('short'),
    kind: kind ?? 'command',
    syntax: fields.text('syntax') ?? name,
    takes: fields.text('takes') ?? '',
    hasResult: fields.has('result'),
    gives: fields.text('gives'),
    isOnce: fields.flag('once'),
    conflicts: fields.texts('conflicts'),
    summary: oneLine(fields.needText('summary')),
    prose: ourProse(fields.needText('text')),
    operands: fields.entries('arguments').map(readOperand),
    result: fields.has('result') ? ourProse(`${fields.text('result') ?? ''}.`) : [],
    rules: fields.texts('rules').map(ourProse),
    examples: fields.entries('examples').map((example) => readExample(example, locations)),
  };
  locations.set(item, locationOf(entry));
  return item;
}

function readOperand(entry: Entry): PtbOperand {
  const fields = fieldsOf(entry);
  return {
    name: fields.needText('name'),
    type: fields.needText('type'),
    isOptional: fields.flag('optional'),
    isMany: fields.flag('many'),
    prose: ourProse(fields.needText('text')),
  };
}

function readForm(entry: Entry): PtbLanguage['forms'][number] {
  const { needText } = fieldsOf(entry);
  return { form: needText('form'), type: needText('type'), prose: ourProse(needText('text')) };
}

function readRule(entry: Entry): PtbLanguage['lexical'][number] {
  const { needText } = fieldsOf(entry);
  return { name: needText('name'), rule: needText('rule') };
}

function readSection(entry: Entry): PtbLanguage['sections'][number] {
  const { needText } = fieldsOf(entry);
  const [title, anchor] = [needText('title'), needText('anchor')];
  return { title, anchor, prose: ourProse(needText('text')) };
}
