/** A sent transaction as JSON-RPC shows it. Pure. */

import { bcs } from '@mysten/sui/bcs';
import { fromBase64 } from '@mysten/sui/utils';
import { displayedType } from '../identity.ts';
import type { Argument, CallArg, Command, SentTransaction } from './decode.ts';

export function transactionJson(transaction: SentTransaction): object {
  const { sender, gas, inputs, commands } = transaction;
  return {
    messageVersion: 'v1',
    transaction: {
      kind: 'ProgrammableTransaction',
      inputs: inputs.map((input, index) => inputJson(input, pureType(commands, index))),
      transactions: commands.map(commandJson),
    },
    sender,
    gasData: {
      payment: gas.payment.map(({ objectId, version, digest }) => ({
        objectId,
        version: Number(version),
        digest,
      })),
      owner: gas.owner,
      price: gas.price,
      budget: gas.budget,
    },
  };
}

/** A plain value's type, where a command of the chain's own tells it. */
function pureType(commands: readonly Command[], input: number): 'u64' | 'address' | null {
  const isInput = (argument: Argument): boolean => argument.Input === input;
  for (const { SplitCoins: split, TransferObjects: transfer } of commands) {
    if (split?.amounts.some(isInput)) return 'u64';
    if (transfer && isInput(transfer.address)) return 'address';
  }
  return null;
}

function inputJson(input: CallArg, type: 'u64' | 'address' | null): object {
  if (input.Pure) {
    const bytes = fromBase64(input.Pure.bytes);
    if (type === 'u64' && bytes.length === 8)
      return { type: 'pure', valueType: type, value: bcs.U64.parse(bytes) };
    if (type === 'address' && bytes.length === 32)
      return { type: 'pure', valueType: type, value: bcs.Address.parse(bytes) };
    return { type: 'pure', valueType: null, value: [...bytes] };
  }
  const shared = input.Object?.SharedObject;
  if (shared) return { type: 'object', objectType: 'sharedObject', ...shared };
  const receiving = input.Object?.Receiving;
  if (receiving) return { type: 'object', objectType: 'receiving', ...receiving };
  return { type: 'object', objectType: 'immOrOwnedObject', ...input.Object?.ImmOrOwnedObject };
}

function commandJson(command: Command): object {
  if (command.SplitCoins) {
    const { coin, amounts } = command.SplitCoins;
    return { SplitCoins: [argumentJson(coin), amounts.map(argumentJson)] };
  }
  if (command.MergeCoins) {
    const { destination, sources } = command.MergeCoins;
    return { MergeCoins: [argumentJson(destination), sources.map(argumentJson)] };
  }
  if (command.TransferObjects) {
    const { objects, address } = command.TransferObjects;
    return { TransferObjects: [objects.map(argumentJson), argumentJson(address)] };
  }
  if (command.MakeMoveVec) {
    const { type, elements } = command.MakeMoveVec;
    return { MakeMoveVec: [type ?? null, elements.map(argumentJson)] };
  }
  if (command.Publish) return { Publish: command.Publish.dependencies };
  if (command.Upgrade) {
    const { dependencies, package: id, ticket } = command.Upgrade;
    return { Upgrade: [dependencies, id, argumentJson(ticket)] };
  }
  return { MoveCall: callJson(command) };
}

function callJson({ MoveCall: call }: Command): object {
  if (!call) throw new Error('a command of a transaction has an unknown kind');
  return {
    package: call.package,
    module: call.module,
    function: call.function,
    ...(call.typeArguments.length > 0
      ? { type_arguments: call.typeArguments.map(displayedType) }
      : {}),
    ...(call.arguments.length > 0 ? { arguments: call.arguments.map(argumentJson) } : {}),
  };
}

function argumentJson(argument: Argument): unknown {
  if (argument.GasCoin !== undefined) return 'GasCoin';
  if (argument.Input !== undefined) return { Input: argument.Input };
  if (argument.Result !== undefined) return { Result: argument.Result };
  return { NestedResult: argument.NestedResult };
}

/** `SplitCoins`, or the function of a Move call: what a fixture names commands by. */
export function commandName(command: Command): string {
  const call = command.MoveCall;
  return call ? `${call.package}::${call.module}::${call.function}` : command.$kind;
}
