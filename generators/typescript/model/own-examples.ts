/** Examples of ours on the pages of a release that they were not written for: what imports a lost name goes. Pure. */

import type { Description, Descriptions } from '../../core/descriptions.ts';
import { descriptionsFile } from '../../core/descriptions.ts';
import type { Diagnostic } from '../../core/diagnostics.ts';
import { ROOT } from './exported.ts';
import type { TsModel } from './model.ts';

export interface FittingWords {
  readonly descriptions: Descriptions;
  /** One warning for each example that is left out, at its place in our prose. */
  readonly diagnostics: readonly Diagnostic[];
}

/** `sdk` is the package that our words are about. */
export function fittingWords(model: TsModel, own: Descriptions, sdk: string): FittingWords {
  const lacks = missingIn(model, sdk);
  const known = new Set(
    model.entries.flatMap((entry) => [entry.name, ...entry.symbols.map((one) => one.id.slice(3))]),
  );
  // `client/SuiClient.getCoins` stands on the page of `client/SuiClient`; a name with `*` anywhere.
  const isShown = (id: string): boolean =>
    id.includes('*') || known.has(id) || known.has(id.replace(/\.[^./]+$/, ''));
  const diagnostics: Diagnostic[] = [];
  const descriptions = new Map<string, Description>();
  for (const [id, one] of own) {
    const markdown = one.markdown.replace(BLOCK, (block: string, at: number) => {
      const missing = isShown(id) ? lacks(block) : null;
      if (missing === null) return block;
      // Between a heading and its text stands an empty line.
      const line = one.line + 2 + one.markdown.slice(0, at).split('\n').length - 1;
      diagnostics.push(unfitExample(id, missing, { model, line }));
      return '';
    });
    if (markdown.trim() !== '') descriptions.set(id, { ...one, markdown: markdown.trim() });
  }
  return { descriptions, diagnostics };
}

const BLOCK = /^```(?:ts|typescript)\b[^]*?^```$/gm;
const IMPORT = /^import\s+(?:type\s+)?\{([^}]*)\}\s+from\s+'([^']+)'/gm;

/** What a block imports from the SDK and the package does not export, as `SuiClient of @mysten/sui/client`. */
function missingIn(model: TsModel, sdk: string): (block: string) => string | null {
  const exported = new Map(
    model.entries.map((entry) => [
      entry.name === ROOT ? model.package : `${model.package}/${entry.name}`,
      new Set([...entry.symbols, ...entry.reexports].map((one) => one.name)),
    ]),
  );
  return (block) => {
    for (const [, names = '', specifier = ''] of block.matchAll(IMPORT)) {
      if (specifier !== sdk && !specifier.startsWith(`${sdk}/`)) continue;
      const name = namesIn(names).find((one) => exported.get(specifier)?.has(one) !== true);
      if (name !== undefined) return `${name} of ${specifier}`;
    }
    return null;
  };
}

/** `A, type B as C` → `A`, `B`. */
function namesIn(list: string): string[] {
  const names = list.split(',').map((one) => one.trim().replace(/^type\s+/, ''));
  return names.map((one) => one.split(/\s+as\s+/)[0] ?? '').filter((one) => one !== '');
}

function unfitExample(
  id: string,
  missing: string,
  { model, line }: { readonly model: TsModel; readonly line: number },
): Diagnostic {
  return {
    level: 'warning',
    code: 'typescript/unfit-example',
    message: `the example of ${id} imports ${missing}, which ${model.package} ${model.version} does not export: it is left out`,
    at: { file: descriptionsFile('typescript'), line, column: 1 },
    fix: 'write the example for this release once it is the documented one',
  };
}

/** Our words were checked against one release only. */
export function otherRelease(model: TsModel, pinned: string, count: number): Diagnostic {
  return {
    level: 'warning',
    code: 'typescript/other-release',
    message: `${count} descriptions of ours stand on pages of ${model.version}, and were written for ${pinned}`,
    at: null,
    fix: 'read them against this release before you rely on these pages',
  };
}
