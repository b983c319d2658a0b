/** Types and defaults of keys as a page shows them. Pure. */

import type { Json, KeyFacts, TypeFacts, VariantFacts } from '../read/syntax.ts';
import type { Choice, DisplayedValue } from './model.ts';

/** `list of sections`, `map of string to path`, `u64`. */
export function typeText(facts: TypeFacts): string {
  const { type, items, items_in_order: inOrder, map_keys: from, map_values: to } = facts;
  if (type === 'object') return 'section';
  if (type === 'enum') return 'choice';
  if (type === 'map')
    return `map of ${from ? typeText(from) : 'text'} to ${to ? typeText(to) : 'any'}`;
  if (type !== 'list') return type;
  if (items?.type === 'list' && items.items_in_order)
    return `list of pairs: ${items.items_in_order.map(typeText).join(', ')}`;
  if (inOrder) return `list: ${inOrder.map(typeText).join(', ')}`;
  if (!items) return 'list';
  return items.type === 'object' ? 'list of sections' : `list of ${typeText(items)}`;
}

export function choicesOf({ variants = [], items, map_keys: keys }: TypeFacts): readonly Choice[] {
  const inner = items ?? keys;
  return variants.length > 0 || !inner ? variants.map(choiceOf) : choicesOf(inner);
}

function choiceOf({ name, aliases = [], form, value }: VariantFacts): Choice {
  const takes = form === 'plain string' ? null : value ? typeText(value) : 'any';
  return { names: [name, ...aliases], takes };
}

/** What the program uses when the key is absent: what it computes, else what parsing gives. */
export function defaultOf(facts: KeyFacts): DisplayedValue | null {
  return display(facts.effective_default ?? facts.default ?? null, facts);
}

export function defaultWithoutSection(facts: KeyFacts): DisplayedValue | null {
  const { default_when_section_absent: value } = facts;
  if (value === undefined) return null;
  return value === null ? { text: 'none', isCode: false } : display(value, facts);
}

const NANOS_IN_MS = 1_000_000;

function display(value: Json, facts: TypeFacts): DisplayedValue | null {
  if (value === null) return null;
  if (typeof value === 'number' && facts.type !== 'string') return code(String(value));
  if (typeof value === 'boolean') return code(String(value));
  if (typeof value === 'string') return isWords(value, facts) ? words(value) : code(quoted(value));
  if (Array.isArray(value)) return value.length === 0 ? words('empty') : code(flow(value));
  const fields = value as Readonly<Record<string, Json>>;
  if (facts.type === 'duration')
    return words(`${Number(fields['secs']) * 1000 + Number(fields['nanos']) / NANOS_IN_MS} ms`);
  const [only, ...others] = Object.keys(fields);
  if (facts.type === 'enum' && only !== undefined && others.length === 0) return code(only);
  if (facts.keys) return words('the defaults of its keys');
  return code(flow(value));
}

/** A default that the program computes is given in words: `number of CPUs`, `now`. */
function isWords(value: string, { type }: TypeFacts): boolean {
  const holdsText = /^(?:string|path|enum|socket address|multiaddr)$/.test(type);
  return value.includes(' ') || value.includes('<') || (!holdsText && !/[_-]/.test(value));
}

function quoted(value: string): string {
  return value === '' ? '""' : value;
}

function flow(value: Json): string {
  return JSON.stringify(value).replaceAll('":', '": ').replaceAll(',', ', ');
}

function code(text: string): DisplayedValue {
  return { text, isCode: true };
}

function words(text: string): DisplayedValue {
  return { text, isCode: false };
}
