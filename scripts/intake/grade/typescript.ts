/** Two releases of the SDK, graded by what stops compiling for those who import it. Asks the compiler; reads the new package. */

import type { TsPackage } from '../../../generators/typescript/load.ts';
import type {
  DocModel,
  EntryModel,
  MemberModel,
  SymbolModel,
  Token,
  TsModel,
} from '../../../generators/typescript/model/model.ts';
import { LONGEST_CODE } from '../../../generators/typescript/model/code/layout.ts';
import type { Change, Grade } from './change.ts';
import { isSame, matchUp } from './change.ts';
import type { Use } from './schema.ts';
import type { TypeCode } from './ts-code.ts';
import { flat, keyOf, parse, typeCode } from './ts-code.ts';
import { usesOf } from './ts-uses.ts';
import type { Answer } from './ts-world.ts';
import { ask, namesOf } from './ts-world.ts';
import ts from 'typescript';

export interface TsRelease {
  readonly model: TsModel;
  readonly source: TsPackage;
}

/** A declaration whose text changed; what that means is asked for all of them at once. */
interface Pair {
  readonly id: string;
  readonly use: Use;
  readonly scope: string;
  readonly before: readonly (readonly Token[])[];
  readonly after: readonly (readonly Token[])[];
}

export function gradeTypescript(
  before: TsModel,
  after: TsRelease,
  root: string,
): readonly Change[] {
  const found: Change[] = [];
  const pairs: Pair[] = [];
  const uses = usesOf([before, after.model]);
  const { gone, added, kept } = matchUp(before.entries, after.model.entries, ({ name }) => name);
  for (const { name } of gone)
    found.push(
      change(`ts:${name}`, ['breaking', 'entry-gone', 'the entry point is gone'], name, null),
    );
  for (const { name } of added)
    found.push(change(`ts:${name}`, ['safe', 'entry-new', 'the entry point is new'], null, name));
  for (const [old, now] of kept) {
    const symbols = matchUp(old.symbols, now.symbols, ({ id }) => id);
    const isStillExported = ({ name }: SymbolModel, entry: EntryModel): boolean =>
      entry.reexports.some((one) => one.name === name);
    for (const one of symbols.gone)
      if (!isStillExported(one, now))
        found.push(
          change(one.id, ['breaking', 'symbol-gone', `the ${one.kind} is gone`], codeOf(one), null),
        );
    for (const one of symbols.added)
      if (!isStillExported(one, old))
        found.push(
          change(one.id, ['safe', 'symbol-new', `the ${one.kind} is new`], null, codeOf(one)),
        );
    for (const [was, is] of symbols.kept)
      compareSymbols(was, is, { found, pairs, use: uses.get(was.id) ?? 'both' });
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
  return [...found, ...judge(pairs, after, root)];
}

type Verdict = readonly [Grade, string, string];

function change(
  id: string,
  [grade, rule, message]: Verdict,
  before: string | null,
  after: string | null,
): Change {
  return { id, grade, rule: `typescript/${rule}`, message, before, after };
}

function textOf(code: readonly Token[]): string {
  return flat(code.map(({ text }) => text).join(''));
}

function codeOf({
  code,
  calls,
}: Pick<SymbolModel, 'calls'> & { readonly code?: readonly Token[] }): string {
  return calls.length > 0 ? calls.map((one) => textOf(one.code)).join('; ') : textOf(code ?? []);
}

interface Collected {
  readonly found: Change[];
  readonly pairs: Pair[];
  readonly use: Use;
}

function compareSymbols(old: SymbolModel, now: SymbolModel, collected: Collected): void {
  const { found, pairs, use } = collected;
  found.push(...compareWords(old.id, old.doc, now.doc));
  if (old.kind !== now.kind) {
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
  const membersChanged = compareMembers(old, now, collected);
  const isOther = !isSame(
    old.calls.map(({ code }) => keyOf(code)),
    now.calls.map(({ code }) => keyOf(code)),
  );
  if (old.calls.length + now.calls.length > 0) {
    if (isOther)
      pairs.push({
        id: old.id,
        use: 'out',
        scope: '',
        before: old.calls.map(({ code }) => code),
        after: now.calls.map(({ code }) => code),
      });
    return;
  }
  const [was, is] = [headOf(old), headOf(now)];
  if (old.kind === 'class' || (old.members.length > 0 && now.members.length > 0)) {
    if (was !== is) found.push(headChange(old, now, was, is));
    return;
  }
  if (!membersChanged && keyOf(old.code) !== keyOf(now.code))
    pairs.push({ id: old.id, use, scope: scopeOf(now), before: [old.code], after: [now.code] });
}

/** What is written before the members. */
function headOf({ kind, code }: SymbolModel): string {
  const text = keyOf(code);
  if (kind === 'class') return text;
  return kind === 'interface'
    ? text.slice(0, text.indexOf('{'))
    : text.slice(0, text.search(/[={]/));
}

/** A type parameter that need not be given, or a wider bound, harms nobody; anything else may. */
function headChange(old: SymbolModel, now: SymbolModel, was: string, is: string): Change {
  const [a, b] = [typeParametersOf(old), typeParametersOf(now)];
  const isTighter =
    b.slice(a.length).some((one) => one.default === undefined) || b.length < a.length;
  const grade = isTighter
    ? 'breaking'
    : isSame(
          a.map((one) => one.getText()),
          b.map((one) => one.getText()),
        )
      ? 'dangerous'
      : 'safe';
  return change(old.id, [grade, 'head', 'type parameters or bases are others'], was, is);
}

function typeParametersOf({ code }: SymbolModel): readonly ts.TypeParameterDeclaration[] {
  const node = parse(textOf(code));
  const isHead =
    node &&
    (ts.isClassDeclaration(node) ||
      ts.isInterfaceDeclaration(node) ||
      ts.isTypeAliasDeclaration(node));
  return isHead ? [...(node.typeParameters ?? [])] : [];
}

function scopeOf(symbol: SymbolModel): string {
  const all = typeParametersOf(symbol).map((one) =>
    one.getText().replace(/^(?:const |in |out )+/, ''),
  );
  return all.length === 0 ? '' : `<${all.join(', ')}>`;
}

/** Says whether any was found. Members that a class inherits are compared where they are declared. */
function compareMembers(
  old: SymbolModel,
  now: SymbolModel,
  { found, pairs, use }: Collected,
): boolean {
  const own = ({ members }: SymbolModel): readonly MemberModel[] =>
    members.filter(({ inheritedFrom }) => inheritedFrom === null);
  const everything = new Set(now.members.map(({ id }) => id));
  const { gone, added, kept } = matchUp(own(old), own(now), ({ id }) => id);
  const inherited = new Set(old.members.map(({ id }) => id));
  const before = found.length + pairs.length;
  const isData = old.kind === 'interface' || old.kind === 'type';
  for (const one of gone)
    if (!everything.has(one.id))
      found.push(
        change(one.id, ['breaking', 'member-gone', `the ${one.kind} is gone`], codeOf(one), null),
      );
  for (const one of added)
    if (!inherited.has(one.id))
      found.push(newMember(one, old.kind === 'enum' ? 'enum' : isData ? use : 'out'));
  for (const [was, is] of kept) {
    found.push(...compareWords(was.id, was.calls[0]?.doc, is.calls[0]?.doc));
    const [a, b] = [was, is].map(({ calls }) => calls.map(({ code }) => code));
    if (a && b && !isSame(a.map(keyOf), b.map(keyOf)))
      pairs.push({
        id: was.id,
        use: isData ? use : 'out',
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
        change(
          id,
          ['documentation', 'words', 'its description is another one'],
          old.text,
          now.text,
        ),
      ];
}

function judge(
  pairs: readonly Pair[],
  { model, source }: TsRelease,
  root: string,
): readonly Change[] {
  const nameOf = namesOf(model);
  const codes = pairs.map(
    ({ before, after }) => [typeCode(before, nameOf), typeCode(after, nameOf)] as const,
  );
  // Three answers each: the whole, the parameters, the result.
  const questions = pairs.flatMap(({ scope }, index) => {
    const [old, now] = codes[index] ?? [null, null];
    const part = (pick: (code: TypeCode) => string | null) => ({
      scope,
      before: (old && now && pick(now) !== null ? pick(old) : null) ?? 'never',
      after: (old && now && pick(old) !== null ? pick(now) : null) ?? 'never',
    });
    return [
      part((one) => one.whole),
      part((one) => one.params),
      part((one) => one.result && unwrapped(one.result)),
    ];
  });
  const answers = ask(questions, source, root);
  return pairs.flatMap((pair, index) => {
    const [whole = null, params = null, result = null] = answers.slice(index * 3);
    const verdict = verdictOf(pair, codes[index] ?? [null, null], { whole, params, result });
    return [
      change(
        pair.id,
        verdict,
        pair.before.map(textOf).join('; '),
        pair.after.map(textOf).join('; '),
      ),
    ];
  });
}

function unwrapped(type: string): string {
  return /^Promise<(.*)>$/s.exec(type)?.[1] ?? type;
}

interface Answers {
  readonly whole: Answer | null;
  readonly params: Answer | null;
  readonly result: Answer | null;
}

function verdictOf(
  { use, before, after }: Pair,
  [old, now]: readonly [TypeCode | null, TypeCode | null],
  { whole, params, result }: Answers,
): Verdict {
  // Longer declarations are cut: these are schemas as types, and graded as schemas.
  if ([before, after].flat().some((code) => textOf(code).length >= LONGEST_CODE * 0.9))
    return [
      'dangerous',
      'long-declaration',
      'the declaration is another one, and too long to compare',
    ];
  // Nobody can tell: whoever uses it has to look.
  if (!old || !now || !whole) return ['breaking', 'declaration', 'the declaration is another one'];
  if (use !== 'in' && !old.isOptional && now.isOptional)
    return ['breaking', 'optional', 'it can be missing now'];
  if (use !== 'out' && old.isOptional && !now.isOptional)
    return ['breaking', 'required', 'it has to be given now'];
  if (use !== 'in' && !old.isReadonly && now.isReadonly)
    return ['breaking', 'readonly', 'it can no longer be set'];
  if (whole.canRead && whole.canWrite)
    return old.isOptional === now.isOptional
      ? ['documentation', 'spelling', 'the same type is written differently']
      : ['safe', 'required', 'whether it can be missing changed, for nobody to notice'];
  if (use === 'in')
    return whole.canWrite
      ? ['safe', 'wider', 'it takes more']
      : ['breaking', 'narrower', 'it takes less'];
  if (whole.canRead && use === 'out') return ['safe', 'compatible', 'what used it still can'];
  if (whole.isGrown) return ['dangerous', 'choice-new', 'there are more cases to expect'];
  if (old.result !== null && now.result !== null && params && result) {
    if (!params.canRead) return ['breaking', 'parameters', 'it cannot be called as before'];
    if (result.isGrown) return ['dangerous', 'choice-new', 'it can return more cases'];
    return ['breaking', 'result', 'it returns another type'];
  }
  return ['breaking', 'type', 'the type is another one'];
}
