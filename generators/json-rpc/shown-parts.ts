/** Which optional parts of a request and of its answer an example holds. Pure. */

import type { SdkProperty } from './model.ts';
import type { Field } from './shapes.ts';

/** Where a part of an answer stands. */
export interface ShownContext {
  readonly method: string;
  /** The type or method that the part belongs to. */
  readonly owner: string;
  /** `showEffects` and its like: which optional parts the request asked for. */
  readonly shown: ReadonlySet<string>;
}

/** A first page asks without a cursor; everything else that is there to be set is set. */
const LEFT_OUT = new Set([
  'cursor',
  'additionalArgs',
  'requestType',
  'format',
  'showRawInput',
  'showRawEffects',
  'showBcs',
  'showDisplay',
]);

/** Whether the example's request sets this property. */
export function isAsked(property: SdkProperty): boolean {
  return property.isRequired || !LEFT_OUT.has(property.name);
}

/** `{ options: { showEffects: true } }` → `showEffects`. */
export function shownBy(input: Readonly<Record<string, unknown>> | null): Set<string> {
  const options = input?.['options'];
  if (typeof options !== 'object' || options === null) return new Set();
  return new Set(
    Object.entries(options)
      .filter(([, value]) => value === true)
      .map(([name]) => name),
  );
}

/** Parts that exist only in answers which somebody asked for, and the option that asks for them. */
const ASKED_FOR: ReadonlyMap<string, string> = new Map([
  ['transaction', 'showInput'],
  ['rawTransaction', 'showRawInput'],
  ['content', 'showContent'],
]);

/** Rare parts of answers: errors, raw bytes, what other kinds of transactions leave behind. */
const RARE = new Set([
  'error',
  'errors',
  'abortError',
  'endOfEpochData',
  'suggestedGasPrice',
  'unwrapped',
  'unwrappedThenDeleted',
  'wrapped',
  'deleted',
  'sharedObjects',
  'eventsDigest',
  'mutableReferenceOutputs',
  'rawEffects',
  'rawTxnData',
  'enums',
]);

/** The node answers as soon as a transaction has run: before it is in a checkpoint. */
const EXECUTE = 'sui_executeTransactionBlock';
const IN_CHECKPOINT = new Set(['checkpoint', 'timestampMs']);

/** Whether the answer has this part: `sui_getObject` answers with the content where the request asks for it. */
export function isShown(field: Field, context: ShownContext): boolean {
  if (!field.isOptional) return true;
  if (RARE.has(field.name) || LEFT_OUT.has(field.name)) return false;
  const isFresh = context.method === EXECUTE;
  if (IN_CHECKPOINT.has(field.name)) return !isFresh;
  if (field.name === 'confirmedLocalExecution') return isFresh;
  if (context.owner !== 'SuiTransactionBlockResponse' && context.owner !== 'SuiObjectData')
    return true;
  const option =
    ASKED_FOR.get(field.name) ?? `show${field.name.charAt(0).toUpperCase()}${field.name.slice(1)}`;
  return context.shown.has(option);
}
