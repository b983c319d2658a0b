/** Error codes and constants of a module as tables. Pure. */

import { describedInline } from '../../core/marks.ts';
import type { Flow, Inline } from '../../core/nodes.ts';
import {
  anchor,
  details,
  fence,
  flattenInline,
  inlineCode,
  joinInline,
  linkIf,
  mergeText,
  table,
} from '../../core/nodes.ts';
import { anchorOf } from '../move/ids.ts';
import { codeOf, messageOf } from '../model/constants.ts';
import type { ConstantModel } from '../model/model.ts';
import { lastName } from '../move/types.ts';
import type { ModuleContext } from './module-context.ts';
import { deprecationFlow } from './module-context.ts';

/** Longer values stand below the table, where they can be copied whole. */
const LONGEST_VALUE = 48;

const LONGEST_CODE_LIST = 6;

export function errorTable(
  errors: readonly ConstantModel[],
  context: ModuleContext,
): readonly Flow[] {
  if (errors.length === 0) return [];
  const rows = errors.map((error) => {
    const prose = constantProse(error, context);
    return [
      [anchor(anchorOf(error.id)), linkIf(error.source, inlineCode(error.name))],
      codeCell(error),
      [...prose, ...messageInline(error), ...raisedBy(error, codesIn(prose), context)],
    ];
  });
  return [table([[['Error'], ['Code'], ['Meaning']], ...rows])];
}

/** The compiler makes the code of a message, in which the author's own number has a place. */
function codeCell(error: ConstantModel): readonly Inline[] {
  const code = codeOf(error);
  if (!error.isClever) return [shortValue(error.value)];
  return code === null ? ['message'] : ['message, ', inlineCode(code)];
}

/** `known` are functions that the words before it name. */
function raisedBy(
  error: ConstantModel,
  known: readonly string[],
  context: ModuleContext,
): readonly Inline[] {
  const nameOf = (id: string): string => lastName(id).replace(/~.*$/, '');
  const others = error.raisedBy.filter((id) => !known.includes(nameOf(id)));
  if (others.length === 0) return [];
  // Dozens of links: as plain words they are half as many elements.
  const isLong = others.length > LONGEST_CODE_LIST;
  const names = others.map((id) => {
    const name = nameOf(id);
    return linkIf(context.locationOf(id), isLong ? name : inlineCode(name));
  });
  return mergeText([' Raised by ', ...joinInline(names), '.']);
}

function codesIn(prose: readonly Inline[]): readonly string[] {
  return prose.flatMap((word) => {
    if (typeof word === 'string') return [];
    if (word.type === 'inlineCode') return [word.value];
    return 'children' in word ? codesIn(word.children as readonly Inline[]) : [];
  });
}

function messageInline(error: ConstantModel): readonly Inline[] {
  const message = messageOf(error);
  if (message !== null) return [' Message: ', inlineCode(message)];
  // Move takes a value of any type for the message.
  return error.isClever ? [' Value: ', inlineCode(shortValue(error.value))] : [];
}

export function constantTable(
  constants: readonly ConstantModel[],
  context: ModuleContext,
): readonly Flow[] {
  if (constants.length === 0) return [];
  const rows = constants.map((constant) => [
    [anchor(anchorOf(constant.id)), linkIf(constant.source, inlineCode(constant.name))],
    context.typeInline(constant.type),
    [inlineCode(shortValue(constant.value))],
    constantProse(constant, context),
  ]);
  const long = constants.filter((constant) => constant.value.length > LONGEST_VALUE);
  return [
    table([[['Constant'], ['Type'], ['Value'], ['Description']], ...rows]),
    ...long.map((constant) =>
      details(`Full value of ${constant.name}`, [fence('move', constant.value)]),
    ),
  ];
}

function constantProse(constant: ConstantModel, context: ModuleContext): readonly Inline[] {
  const prose = flattenInline(context.proseOf(constant, constant.prose, []));
  const fate =
    constant.deprecation === null
      ? []
      : flattenInline(deprecationFlow(constant.deprecation, constant, context));
  return [...fate, ...describedInline(prose)];
}

function shortValue(value: string): string {
  const line = value.replace(/\s+/g, ' ');
  return line.length <= LONGEST_VALUE ? line : `${line.slice(0, LONGEST_VALUE - 1)}…`;
}
