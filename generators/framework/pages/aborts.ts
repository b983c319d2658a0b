/** What a call can abort with: the module's own codes in words, those of others by module, each path on demand. Pure. */

import type { Flow, Inline } from '../../core/nodes.ts';
import { details, inlineCode, linkIf, list, paragraph, strong } from '../../core/nodes.ts';
import { codeOf, meaningOf } from '../model/constants.ts';
import type { AbortModel, FunctionModel } from '../model/model.ts';
import { itemLabel, lastName, moduleOf } from '../move/types.ts';
import { mergeText } from './inline.ts';
import type { ModuleContext } from './module-context.ts';

const LONGEST_OPEN_LIST = 6;
const ABORTS = paragraph(strong('Aborts with'));

export function abortFlow(one: FunctionModel, context: ModuleContext): readonly Flow[] {
  if (one.aborts.length === 0) return [];
  const module = moduleOf(one.id);
  const own = one.aborts.filter((abort) => abort.module === module);
  const others = one.aborts.filter((abort) => abort.module !== module);
  const rows = [
    ...own.map((abort) => [paragraph(...mergeText(ownLine(abort, context)))]),
    ...[...byModule(others)].map(([id, aborts]) => [
      paragraph(
        'in ',
        context.linkTo(id),
        ...mergeText(
          aborts.flatMap((abort, index) => [index > 0 ? ', ' : ': ', ...nameOf(abort, context)]),
        ),
      ),
    ]),
  ];
  const paths = others.length === 0 ? [] : [pathList(others)];
  if (rows.length <= LONGEST_OPEN_LIST) return [ABORTS, list(rows), ...paths];
  return [details(`Aborts with ${one.aborts.length} errors`, [list(rows), ...paths])];
}

function ownLine(abort: AbortModel, context: ModuleContext): readonly Inline[] {
  const constant = context.constantOf(`${abort.module}::${abort.reason}`);
  const [through] = abort.path;
  const words = abort.note ?? (constant ? meaningOf(constant) : '');
  return [
    ...nameOf(abort, context),
    ...(through === undefined
      ? []
      : [', through ', linkIf(context.placeOf(through), inlineCode(lastName(through)))]),
    words === '' ? '' : `: ${words}`,
  ];
}

const WORDS: Readonly<Record<string, string>> = {
  arithmetic: 'an arithmetic error',
  vector: 'a vector operation out of bounds',
  assert: 'an assertion without a code',
  computed: 'a code that it computes',
};

/** `ENotEnough` (2), or what happens without a constant. */
function nameOf({ module, reason }: AbortModel, context: ModuleContext): readonly Inline[] {
  const words = WORDS[reason];
  if (words !== undefined) return [words];
  const constant = context.constantOf(`${module}::${reason}`);
  if (constant === undefined) {
    const [kind, number] = reason.split(' ');
    if (kind === 'line') return [`an assertion without a code (line ${number})`];
    return number === undefined ? [inlineCode(reason)] : ['code ', inlineCode(number)];
  }
  const code = codeOf(constant);
  return [
    linkIf(context.placeOf(constant.id), inlineCode(reason)),
    code === null ? '' : ` (${code})`,
  ];
}

function byModule(aborts: readonly AbortModel[]): ReadonlyMap<string, readonly AbortModel[]> {
  const found = new Map<string, AbortModel[]>();
  for (const abort of aborts) found.set(abort.module, [...(found.get(abort.module) ?? []), abort]);
  return found;
}

/** `ENotEnough`: `coin::take -> balance::split`. */
function pathList(aborts: readonly AbortModel[]): Flow {
  const rows = aborts.map(({ reason, path, note }) => [
    paragraph(
      inlineCode(reason),
      ': ',
      inlineCode(path.map(itemLabel).join(' -> ')),
      note === null ? '' : `. ${note}`,
    ),
  ]);
  return details('How a call leads there', [list(rows)]);
}
