/** The surface report: one line for each symbol and class member. What people review when the input changes. Pure. */

import { compareText, oneLine } from '../core/text.ts';
import { textOf } from './model/code/layout.ts';
import { deprecationOf } from './model/deprecation.ts';
import type { EntryModel, MemberModel, SymbolModel, Token, TsModel } from './model/model.ts';
import { bare } from './descriptions.ts';

/** Longer declarations are cut: a change far inside shows on the page. */
const LONGEST = 300;

export function apiReportOf(model: TsModel, undocumented: readonly string[]): string {
  const missing = new Set(undocumented);
  const lines = model.entries.flatMap((entry) => entryLines(entry, missing));
  return `${[`${model.package} ${model.version}`, ...lines].join('\n')}\n`;
}

function entryLines(entry: EntryModel, undocumented: ReadonlySet<string>): string[] {
  const line = (id: string, code: string, deprecation: string | null): string =>
    `${id}${code}${deprecation === null ? '' : ' deprecated'}${undocumented.has(id) ? ' undocumented' : ''}`;
  const symbolLines = ({ id, calls, code, doc }: SymbolModel): string[] =>
    (calls.length > 0 ? calls : [{ code, doc }]).map((call) =>
      line(bare(id), codeLine(call.code), doc.deprecation ?? call.doc.deprecation),
    );
  const memberLines = ({ id, calls, inheritedFrom }: MemberModel): string[] =>
    // In a subclass the compiler has filled in the type parameters: not what the source says.
    inheritedFrom !== null
      ? [line(bare(id), ` from ${bare(inheritedFrom)}`, deprecationOf(calls))]
      : calls.map(({ code, doc }) => line(bare(id), codeLine(code), doc.deprecation));
  return [
    line(entry.name, '', null),
    ...entry.symbols.flatMap((symbol) => [
      ...symbolLines(symbol),
      ...(symbol.kind === 'class' ? symbol.members.flatMap(memberLines) : []),
    ]),
    ...entry.reexports.map(
      ({ name, ref }) => `${entry.name}/${name} re-exports ${ref === null ? '?' : bare(ref)}`,
    ),
  ].sort(compareText);
}

function codeLine(code: readonly Token[]): string {
  const line = unbroken(oneLine(textOf(code)));
  return ` ${line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line}`;
}

/** Where lines break is layout; the report must not change with it. */
function unbroken(line: string): string {
  return line
    .replace(/([(<[]) /g, '$1')
    .replace(/,? ([)\]])/g, '$1')
    .replace(/, >/g, '>')
    .replace(/[;,] }/g, ' }')
    .replace(/([:=<(,]) \| /g, '$1 ');
}
