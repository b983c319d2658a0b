/** The description of each entry point, symbol and member: upstream's, else ours. Pure. */

import type { Descriptions } from '../core/descriptions.ts';
import { unusedDescriptions, descriptionsFrom } from '../core/descriptions.ts';
import type { Diagnostic } from '../core/diagnostics.ts';
import { compareText } from '../core/text.ts';
import type { CallModel, MemberModel, SymbolModel, TsModel } from './model/model.ts';

export interface SymbolDescriptions {
  /** Markdown, or null for what is undocumented. */
  ofEntry(name: string): string | null;
  ofSymbol(symbol: SymbolModel): string | null;
  ofMember(member: MemberModel): string | null;
  /** The words were written for what the member overrides, implements or inherits. */
  isInherited(member: MemberModel): boolean;
  /** Ids without prefix of symbols, and of classes' own members, without a description. Sorted. */
  readonly undocumented: readonly string[];
  /** How many of our descriptions are used. */
  readonly ours: number;
  readonly diagnostics: readonly Diagnostic[];
}

export function joinDescriptions(model: TsModel, ours: Descriptions): SymbolDescriptions {
  const descriptions = descriptionsFrom(ours);
  const known = new Map<string, string | null>();
  const choose = (id: string, upstream: string | null): void => {
    const text = descriptions.of(id);
    known.set(id, ours.has(id) ? text : (upstream ?? text));
  };
  for (const entry of model.entries) {
    choose(entry.name, entry.text);
    for (const symbol of entry.symbols) {
      choose(bare(symbol.id), symbol.doc.text ?? callText(symbol.calls));
      for (const member of symbol.members)
        if (member.kind === 'constructor' || member.name !== 'constructor')
          choose(bare(member.id), callText(member.calls));
        else known.set(bare(member.id), callText(member.calls));
    }
  }
  const copied = inheritTerms(model, known, (id) => ours.has(id));
  return {
    ofEntry: (name) => known.get(name) ?? null,
    ofSymbol: (symbol) => known.get(bare(symbol.id)) ?? null,
    ofMember: (member) => known.get(bare(member.id)) ?? null,
    isInherited: (member) => copied.has(member.id),
    undocumented: countedIds(model)
      .filter((id) => (known.get(id) ?? null) === null)
      .sort(compareText),
    ours: descriptions.used.size,
    diagnostics: unusedDescriptions('typescript', ours, descriptions),
  };
}

/**
 * A member that inherits, overrides or implements another without a word means the same. TypeDoc copies
 * the other's comment then; who describes the other anew describes all of them. Gives the ids of members
 * whose words are another's.
 */
function inheritTerms(
  model: TsModel,
  known: Map<string, string | null>,
  isOurs: (id: string) => boolean,
): ReadonlySet<string> {
  const members = new Map(
    model.entries
      .flatMap((entry) => entry.symbols)
      .flatMap((symbol) => symbol.members)
      .map((member) => [member.id, member]),
  );
  const copied = new Set<string>();
  const settled = new Set<string>();
  const settle = (member: MemberModel): void => {
    if (settled.has(member.id)) return;
    settled.add(member.id);
    const message = callText(member.calls);
    for (const ref of [member.inheritedFrom, ...member.relations.map((relation) => relation.ref)]) {
      const other = ref === null ? undefined : members.get(ref);
      if (other === undefined || copied.has(member.id) || isOurs(bare(member.id))) continue;
      settle(other);
      const isMute = (known.get(bare(member.id)) ?? null) === null;
      const text = known.get(bare(other.id)) ?? null;
      if (text === null || !(isMute || (message !== null && message === callText(other.calls))))
        continue;
      known.set(bare(member.id), text);
      copied.add(member.id);
    }
  };
  for (const member of members.values()) settle(member);
  return copied;
}

export function bare(id: string): string {
  return id.slice('ts:'.length);
}

function callText(calls: readonly CallModel[]): string | null {
  return calls.find((call) => call.doc.text !== null)?.doc.text ?? null;
}

function countedIds(model: TsModel): string[] {
  return model.entries.flatMap((entry) => [
    entry.name,
    ...entry.symbols.flatMap((symbol) => [
      bare(symbol.id),
      ...(symbol.kind === 'class'
        ? symbol.members
            .filter((member) => member.inheritedFrom === null)
            .map((member) => bare(member.id))
        : []),
    ]),
  ]);
}
