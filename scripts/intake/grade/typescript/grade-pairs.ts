/** What it means for those who import the SDK that a declaration changed. Asks the compiler, in both releases. */

import type { TsPackage } from '../../../../generators/typescript/load.ts';
import type {
  MemberModel,
  SymbolModel,
  Token,
  TsModel,
} from '../../../../generators/typescript/model/model.ts';
import type { Change, Grading } from '../change.ts';
import { changesIn } from '../change.ts';
import type { Use } from '../schema.ts';
import type { NameOf, TypeCode } from './code.ts';
import { typeCode } from './code.ts';
import type { Answer, Question } from './world.ts';
import { realCode } from './real.ts';
import { isCut, textOf } from './text.ts';
import type { Side } from './world.ts';
import { SIDES, ask, namesOf, worldOf } from './world.ts';

export interface TsRelease {
  readonly model: TsModel;
  readonly source: TsPackage;
}

/** Where both packages declare it, by the same names. */
export interface TypeScope {
  readonly entry: string;
  readonly symbol: SymbolModel;
  /** Null for the symbol itself. */
  readonly member: MemberModel | null;
}

/** A declaration whose text changed; what that means is asked for all of them at once. */
export interface Pair {
  readonly id: string;
  readonly place: TypeScope;
  /** The symbol of the release before. */
  readonly old: SymbolModel;
  readonly use: Use;
  readonly scope: string;
  readonly before: readonly (readonly Token[])[];
  readonly after: readonly (readonly Token[])[];
}

export const change = changesIn('typescript');

/**
 * A name in both declarations stands for what one of the releases has under it: the rest of the difference is
 * behind the name, and graded there. What can be called harmless in any way of asking is harmless, and so is a
 * function whose parameters are in one way and whose result is in another.
 */
export function gradePairs(
  pairs: readonly Pair[],
  releases: readonly [TsRelease, TsRelease],
  root: string,
): readonly Change[] {
  const [before, after] = releases;
  const models = [before.model, after.model] as const;
  const names = [namesOf(0, models), namesOf(1, models)] as const;
  const codes = pairs.map((pair) => waysOf(pair, names));
  const questions = SIDES.map((side) =>
    pairs.flatMap(({ scope }, index) =>
      (codes[index]?.[side] ?? []).flatMap((way) => questionsOf(scope, way)),
    ),
  );
  const put = [questions[0] ?? [], questions[1] ?? []] as const;
  const answers = ask(put, [before.source, after.source], root).map((all) => [...all]);
  return pairs.map((pair, index) => {
    const heard: Answers[] = [];
    const gradings = SIDES.toReversed().flatMap((side) =>
      (codes[index]?.[side] ?? []).map((way): Grading => {
        const [whole = null, params = null, result = null] = answers[side]?.splice(0, 3) ?? [];
        if (isCallable(way)) heard.push({ whole, params, result });
        return gradingOf(pair, way, { whole, params, result });
      }),
    );
    const canCall = heard.some(({ params }) => params?.canRead);
    const canUse = heard.some(({ result }) => result?.canRead);
    return change(
      pair.id,
      canCall && canUse ? bestOf([...gradings, COMPATIBLE]) : bestOf(gradings),
      pair.before.map(textOf).join('; '),
      pair.after.map(textOf).join('; '),
    );
  });
}

/** Its parameters and its result can be asked about one by one. */
function isCallable({ codes, isPartial }: Way): boolean {
  return (
    !isPartial &&
    codes.every((code) => code !== null && code.params !== null && code.result !== null)
  );
}

const COMPATIBLE: Grading = ['safe', 'compatible', 'what used it still can'];

/** Nobody can tell: whoever uses it has to look. */
const UNKNOWN: Grading = ['breaking', 'declaration', 'the declaration changed'];
/** Printed in part, and the packages cannot tell: these are schemas as types, and graded as schemas. */
const TOO_LONG: Grading = [
  'dangerous',
  'long-declaration',
  'the declaration changed, and is too long to compare',
];

/** Of what says that it breaks, the declarations as they are say best how. */
function bestOf(gradings: readonly Grading[]): Grading {
  const known = gradings.filter((grading) => grading !== UNKNOWN && grading !== TOO_LONG);
  const harmless = known.find((grading) => grading[0] !== 'breaking');
  return harmless ?? known.at(-1) ?? (gradings.includes(TOO_LONG) ? TOO_LONG : UNKNOWN);
}

type Codes = readonly [TypeCode | null, TypeCode | null];
interface Way {
  readonly codes: Codes;
  /** Names a declaration that is printed in part: there is nothing to ask. */
  readonly isPartial: boolean;
}

/** By side: both as text; one of them as it is; and at last both. */
function waysOf(pair: Pair, names: readonly [NameOf, NameOf]): readonly (readonly Way[])[] {
  const text = (code: Pair['before'], side: Side): TypeCode | null => typeCode(code, names[side]);
  const real = (code: Pair['before'], side: Side, symbol: SymbolModel): TypeCode | null =>
    realCode(worldOf(side, pair.place.entry), { ...pair.place, symbol }, text(code, side));
  const { before, after, place, old } = pair;
  const [was, is] = [real(before, 0, old), real(after, 1, place.symbol)];
  const [isCutBefore, isCutAfter] = [before.some(isCut), after.some(isCut)];
  const isEither = isCutBefore || isCutAfter;
  return [
    [
      { codes: [text(before, 0), text(after, 0)], isPartial: isEither },
      { codes: [was, text(after, 0)], isPartial: isCutAfter },
    ],
    [
      { codes: [text(before, 1), text(after, 1)], isPartial: isEither },
      { codes: [text(before, 1), is], isPartial: isCutBefore },
      { codes: [was, is], isPartial: false },
    ],
  ];
}

/** Three: the whole, the parameters, the result. */
function questionsOf(scope: string, { codes, isPartial }: Way): readonly Question[] {
  const [old, now] = isPartial ? [null, null] : codes;
  const part = (pick: (code: TypeCode) => string | null): Question => ({
    scope,
    before: (old && now && pick(now) !== null ? pick(old) : null) ?? 'never',
    after: (old && now && pick(old) !== null ? pick(now) : null) ?? 'never',
  });
  return [
    part((code) => (code.params === null && scope === '' ? `Seen<${code.whole}>` : code.whole)),
    part((code) => code.params),
    part((code) => code.result && unwrapped(code.result)),
  ];
}

function unwrapped(type: string): string {
  return /^Promise<(.*)>$/s.exec(type)?.[1] ?? type;
}

interface Answers {
  readonly whole: Answer | null;
  readonly params: Answer | null;
  readonly result: Answer | null;
}

function gradingOf(
  { use, before, after }: Pair,
  { codes, isPartial }: Way,
  { whole, params, result }: Answers,
): Grading {
  if (isPartial) return TOO_LONG;
  const [old, now] = codes;
  if (!old || !now || !whole) return UNKNOWN;
  if (use !== 'in' && !old.isOptional && now.isOptional)
    return ['breaking', 'optional', 'it can be missing now'];
  if (use !== 'out' && old.isOptional && !now.isOptional)
    return ['breaking', 'required', 'it has to be given now'];
  if (use !== 'in' && !old.isReadonly && now.isReadonly)
    return ['breaking', 'readonly', 'it can no longer be set'];
  if (whole.canRead && whole.canWrite) {
    if (old.isOptional !== now.isOptional)
      return ['safe', 'required', 'whether it can be missing changed, for nobody to notice'];
    if (old.isReadonly && !now.isReadonly) return ['safe', 'writable', 'it can be set now'];
    if (whole.isReordered)
      return ['dangerous', 'layout', 'the same values may be written as other bytes'];
    return old.params === null
      ? ['documentation', 'spelling', 'the same type is written differently']
      : COMPATIBLE;
  }
  if (use === 'in')
    return whole.canWrite
      ? ['safe', 'wider', 'it takes more']
      : ['breaking', 'narrower', 'it takes less'];
  if (whole.canRead && use === 'out') return COMPATIBLE;
  if (whole.isGeneric && [...before, ...after].some(isCut)) return TOO_LONG;
  if (whole.isGrown) return ['dangerous', 'choice-new', 'there are more cases to expect'];
  if (old.result !== null && now.result !== null && params && result) {
    if (!params.canRead) return ['breaking', 'parameters', 'it cannot be called as before'];
    if (result.isGrown) return ['dangerous', 'choice-new', 'it can return more cases'];
    return ['breaking', 'result', 'it returns another type'];
  }
  return ['breaking', 'type', 'the type changed'];
}
