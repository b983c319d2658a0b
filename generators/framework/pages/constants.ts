/** Error codes and constants of a module as tables. Pure. */

import { describedInline } from '../../core/marks.ts';
import type { Flow, Inline } from '../../core/nodes.ts';
import {
  anchor,
  details,
  fence,
  flattenInline,
  inlineCode,
  linkIf,
  table,
} from '../../core/nodes.ts';
import { deprecationFlow } from './deprecation.ts';
import { anchorOf } from '../move/ids.ts';
import { joinInline } from './inline.ts';
import type { ConstantModel } from '../model/model.ts';
import { lastName } from '../move/types.ts';
import type { ViewContext } from './context.ts';

/** What an error says: our sentence, else the message it carries. */
export function meaningOf(constant: ConstantModel): string {
  return constant.summary === '' ? (messageOf(constant) ?? '') : constant.summary;
}

/** The text of an `#[error]` constant. */
export function messageOf(constant: ConstantModel): string | null {
  if (!constant.isClever) return null;
  return /^b"(.*)"$/s.exec(constant.value)?.[1]?.replace(/\\(["\\])/g, '$1') ?? null;
}

/** Longer values stand below the table, where they can be copied whole. */
const LONGEST_VALUE = 48;

export function errorTable(
  errors: readonly ConstantModel[],
  context: ViewContext,
): readonly Flow[] {
  if (errors.length === 0) return [];
  const rows = errors.map((error) => [
    [anchor(anchorOf(error.id)), linkIf(error.source, inlineCode(error.name))],
    error.isClever ? ['message'] : [inlineCode(shortValue(error.value))],
    [...constantWords(error, context), ...messageInline(error), ...raisedBy(error, context)],
  ]);
  return [table([[['Error'], ['Code'], ['Meaning']], ...rows])];
}

function raisedBy(error: ConstantModel, context: ViewContext): readonly Inline[] {
  if (error.raisedBy.length === 0) return [];
  const names = error.raisedBy.map((id) =>
    linkIf(context.hrefOf(id), inlineCode(lastName(id).replace(/~.*$/, ''))),
  );
  return [' Raised by ', ...joinInline(names), '.'];
}

function messageInline(error: ConstantModel): readonly Inline[] {
  const message = messageOf(error);
  return message === null ? [] : [' Message: ', inlineCode(message)];
}

export function constantTable(
  constants: readonly ConstantModel[],
  context: ViewContext,
): readonly Flow[] {
  if (constants.length === 0) return [];
  const rows = constants.map((constant) => [
    [anchor(anchorOf(constant.id)), linkIf(constant.source, inlineCode(constant.name))],
    context.typeInline(constant.type),
    [inlineCode(shortValue(constant.value))],
    constantWords(constant, context),
  ]);
  const long = constants.filter((constant) => constant.value.length > LONGEST_VALUE);
  return [
    table([[['Constant'], ['Type'], ['Value'], ['Description']], ...rows]),
    ...long.map((constant) =>
      details(`Full value of ${constant.name}`, [fence('move', constant.value)]),
    ),
  ];
}

function constantWords(constant: ConstantModel, context: ViewContext): readonly Inline[] {
  const words = flattenInline(context.proseOf(constant, constant.prose, []));
  const fate =
    constant.deprecation === null
      ? []
      : flattenInline(deprecationFlow(constant.deprecation, constant, context));
  return [...fate, ...describedInline(words)];
}

function shortValue(value: string): string {
  const line = value.replace(/\s+/g, ' ');
  return line.length <= LONGEST_VALUE ? line : `${line.slice(0, LONGEST_VALUE - 1)}…`;
}
