/** What it means for those who import the SDK that a declaration changed. Asks the compiler, in both releases. */

import { LONGEST_CODE } from '../../../../generators/typescript/model/code/layout.ts';
import type { TsPackage } from '../../../../generators/typescript/load.ts';
import type { Token, TsModel } from '../../../../generators/typescript/model/model.ts';
import type { Change, Grade } from '../change.ts';
import type { Use } from '../schema.ts';
import type { TypeCode } from './code.ts';
import { flat, typeCode } from './code.ts';
import type { Answer } from './world.ts';
import { ask, namesOf } from './world.ts';

export interface TsRelease {
  readonly model: TsModel;
  readonly source: TsPackage;
}

/** A declaration whose text changed; what that means is asked for all of them at once. */
export interface Pair {
  readonly id: string;
  readonly use: Use;
  readonly scope: string;
  readonly before: readonly (readonly Token[])[];
  readonly after: readonly (readonly Token[])[];
}

/** Grade, rule without the reference, and message. */
export type Verdict = readonly [Grade, string, string];

export function change(
  id: string,
  [grade, rule, message]: Verdict,
  before: string | null,
  after: string | null,
): Change {
  return { id, grade, rule: `typescript/${rule}`, message, before, after };
}

export function textOf(code: readonly Token[]): string {
  return flat(code.map(({ text }) => text).join(''));
}

/**
 * A name in both declarations stands for what one of the releases has under it. What either release calls
 * compatible is: the rest of the difference is behind the name, and graded there.
 */
export function judge(
  pairs: readonly Pair[],
  releases: readonly TsRelease[],
  root: string,
): readonly Change[] {
  const verdicts = new Map<Pair, Verdict>();
  for (const release of releases) {
    const open = pairs.filter((pair) => (verdicts.get(pair) ?? UNKNOWN)[0] === 'breaking');
    const found = verdictsOf(open, release, root);
    for (const [pair, verdict] of found)
      if (!verdicts.has(pair) || verdict[0] !== 'breaking') verdicts.set(pair, verdict);
  }
  return pairs.map((pair) =>
    change(
      pair.id,
      verdicts.get(pair) ?? UNKNOWN,
      pair.before.map(textOf).join('; '),
      pair.after.map(textOf).join('; '),
    ),
  );
}

/** Nobody can tell: whoever uses it has to look. */
const UNKNOWN: Verdict = ['breaking', 'declaration', 'the declaration is another one'];

function verdictsOf(
  pairs: readonly Pair[],
  { model, source }: TsRelease,
  root: string,
): ReadonlyMap<Pair, Verdict> {
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
  return new Map(
    pairs.map((pair, index) => {
      const [whole = null, params = null, result = null] = answers.slice(index * 3);
      return [pair, verdictOf(pair, codes[index] ?? [null, null], { whole, params, result })];
    }),
  );
}

function lengthOf(code: readonly Token[]): number {
  return code.reduce((sum, { text }) => sum + text.length, 0);
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
  if ([...before, ...after].some((code) => lengthOf(code) >= LONGEST_CODE))
    return [
      'dangerous',
      'long-declaration',
      'the declaration is another one, and too long to compare',
    ];
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
    return old.params === null
      ? ['documentation', 'spelling', 'the same type is written differently']
      : ['safe', 'compatible', 'what used it still can'];
  }
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
