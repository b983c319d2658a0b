/** Our examples on the pages of another release: one that imports what the release lacks is left out. Pure. */

import type { Description, Descriptions } from '../../core/descriptions.ts';
import { descriptionsFile } from '../../core/descriptions.ts';
import type { Diagnostic } from '../../core/diagnostics.ts';
import { warningAt } from '../../core/diagnostics.ts';
import type { TsModel } from './model.ts';
import { specifierOf } from './names.ts';

export interface FittingDescriptions {
  readonly descriptions: Descriptions;
  /** One warning for each example that is left out, at its place in our prose. */
  readonly diagnostics: readonly Diagnostic[];
}

const BLOCK = /^```(?:ts|typescript)\b[^]*?^```$/gm;
const IMPORT = /^import\s+(?:type\s+)?\{([^}]*)\}\s+from\s+'([^']+)'/gm;

/** `sdk` is the package that our descriptions are about. */
export function withoutUnfitExamples(
  model: TsModel,
  ours: Descriptions,
  sdk: string,
): FittingDescriptions {
  const exported = exportsOf(model);
  const ids = model.entries.flatMap(({ name, symbols }) => [name, ...symbols.map(({ id }) => id)]);
  const displayed = new Set(ids.map((id) => id.replace(/^ts:/, '')));
  const diagnostics: Diagnostic[] = [];
  const descriptions = new Map<string, Description>();
  for (const [id, description] of ours) {
    // `client/SuiClient.getCoins` is on the page of `client/SuiClient`; a name with `*` may be anywhere.
    const isDisplayed =
      id.includes('*') || displayed.has(id) || displayed.has(id.replace(/\.[^./]+$/, ''));
    const markdown = description.markdown.replace(BLOCK, (block: string, at: number) => {
      const missing = isDisplayed ? missingImport(block, exported, sdk) : null;
      if (missing === null) return block;
      // There is an empty line between a heading and its text.
      const line = description.line + 1 + description.markdown.slice(0, at).split('\n').length;
      diagnostics.push(unfitExample(model, `${id} imports ${missing}`, line));
      return '';
    });
    if (markdown.trim() !== '') descriptions.set(id, { ...description, markdown: markdown.trim() });
  }
  return { descriptions, diagnostics };
}

/** Specifier → the names that can be imported from it. */
function exportsOf(model: TsModel): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(
    model.entries.map((entry) => [
      specifierOf(model, entry),
      new Set([...entry.symbols, ...entry.reexports].map((symbol) => symbol.name)),
    ]),
  );
}

/** What a block imports from the SDK and the package does not export, as `SuiClient of @mysten/sui/client`. */
function missingImport(
  block: string,
  exported: ReadonlyMap<string, ReadonlySet<string>>,
  sdk: string,
): string | null {
  for (const [, list = '', specifier = ''] of block.matchAll(IMPORT)) {
    if (specifier !== sdk && !specifier.startsWith(`${sdk}/`)) continue;
    const names = list.match(/(?<=^|,)\s*(?:type\s+)?[\w$]+/g) ?? [];
    const missing = names
      .map((name) => name.replace(/^\s*(type\s+)?/, ''))
      .find((name) => exported.get(specifier)?.has(name) !== true);
    if (missing !== undefined) return `${missing} of ${specifier}`;
  }
  return null;
}

function unfitExample(model: TsModel, what: string, line: number): Diagnostic {
  return warningAt(
    { file: descriptionsFile('typescript'), line, column: 1 },
    'typescript/unfit-example',
    {
      message: `the example of ${what}, which ${model.package} ${model.version} does not export: it is left out`,
      fix: 'write the example for this release once it is the documented one',
    },
  );
}

/** Our descriptions were checked against one release only. */
export function otherRelease(model: TsModel, pinned: string, count: number): Diagnostic {
  return warningAt(null, 'typescript/other-release', {
    message: `${count} of our descriptions are on pages of ${model.version} but were written for ${pinned}`,
    fix: 'compare them with this release before you rely on these pages',
  });
}
