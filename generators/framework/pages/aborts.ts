/** What a call can abort with: the module's own codes in words, those of others by module, each path on demand. Pure. */

import { addTo } from '../../core/lists.ts';
import type { Flow, Inline } from '../../core/nodes.ts';
import {
  caption,
  details,
  inlineCode,
  linkIf,
  list,
  mergeText,
  paragraph,
  strong,
  unsearched,
} from '../../core/nodes.ts';
import type { CodePart } from '../../core/signature.ts';
import { part, signature } from '../../core/signature.ts';
import { countOf } from '../../core/text.ts';
import { isConstant } from '../model/aborts.ts';
import { codeOf, meaningOf } from '../model/constants.ts';
import type { AbortModel, FunctionModel } from '../model/model.ts';
import { itemLabel, lastName, moduleOf } from '../move/types.ts';
import type { ModuleContext } from './module-context.ts';

const LONGEST_OPEN_LIST = 6;
const ABORTS = 'Aborts with';

export function abortFlow(fun: FunctionModel, context: ModuleContext): readonly Flow[] {
  const module = moduleOf(fun.id);
  const own = fun.aborts.filter((abort) => abort.module === module);
  const others = fun.aborts.filter((abort) => abort.module !== module);
  // The line of an own error names one call; a longer path is for those who ask.
  const far = own.filter(({ path }) => path.length > 1);
  const line = others.length === 0 ? 'Paths of calls' : othersLine(others, own.length > 0);
  const folded = [...far, ...others];
  return [
    ...(fun.areAbortsKnown ? [] : [paragraph('Which errors it aborts with is unknown.')]),
    ...ownFlow(own, context),
    ...(folded.length === 0 ? [] : [details(line, [pathCode(folded, context)])]),
  ];
}

function ownFlow(own: readonly AbortModel[], context: ModuleContext): readonly Flow[] {
  const [only] = own;
  if (only === undefined) return [];
  if (own.length === 1) {
    const line = paragraph(strong(ABORTS), ...mergeText([' ', ...ownLine(only, context)]));
    // A constant says elsewhere what it means.
    return [isConstant(only.reason) ? unsearched(line) : line];
  }
  const rows = list(own.map((abort) => [paragraph(...mergeText(ownLine(abort, context)))]));
  if (own.length <= LONGEST_OPEN_LIST) return [caption(ABORTS), rows];
  return [details(`${ABORTS} ${own.length} errors`, [rows])];
}

function ownLine(abort: AbortModel, context: ModuleContext): readonly Inline[] {
  const constant = context.constantOf(`${abort.module}::${abort.reason}`);
  const [through] = abort.path;
  const text = abort.note ?? (constant ? meaningOf(constant) : '');
  return [
    ...nameOf(abort, context),
    ...(through === undefined
      ? []
      : [', through ', linkIf(context.locationOf(through), inlineCode(lastName(through)))]),
    text === '' ? '' : `: ${text}`,
  ];
}

const WORDS: Readonly<Record<string, string>> = {
  arithmetic: 'an arithmetic error',
  vector: 'a vector operation out of bounds',
  assert: 'an assertion without a code',
  computed: 'a code that it computes',
};

/** `ENotEnough` (2), or what happens without a constant. */
function nameOf(abort: AbortModel, context: ModuleContext): readonly Inline[] {
  const constant = context.constantOf(`${abort.module}::${abort.reason}`);
  if (constant === undefined) return plainName(abort);
  const code = codeOf(constant);
  return [
    linkIf(context.locationOf(constant.id), inlineCode(abort.reason)),
    code === null ? '' : ` (${code})`,
  ];
}

function plainName({ reason }: AbortModel): readonly Inline[] {
  const number = /^code (\d+)$/.exec(reason)?.[1];
  if (number !== undefined) return ['code ', inlineCode(number)];
  const text = textOf(reason);
  return [text === reason ? inlineCode(reason) : text];
}

function textOf(reason: string): string {
  const line = /^line (\d+)$/.exec(reason)?.[1];
  return line === undefined
    ? (WORDS[reason] ?? reason)
    : `an assertion without a code (line ${line})`;
}

/** `Aborts in sui::balance: ENotEnough`, with each module; of many only how many. */
function othersLine(aborts: readonly AbortModel[], isMore: boolean): string {
  const start = isMore ? 'Also aborts' : 'Aborts';
  const modules = byModule(aborts);
  if (aborts.length > LONGEST_OPEN_LIST)
    return `${start} with ${aborts.length} errors of ${countOf(modules.size, 'other module')}`;
  const lists = [...modules].map(
    ([id, list]) => `in ${id}: ${list.map(({ reason }) => textOf(reason)).join(', ')}`,
  );
  return `${start} ${lists.join('; ')}`;
}

/**
 * Below its module each error, and the calls that lead to it:
 * `ENotEnough (2)  coin::take -> balance::split`. As code it needs few elements, and there are hundreds on a page:
 * a long list links each module instead of each error.
 */
function pathCode(aborts: readonly AbortModel[], context: ModuleContext): Flow {
  const isLong = aborts.length > LONGEST_OPEN_LIST;
  const displayed = isLong ? { ...context, hrefOf: () => null } : context;
  const parts = [...byModule(aborts)].flatMap(([id, list]) => {
    // Constants that are links lead to their module already.
    const isLinked = isLong || !list.some(({ reason }) => isConstant(reason));
    return [
      part(id, isLinked ? context.hrefOf(id) : null),
      part('\n'),
      ...list.flatMap((abort) => pathLines(abort, displayed)),
    ];
  });
  return signature('text', withoutLastBreak(parts));
}

function pathLines(abort: AbortModel, context: ModuleContext): readonly CodePart[] {
  const constant = context.constantOf(`${abort.module}::${abort.reason}`);
  const code = constant === undefined ? null : codeOf(constant);
  const name = part(textOf(abort.reason), constant ? context.hrefOf(constant.id) : null);
  const path = abort.path.map(itemLabel).join(' -> ');
  const note = abort.note === null ? '' : `    ${abort.note}\n`;
  return [part('  '), name, part(`${code === null ? '' : ` (${code})`} through ${path}\n${note}`)];
}

function withoutLastBreak(parts: readonly CodePart[]): readonly CodePart[] {
  const last = parts.at(-1);
  return last === undefined ? [] : [...parts.slice(0, -1), part(last.text.trimEnd())];
}

function byModule(aborts: readonly AbortModel[]): ReadonlyMap<string, readonly AbortModel[]> {
  const found = new Map<string, AbortModel[]>();
  for (const abort of aborts) addTo(found, abort.module, abort);
  return found;
}
