/** Two releases of the SDK, graded by what stops compiling for those who import it. Asks the compiler; reads the new package. */

import type {
  DocModel,
  EntryModel,
  MemberModel,
  SymbolModel,
  Token,
} from '../../../generators/typescript/model/model.ts';
import { withArticle } from '../../../generators/core/text.ts';
import type { Change } from './change.ts';
import { isSame, matchUp } from './change.ts';
import type { Use } from './schema.ts';
import { exportsOf, replacementsOf } from './typescript/exported.ts';
import { headChange, headOf, isSameHead, scopeOf } from './typescript/head.ts';
import { loadRenameNotes } from './typescript/rename-notes.ts';
import { hasGaps, isGeneric, keyOf, textOf } from './typescript/text.ts';
import { usesOf } from './typescript/uses.ts';
import type { Pair, TsRelease } from './typescript/grade-pairs.ts';
import { compareDescriptions } from './typescript/descriptions.ts';
import { gradeModifiers } from './typescript/modifiers.ts';
import { change, gradePairs } from './typescript/grade-pairs.ts';

export function gradeTypescript(
  before: TsRelease,
  after: TsRelease,
  root: string,
): readonly Change[] {
  const found: Change[] = [];
  const pairs: Pair[] = [];
  const replacements = replacementsOf(before.model, after.model);
  const uses = usesOf([before.model, after.model]);
  const { removed, added, retained } = matchUp(
    before.model.entries,
    after.model.entries,
    ({ name }) => name,
  );
  const notes = loadRenameNotes(after.source.folder, before.model.version);
  const goneSymbol = (symbol: SymbolModel): Change =>
    withReplacement(
      removedChange('symbol', symbol, docOf(symbol)?.deprecation ?? notes.get(symbol.name)),
      replacements.get(symbol.id),
    );
  for (const { name, symbols } of removed)
    found.push(
      change(`ts:${name}`, ['breaking', 'entry-gone', 'the entry point is gone'], name, null),
      // What is somewhere else is told by its name; the rest went with it.
      ...symbols
        .map(goneSymbol)
        .map((gone) => (gone.replacement === undefined ? asPart(gone) : gone)),
    );
  for (const { name, symbols } of added)
    found.push(
      change(`ts:${name}`, ['safe', 'entry-new', 'the entry point is new'], null, name),
      ...symbols.map((symbol) => asPart(newSymbol(symbol))),
    );
  for (const [old, now] of retained) {
    const [was, is] = [exportsOf(old, before.model), exportsOf(now, after.model)];
    const isStillExported = ({ id, name }: SymbolModel, side: typeof is, entry: EntryModel) =>
      side.has(id) || entry.reexports.some((reexport) => reexport.name === name);
    for (const symbol of old.symbols)
      if (!isStillExported(symbol, is, now)) found.push(goneSymbol(symbol));
    for (const symbol of now.symbols)
      if (!isStillExported(symbol, was, old)) found.push(newSymbol(symbol));
    for (const [id, exported] of was) {
      const other = is.get(id);
      // What both only pass on is compared where it is declared.
      if (other && (exported.isOwn || other.isOwn))
        compareSymbols(exported.symbol, other.symbol, {
          found,
          pairs,
          entry: now.name,
          use: useOf(exported.symbol, uses),
        });
    }
    for (const { name } of matchUp(old.reexports, now.reexports, ({ name }) => name).removed)
      if (!now.symbols.some((symbol) => symbol.name === name))
        found.push(
          change(
            `ts:${old.name}/${name}`,
            ['breaking', 'symbol-gone', 'the entry point no longer exports it'],
            name,
            null,
          ),
        );
  }
  // A name that moved is written as before: nobody sees a difference.
  const gradedPairs = gradePairs(pairs, [before, after], root).filter(
    (graded) => graded.before !== graded.after || isDocumented(graded),
  );
  return [...found, ...gradedPairs].map((graded) =>
    EXPERIMENTAL.test(graded.id) ? { ...graded, isUnstable: true as const } : graded,
  );
}

/** `ts:experimental/…`, and names such as `Experimental_CoreClient` that other entry points have. */
const EXPERIMENTAL = /[:/.]experimental(?![a-z])/i;

function codeOf({
  code,
  calls,
}: Pick<SymbolModel, 'calls'> & { readonly code?: readonly Token[] }): string {
  return calls.length > 0 ? calls.map((call) => textOf(call.code)).join('; ') : textOf(code ?? []);
}

/** Of a function it is at the ways to call it. */
function docOf({ calls, doc }: SymbolModel): DocModel {
  return calls[0]?.doc ?? doc;
}

function removedChange(
  what: string,
  removed: SymbolModel | MemberModel,
  deprecation: string | null | undefined,
): Change {
  const grading = ['breaking', `${what}-gone`, `the ${removed.kind} is gone`] as const;
  const found = change(removed.id, grading, codeOf(removed), null);
  return deprecation ? { ...found, deprecation } : found;
}

function newSymbol(symbol: SymbolModel): Change {
  return change(
    symbol.id,
    ['safe', 'symbol-new', `the ${symbol.kind} is new`],
    null,
    codeOf(symbol),
  );
}

function asPart(graded: Change): Change {
  return { ...graded, isPart: true };
}

/** For those who import it, an interface and a type of the same shape are one. */
function isData({ kind }: SymbolModel): boolean {
  return kind === 'interface' || kind === 'type';
}

/** Nobody gives the SDK its own constants. */
function useOf({ id, kind }: SymbolModel, uses: ReadonlyMap<string, Use>): Use {
  return kind === 'variable' ? 'out' : (uses.get(id) ?? 'both');
}

function importOf({ name, isTypeOnly }: SymbolModel): string {
  return `import ${isTypeOnly ? 'type ' : ''}{ ${name} }`;
}

function withReplacement(graded: Change, replacement: string | undefined): Change {
  if (replacement === undefined) return graded;
  return {
    ...graded,
    replacement,
    message: `${graded.message}; ${replacement.slice('ts:'.length)} takes its place`,
  };
}

interface Collected {
  readonly entry: string;
  readonly found: Change[];
  readonly pairs: Pair[];
  readonly use: Use;
}

function compareSymbols(old: SymbolModel, now: SymbolModel, collected: Collected): void {
  const { found, pairs, use, entry } = collected;
  const scope = { entry, symbol: now, member: null };
  found.push(...compareDescriptions(old.id, docOf(old), docOf(now)));
  if (old.isTypeOnly !== now.isTypeOnly) {
    const grading = now.isTypeOnly
      ? (['breaking', 'type-only', 'is exported as a type only now'] as const)
      : (['safe', 'value', 'is exported as a value too now'] as const);
    found.push(change(old.id, grading, importOf(old), importOf(now)));
  }
  if (old.kind !== now.kind && !(isData(old) && isData(now))) {
    const isValue = ({ kind }: SymbolModel): boolean =>
      kind === 'class' || kind === 'enum' || kind === 'function' || kind === 'variable';
    const grade = isValue(old) && !isValue(now) ? 'breaking' : 'dangerous';
    found.push(
      change(
        old.id,
        [grade, 'kind', `the ${old.kind} is ${withArticle(now.kind)} now`],
        codeOf(old),
        codeOf(now),
      ),
    );
    return;
  }
  // A choice that became one shape, or the reverse, is compared as a whole.
  const isOneSided = isData(old) && (old.members.length === 0) !== (now.members.length === 0);
  const membersChanged = !isOneSided && compareMembers(old, now, collected);
  if (old.calls.length + now.calls.length > 0) {
    const [a, b] = [old, now].map(({ calls }) => calls.map(({ code }) => code));
    const modified = a && b ? gradeModifiers(a, b) : null;
    if (modified) found.push(change(old.id, modified, codeOf(old), codeOf(now)));
    else if (a && b && mayDiffer(a, b))
      pairs.push({ id: old.id, place: scope, old, use: 'out', scope: '', before: a, after: b });
    return;
  }
  const [was, is] = [headOf(old), headOf(now)];
  if (old.kind === 'class' || (old.members.length > 0 && now.members.length > 0)) {
    if (!isSameHead(was, is) && old.kind === now.kind) found.push(headChange(old, now, was, is));
    return;
  }
  if (!membersChanged && mayDiffer([old.code], [now.code]))
    pairs.push({
      id: old.id,
      place: scope,
      old,
      use,
      scope: scopeOf(now),
      before: [old.code],
      after: [now.code],
    });
}

/** Reported though both print alike: the change says more than that nobody can tell. */
function isDocumented({ grade, rule }: Change): boolean {
  return (grade === 'breaking' || grade === 'dangerous') && rule !== 'typescript/long-declaration';
}

/** Of what has gaps, the rest may differ; of a function with type parameters, nobody could tell. */
function mayDiffer(was: Pair['before'], is: Pair['after']): boolean {
  const isAsked = (code: readonly Token[]): boolean => hasGaps(code) && !isGeneric(code);
  return !isSame(was.map(keyOf), is.map(keyOf)) || was.some(isAsked);
}

/** Says whether any was found. Members that a class inherits are compared where they are declared. */
function compareMembers(
  old: SymbolModel,
  now: SymbolModel,
  { found, pairs, use, entry }: Collected,
): boolean {
  const own = ({ members }: SymbolModel): readonly MemberModel[] =>
    members.filter(({ inheritedFrom }) => inheritedFrom === null);
  const everything = new Set(now.members.map(({ id }) => id));
  const { removed, added, retained } = matchUp(own(old), own(now), ({ id }) => id);
  const inherited = new Set(old.members.map(({ id }) => id));
  const before = found.length + pairs.length;
  for (const member of removed)
    if (!everything.has(member.id))
      found.push(removedChange('member', member, member.calls[0]?.doc.deprecation));
  for (const member of added)
    if (!inherited.has(member.id))
      found.push(newMember(member, old.kind === 'enum' ? 'enum' : isData(old) ? use : 'out'));
  for (const [was, is] of retained) {
    found.push(...compareDescriptions(was.id, was.calls[0]?.doc, is.calls[0]?.doc));
    const [a, b] = [was, is].map(({ calls }) => calls.map(({ code }) => code));
    const modified = a && b ? gradeModifiers(a, b) : null;
    if (modified) found.push(change(was.id, modified, codeOf(was), codeOf(is)));
    else if (a && b && mayDiffer(a, b))
      pairs.push({
        id: was.id,
        place: { entry, symbol: now, member: is },
        old,
        use: isData(old) ? use : 'out',
        scope: scopeOf(now),
        before: a,
        after: b,
      });
  }
  return found.length + pairs.length > before;
}

function newMember(member: MemberModel, use: Use | 'enum'): Change {
  const code = codeOf(member);
  if (use === 'enum')
    return change(member.id, ['dangerous', 'value-new', 'the value is new'], null, code);
  const isOptional = /^(?:readonly )?[\w$'"[\].]+\?:/.test(code);
  if (/^(?:protected )?abstract /.test(code))
    return change(
      member.id,
      ['breaking', 'member-abstract', 'classes that extend it have to implement it'],
      null,
      code,
    );
  if (isOptional || use === 'out')
    return change(member.id, ['safe', 'member-new', `the ${member.kind} is new`], null, code);
  return change(
    member.id,
    ['breaking', 'member-required', `the ${member.kind} is new, and has to be given`],
    null,
    code,
  );
}
