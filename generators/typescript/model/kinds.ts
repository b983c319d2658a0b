/** The kinds of symbols, and what one and several of them are called. Pure. */

/** In the order of the page; of two symbols with one name the first in this order keeps the plain id. */
export const KIND_WORDS = {
  class: ['class', 'classes'],
  function: ['function', 'functions'],
  variable: ['constant', 'constants'],
  enum: ['enum', 'enums'],
  interface: ['interface', 'interfaces'],
  type: ['type', 'types'],
  namespace: ['namespace', 'namespaces'],
} as const;

export type SymbolKind = keyof typeof KIND_WORDS;

/** In the order of the page. */
export const KINDS = Object.keys(KIND_WORDS) as readonly SymbolKind[];
