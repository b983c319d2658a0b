/** Two releases of the SDK, graded by what stops compiling for those who import it. Asks the compiler; reads the new package. */

import type {
  DocModel,
  EntryModel,
  MemberModel,
  SymbolModel,
  Token,
} from '../../../generators/typescript/model/model.ts';
import type { Change } from './change.ts';
import { isSame, matchUp } from './change.ts';
import type { Use } from './schema.ts';
import { exportsOf, heirsOf } from './typescript/exported.ts';
import { headChange, headOf, isSameHead, scopeOf } from './typescript/head.ts';
import { hasGaps, isGeneric, keyOf, textOf } from './typescript/text.ts';
import { usesOf } from './typescript/uses.ts';
import type { Pair, TsRelease } from './typescript/judge.ts';
import { change, judge } from './typescript/judge.ts';

export function gradeTypescript(
  before: TsRelease,
  after: TsRelease,
  root: string,
): readonly Change[] {
  const found: Change[] = [];
  const pairs: Pair[] = [];
  const heirs = heirsOf(before.model, after.model);
  const uses = usesOf([before.model, after.model]);
  const { gone, added, kept } = matchUp(
    before.model.entries,
    after.model.entries,
    ({ name }) => name,
  );
  for (const { name } of gone)
    found.push(
      change(`ts:${name}`, ['breaking', 'entry-gone', 'the entry point is gone'], name, null),
    );
  for (const { name } of added)
    found.push(change(`ts:${name}`, ['safe', 'entry-new', 'the entry point is new'], null, name));
  for (const [old, now] of kept) {
    const [was, is] = [exportsOf(old, before.model), exportsOf(now, after.model)];
    const isStillExported = ({ id, name }: SymbolModel, side: typeof is, entry: EntryModel) =>
      side.has(id) || entry.reexports.some((one) => one.name === name);
    for (const one of old.symbols)
      if (!isStillExported(one, is, now))
        found.push(withHeir(goneChange('symbol', one, docOf(one)), heirs.get(one.id)));
    for (const one of now.symbols)
      if (!isStillExported(one, was, old))
        found.push(
          change(one.id, ['safe', 'symbol-new', `the ${one.kind} is new`], null, codeOf(one)),
        );
    for (const [id, one] of was) {
      const other = is.get(id);
      // What both only pass on is compared where it is declared.
      if (other && (one.isOwn || other.isOwn))
        compareSymbols(one.symbol, other.symbol, {
          found,
          pairs,
          entry: now.name,
          use: useOf(one.symbol, uses),
        });
    }
    for (const { name } of matchUp(old.reexports, now.reexports, ({ name }) => name).gone)
      if (!now.symbols.some((one) => one.name === name))
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
  const judged = judge(pairs, [before, after], root).filter(
    (one) => one.before !== one.after || isTold(one),
  );
  return [...found, ...judged];
}

function codeOf({
  code,
  calls,
}: Pick<SymbolModel, 'calls'> & { readonly code?: readonly Token[] }): string {
  return calls.length > 0 ? calls.map((one) => textOf(one.code)).join('; ') : textOf(code ?? []);
}

/** Of a function it is at the ways to call it. */
function docOf({ calls, doc }: SymbolModel): DocModel {
  return calls[0]?.doc ?? doc;
}

function goneChange(
  what: string,
  one: SymbolModel | MemberModel,
  doc: DocModel | undefined,
): Change {
  const verdict = ['breaking', `${what}-gone`, `the ${one.kind} is gone`] as const;
  const found = change(one.id, verdict, codeOf(one), null);
  return doc?.deprecation ? { ...found, deprecation: doc.deprecation } : found;
}

/** For those who import it, an interface and a type of the same shape are one. */
function isData({ kind }: SymbolModel): boolean {
  return kind === 'interface' || kind === 'type';
}

/** Nobody gives the SDK its own constants. */
function useOf({ id, kind }: SymbolModel, uses: ReadonlyMap<string, Use>): Use {
  return kind === 'variable' ? 'out' : (uses.get(id) ?? 'both');
}

function withHeir(one: Change, heir: string | undefined): Change {
  if (heir === undefined) return one;
  return { ...one, heir, message: `${one.message}; ${heir.slice('ts:'.length)} takes its place` };
}

interface Collected {
  readonly entry: string;
  readonly found: Change[];
  readonly pairs: Pair[];
  readonly use: Use;
}

function compareSymbols(old: SymbolModel, now: SymbolModel, collected: Collected): void {
  const { found, pairs, use, entry } = collected;
  const place = { entry, symbol: now, member: null };
  found.push(...compareWords(old.id, docOf(old), docOf(now)));
  if (old.kind !== now.kind && !(isData(old) && isData(now))) {
    const isValue = ({ kind }: SymbolModel): boolean =>
      kind === 'class' || kind === 'enum' || kind === 'function' || kind === 'variable';
    const grade = isValue(old) && !isValue(now) ? 'breaking' : 'dangerous';
    found.push(
      change(
        old.id,
        [grade, 'kind', `the ${old.kind} is a ${now.kind} now`],
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
    if (a && b && mayDiffer(a, b))
      pairs.push({ id: old.id, place, old, use: 'out', scope: '', before: a, after: b });
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
      place,
      old,
      use,
      scope: scopeOf(now),
      before: [old.code],
      after: [now.code],
    });
}

/** Though both are printed alike: what is told of them is more than that nobody can tell. */
function isTold({ grade, rule }: Change): boolean {
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
  const { gone, added, kept } = matchUp(own(old), own(now), ({ id }) => id);
  const inherited = new Set(old.members.map(({ id }) => id));
  const before = found.length + pairs.length;
  for (const one of gone)
    if (!everything.has(one.id)) found.push(goneChange('member', one, one.calls[0]?.doc));
  for (const one of added)
    if (!inherited.has(one.id))
      found.push(newMember(one, old.kind === 'enum' ? 'enum' : isData(old) ? use : 'out'));
  for (const [was, is] of kept) {
    found.push(...compareWords(was.id, was.calls[0]?.doc, is.calls[0]?.doc));
    const [a, b] = [was, is].map(({ calls }) => calls.map(({ code }) => code));
    if (a && b && mayDiffer(a, b))
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

function newMember(one: MemberModel, use: Use | 'enum'): Change {
  const code = codeOf(one);
  if (use === 'enum')
    return change(one.id, ['dangerous', 'value-new', 'the value is new'], null, code);
  const isOptional = /^(?:readonly )?[\w$'"[\].]+\?:/.test(code);
  if (/^(?:protected )?abstract /.test(code))
    return change(
      one.id,
      ['breaking', 'member-abstract', 'classes that extend it have to implement it'],
      null,
      code,
    );
  if (isOptional || use === 'out')
    return change(one.id, ['safe', 'member-new', `the ${one.kind} is new`], null, code);
  return change(
    one.id,
    ['breaking', 'member-required', `the ${one.kind} is new, and has to be given`],
    null,
    code,
  );
}

function compareWords(
  id: string,
  old: DocModel | undefined,
  now: DocModel | undefined,
): readonly Change[] {
  if (!old || !now) return [];
  const [was, is] = [old.deprecation, now.deprecation];
  const deprecated =
    (was === null) === (is === null)
      ? []
      : [
          change(
            id,
            [
              'safe',
              'deprecated',
              is === null ? 'it is no longer deprecated' : 'it is deprecated now',
            ],
            was,
            is,
          ),
        ];
  return isSame({ ...old, deprecation: null }, { ...now, deprecation: null })
    ? deprecated
    : [
        ...deprecated,
        change(id, ['documentation', 'words', 'its description changed'], old.text, now.text),
      ];
}
