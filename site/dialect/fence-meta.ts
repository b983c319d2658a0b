/** What an author says about a code block after its language: the grammar, and nothing about its truth. Pure. */

export interface FenceMeta {
  readonly title: string | null;
  /** Contexts that complete a fragment: files in `docs/examples/_contexts/`. */
  readonly fragment: readonly string[];
  /** Codes of the errors that the block must fail with. */
  readonly error: readonly string[];
  /** Why nothing checks the block; always together with `until`. */
  readonly unchecked: string | null;
  /** Month in which the excuse ends: `2027-06`. */
  readonly until: string | null;
  /** Path below `docs/` of the file that the block quotes. */
  readonly file: string | null;
  readonly region: string | null;
  /** Blocks of one page with one name are one program. */
  readonly package: string | null;
  /** The block holds the variables of the operation before it. */
  readonly isVariables: boolean;
  /** The program is run, and what it prints is the output block right after it. */
  readonly isRun: boolean;
  /** The example whose fixtures answer as a full node while it runs: `coin-tools`, `coin-tools/empty`. */
  readonly node: string | null;
  /** The program or library outside of Sui that prints the output. */
  readonly from: string | null;
}

export interface MetaError {
  readonly rule:
    'unknown-attribute' | 'repeated-attribute' | 'missing-value' | 'unquoted-attribute';
  readonly name: string;
  /** Offset in the meta text. */
  readonly offset: number;
}

export const fenceAttributes = [
  'title',
  'fragment',
  'error',
  'unchecked',
  'until',
  'file',
  'region',
  'package',
  'node',
  'from',
] as const;
type AttributeName = (typeof fenceAttributes)[number];

/** `showLineNumbers` is the site's, the others are ours. */
export const fenceFlags = ['variables', 'run', 'showLineNumbers'] as const;

// A quoted or bare value, a flag, or `{1,3-4}` for marked lines. A quote that never ends is one long word.
const TOKEN = /\{[^}]*\}|([A-Za-z][\w-]*)=(?:"([^"]*)"|'([^']*)'|([^\s"']*)(?!["']))|\S+/g;

export function readFenceMeta(text: string | null | undefined): {
  readonly meta: FenceMeta;
  readonly errors: readonly MetaError[];
} {
  const values = new Map<string, string>();
  const errors: MetaError[] = [];
  for (const match of (text ?? '').matchAll(TOKEN)) {
    const [word, attribute, double, single, bare] = match;
    if (word.startsWith('{')) continue;
    const name = attribute ?? word;
    const value = double ?? single ?? bare ?? '';
    const rule = errorOf({
      name,
      value,
      isAttribute: attribute !== undefined,
      isRepeated: values.has(name),
    });
    if (rule) errors.push({ rule, name, offset: match.index });
    values.set(name, value);
  }
  return { meta: metaOf(values), errors };
}

function errorOf(token: {
  readonly name: string;
  readonly value: string;
  readonly isAttribute: boolean;
  readonly isRepeated: boolean;
}): MetaError['rule'] | null {
  const isFlag = (fenceFlags as readonly string[]).includes(token.name);
  const isAttribute = (fenceAttributes as readonly string[]).includes(token.name);
  if (!token.isAttribute && token.name.includes('=')) return 'unquoted-attribute';
  if (token.isAttribute ? !isAttribute : !isFlag && !isAttribute) return 'unknown-attribute';
  if (token.isRepeated) return 'repeated-attribute';
  return isAttribute && token.value.trim() === '' ? 'missing-value' : null;
}

function metaOf(values: ReadonlyMap<string, string>): FenceMeta {
  const valueOf = (name: AttributeName): string | null => values.get(name)?.trim() || null;
  const many = (name: AttributeName): readonly string[] =>
    valueOf(name)
      ?.split(',')
      .map((part) => part.trim()) ?? [];
  return {
    title: valueOf('title'),
    fragment: many('fragment'),
    error: many('error'),
    unchecked: valueOf('unchecked'),
    until: valueOf('until'),
    file: valueOf('file'),
    region: valueOf('region'),
    package: valueOf('package'),
    isVariables: values.has('variables'),
    isRun: values.has('run'),
    node: valueOf('node'),
    from: valueOf('from'),
  };
}
