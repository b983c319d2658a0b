/** Runs the commands of a transaction as far as coins go; what Move calls do, only a fixture knows. Pure. */

import { bcs } from '@mysten/sui/bcs';
import { fromBase64 } from '@mysten/sui/utils';
import type { Argument, CallArg, Command, SentTransaction } from './decode.ts';

/** A coin while commands run. */
export interface Coin {
  /** Null: made by this transaction. */
  readonly id: string | null;
  readonly type: string;
  balance: bigint;
  /** The address it was sent to by this transaction. */
  sentTo: string | null;
  /** Merged into another coin, or handed to a Move call. */
  isSpent: boolean;
}

export interface CommandsRun {
  /** As effects say it; null when all commands succeed. */
  readonly error: string | null;
  /** Coins that came in, and coins made, in the order made. */
  readonly coins: readonly Coin[];
  /** Other objects that were sent, with the address. */
  readonly sent: ReadonlyMap<string, string>;
  /** A command did something that only a fixture can tell. */
  readonly needsEntry: boolean;
}

type Value = Coin | { readonly object: string } | { readonly bytes: Uint8Array } | null;

/** `coinOf` gives the coin with an id as it is before, or null for other objects. */
export function runCommands(
  transaction: SentTransaction,
  gasCoin: Coin | null,
  coinOf: (id: string) => Coin | null,
): CommandsRun {
  const run: Run = {
    gasCoin,
    inputs: transaction.inputs.map((input) => inputValue(input, coinOf)),
    results: [],
    calls: new Set(),
    made: [],
    sent: new Map(),
    needsEntry: false,
  };
  let error: string | null = null;
  for (const [index, command] of transaction.commands.entries()) {
    const result = runCommand(run, command);
    if (result !== null) error = `${result} in command ${index}`;
    if (error !== null) break;
  }
  const incoming = [gasCoin, ...run.inputs].filter(isCoin);
  return {
    error: error ?? unusedCoin(run),
    coins: [...new Set([...incoming, ...run.made])],
    sent: run.sent,
    needsEntry: run.needsEntry,
  };
}

interface Run {
  readonly gasCoin: Coin | null;
  readonly inputs: readonly Value[];
  readonly results: Value[][];
  /** Which of the commands are Move calls. */
  readonly calls: Set<number>;
  readonly made: Coin[];
  readonly sent: Map<string, string>;
  needsEntry: boolean;
}

function isCoin(value: Value): value is Coin {
  return value !== null && 'balance' in value;
}

function inputValue(input: CallArg, coinOf: (id: string) => Coin | null): Value {
  if (input.Pure) return { bytes: fromBase64(input.Pure.bytes) };
  const object =
    input.Object?.ImmOrOwnedObject ?? input.Object?.Receiving ?? input.Object?.SharedObject;
  return object ? (coinOf(object.objectId) ?? { object: object.objectId }) : null;
}

/** Null, or what went wrong. */
function runCommand(run: Run, command: Command): string | null {
  if (command.SplitCoins) return splitCoins(run, command.SplitCoins);
  if (command.MergeCoins) return mergeCoins(run, command.MergeCoins);
  if (command.TransferObjects) return transferObjects(run, command.TransferObjects);
  run.needsEntry = true;
  if (command.MoveCall) run.calls.add(run.results.length);
  run.results.push([]);
  for (const argument of argumentsOf(command)) {
    const value = valueOf(run, argument);
    // A coin of this transaction that goes into a call is the call's business.
    if (isCoin(value) && value.id === null) value.isSpent = true;
  }
  return null;
}

function argumentsOf(command: Command): readonly Argument[] {
  return command.MoveCall?.arguments ?? command.MakeMoveVec?.elements ?? [];
}

function valueOf(run: Run, argument: Argument): Value {
  if (argument.GasCoin !== undefined) return run.gasCoin;
  if (argument.Input !== undefined) return run.inputs[argument.Input] ?? null;
  const [command, index] = argument.NestedResult ?? [argument.Result, 0];
  return run.results[command]?.[index] ?? null;
}

function splitCoins(
  run: Run,
  { coin, amounts }: NonNullable<Command['SplitCoins']>,
): string | null {
  const source = valueOf(run, coin);
  if (!isCoin(source)) run.needsEntry = true;
  const results: Coin[] = [];
  run.results.push(results);
  if (!isCoin(source)) return null;
  for (const [index, argument] of amounts.entries()) {
    const value = valueOf(run, argument);
    const isComputed = value === null && isResultOfCall(run, argument);
    if (isComputed) run.needsEntry = true;
    const amount = isComputed ? 0n : amountIn(value);
    if (amount === null)
      return `CommandArgumentError { arg_idx: ${index + 1}, kind: InvalidBCSBytes }`;
    if (amount > source.balance) return 'InsufficientCoinBalance';
    source.balance -= amount;
    const made = { id: null, type: source.type, balance: amount, sentTo: null, isSpent: false };
    results.push(made);
    run.made.push(made);
  }
  return null;
}

/** What a Move call returned: only a fixture knows how much it is, and says so with the balances that it changes. */
function isResultOfCall(run: Run, { NestedResult, Result }: Argument): boolean {
  const command = NestedResult?.[0] ?? Result;
  return command !== undefined && run.calls.has(command);
}

function amountIn(value: Value): bigint | null {
  return value && 'bytes' in value && value.bytes.length === 8
    ? BigInt(bcs.U64.parse(value.bytes))
    : null;
}

function mergeCoins(
  run: Run,
  { destination, sources }: NonNullable<Command['MergeCoins']>,
): string | null {
  run.results.push([]);
  const target = valueOf(run, destination);
  for (const [index, source] of sources.map((coin) => valueOf(run, coin)).entries()) {
    if (!isCoin(target) || !isCoin(source)) run.needsEntry = true;
    else if (source.type !== target.type)
      return `CommandArgumentError { arg_idx: ${index + 1}, kind: TypeMismatch }`;
    else if (source.isSpent || source === target)
      return `CommandArgumentError { arg_idx: ${index + 1}, kind: InvalidValueUsage }`;
    else {
      target.balance += source.balance;
      source.balance = 0n;
      source.isSpent = true;
    }
  }
  return null;
}

function transferObjects(
  run: Run,
  { objects, address }: NonNullable<Command['TransferObjects']>,
): string | null {
  run.results.push([]);
  const recipient = valueOf(run, address);
  if (!recipient || !('bytes' in recipient) || recipient.bytes.length !== 32)
    return `CommandArgumentError { arg_idx: ${objects.length}, kind: InvalidBCSBytes }`;
  const to = bcs.Address.parse(recipient.bytes);
  for (const [index, value] of objects.map((object) => valueOf(run, object)).entries()) {
    if (isCoin(value)) {
      if (value.isSpent || value.sentTo !== null)
        return `CommandArgumentError { arg_idx: ${index}, kind: InvalidValueUsage }`;
      value.sentTo = to;
    } else if (value && 'object' in value) run.sent.set(value.object, to);
    else run.needsEntry = true;
  }
  return null;
}

/** A coin that a command made must go somewhere: it cannot be dropped. */
function unusedCoin({ results }: Run): string | null {
  for (const [command, values] of results.entries())
    for (const [index, value] of values.entries())
      if (isCoin(value) && value.sentTo === null && !value.isSpent)
        return `UnusedValueWithoutDrop { result_idx: ${command}, secondary_idx: ${index} }`;
  return null;
}
