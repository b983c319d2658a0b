/** The surface report: one line for each symbol and class member. What people review when the input changes. Pure. */

import { oneLine, compareText } from '../core/text.ts';
import { deprecationOf } from './pages/doc-parts.ts';
import type { DocModel, EntryModel, TsModel } from './model/model.ts';
import { textOf } from './model/code/tokens.ts';
import { bare } from './words.ts';

/** Longer declarations are cut: a change far inside shows on the page. */
const LONGEST = 300;

export function surfaceOf(model: TsModel, undocumented: readonly string[]): string {
  const mute = new Set(undocumented);
  const lines = model.entries.flatMap((entry) => entryLines(entry, mute));
  return `${[`${model.package} ${model.version}`, ...lines].join('\n')}\n`;
}

function entryLines(entry: EntryModel, mute: ReadonlySet<string>): string[] {
  const symbols = entry.symbols.flatMap((symbol) => {
    const { calls, doc } = symbol;
    const line = (code: string, reason: Deprecation): string =>
      `${bare(symbol.id)} ${code}${flagsOf(bare(symbol.id), reason, mute)}`;
    const own =
      calls.length > 0
        ? calls.map((call) =>
            line(codeLine(textOf(call.code)), doc.deprecation ?? call.doc.deprecation),
          )
        : [line(codeLine(textOf(symbol.code)), doc.deprecation)];
    const members =
      symbol.kind !== 'class'
        ? []
        : symbol.members.flatMap((member) => {
            const origin =
              member.inheritedFrom === null ? '' : ` from ${bare(member.inheritedFrom)}`;
            // In a subclass the compiler has filled in the type parameters: not what anybody wrote.
            if (member.inheritedFrom !== null)
              return [
                `${bare(member.id)}${origin}${flagsOf(bare(member.id), deprecationOf(member.calls), mute)}`,
              ];
            return member.calls.map((call) => {
              const flags = flagsOf(bare(member.id), call.doc.deprecation, mute);
              return `${bare(member.id)} ${codeLine(textOf(call.code))}${flags}`;
            });
          });
    return [...own, ...members];
  });
  const reexports = entry.reexports.map(
    (one) => `${entry.name}/${one.name} re-exports ${one.ref === null ? '?' : bare(one.ref)}`,
  );
  return [
    `${entry.name}${mute.has(entry.name) ? ' undocumented' : ''}`,
    ...symbols,
    ...reexports,
  ].sort(compareText);
}

function codeLine(code: string): string {
  const line = unbroken(oneLine(code));
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
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

/** Why nobody should call it any more; null for what is current. */
type Deprecation = DocModel['deprecation'];

function flagsOf(id: string, reason: Deprecation, mute: ReadonlySet<string>): string {
  return `${reason !== null ? ' deprecated' : ''}${mute.has(id) ? ' undocumented' : ''}`;
}
