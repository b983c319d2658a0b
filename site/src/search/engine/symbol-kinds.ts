/** How much a kind of symbol is a definition of its own. Pure. */

/** Parts of another definition: their name alone says little. */
const members: ReadonlySet<string> = new Set([
  'field',
  'argument',
  'enum value',
  'input field',
  'parameter',
  'option',
  'block setting',
  'property',
  'enum member',
  'accessor',
  'type parameter',
  'configuration key',
]);

/** From what a name most likely means to what it hardly means; what is not listed is in the middle. */
const order: readonly string[] = [
  'package',
  'module',
  'entry point',
  'object type',
  'struct',
  'class',
  'command',
  'interface',
  'enum',
  'union',
  'scalar',
  'query',
  'mutation',
  'API method',
  'JSON-RPC method',
  'input type',
  'function',
  'macro',
  'method',
  'type alias',
];
const last: readonly string[] = [
  'internal macro',
  'internal function',
  'JSON-RPC type',
  'constant',
  'error code',
  'option',
  'block setting',
  'field',
  'input field',
  'enum value',
  'parameter',
  'argument',
  'metric',
  'configuration key',
];

export function isMember(symbolKind: string): boolean {
  return members.has(symbolKind);
}

/** Smaller comes first; what is gone comes last. */
export function kindOrder(symbolKind: string): number {
  if (symbolKind.startsWith('removed ')) return order.length + last.length + 1;
  const early = order.indexOf(symbolKind);
  if (early !== -1) return early;
  const late = last.indexOf(symbolKind);
  return late === -1 ? order.length : order.length + 1 + late;
}
