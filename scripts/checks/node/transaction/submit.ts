/** Dry runs and executions: decoded, verified, carried out on the objects that the node holds. */

import { inFull } from '../identity.ts';
import { fits } from '../match.ts';
import { inputError } from './inputs.ts';
import type { Execution } from './execution.ts';
import { execute } from './execution.ts';
import { dryRunJson, responseJson } from './execution-json.ts';
import type { RpcAnswer } from '../model.ts';
import type { NodeState } from '../state.ts';
import { reportUnanswered } from '../state.ts';
import type { SentTransaction } from './decode.ts';
import { decodeTransaction, signatureError } from './decode.ts';
import { commandName } from './transaction-json.ts';

const INVALID_PARAMS = -32602;
const REJECTED = -32002;
const UNDESCRIBED = -32000;

export function dryRun(state: NodeState, bytes: string): RpcAnswer {
  const transaction = decodeTransaction(bytes);
  if (typeof transaction === 'string') return failure(INVALID_PARAMS, transaction);
  const execution = executionOf(state, transaction);
  return execution
    ? { result: dryRunJson(execution) }
    : failure(UNDESCRIBED, 'no fixture describes the transaction');
}

export interface SignedRequest {
  readonly bytes: string;
  readonly signatures: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
}

/** The same bytes a second time change nothing and get the same answer. */
export async function executeSigned(state: NodeState, request: SignedRequest): Promise<RpcAnswer> {
  const { bytes, signatures, options } = request;
  const transaction = decodeTransaction(bytes);
  if (typeof transaction === 'string') return failure(INVALID_PARAMS, transaction);
  const invalid = await signatureError(transaction, signatures);
  if (invalid !== null) return failure(REJECTED, invalid);
  const known = state.executed.get(transaction.digest);
  if (known) return { result: responseJson(known, options, null) };
  const rejected = inputError(transaction, state.objects);
  if (rejected !== null) return failure(REJECTED, rejected);
  const execution = executionOf(state, transaction);
  if (execution === null) return failure(UNDESCRIBED, 'no fixture describes the transaction');
  const executed = { execution, signatures, checkpoint: state.checkpoint };
  apply(state, execution);
  state.executed.set(transaction.digest, executed);
  state.checkpoint += 1n;
  return { result: responseJson(executed, options, null) };
}

function failure(code: number, message: string): RpcAnswer {
  return { error: { code, message } };
}

function executionOf(state: NodeState, transaction: SentTransaction): Execution | null {
  const names = transaction.commands.map((command) => inFull(commandName(command)));
  const entry =
    state.fixture.transactions.find(
      ({ sender, commands }) =>
        (sender === null || sender === transaction.sender) &&
        (commands === null || fits(commands, names)),
    ) ?? null;
  const execution = execute(transaction, {
    objects: state.objects,
    chain: state.fixture.chain,
    entry,
  });
  if (execution === null) {
    const asked = `a transaction with the commands ${names.join(', ')}`;
    reportUnanswered(
      state,
      asked,
      `transactions: [{ commands: [${names.join(', ')}], created: [] }]`,
    );
  }
  return execution;
}

function apply({ objects }: NodeState, { written, deleted, wrapped }: Execution): void {
  for (const { id } of [...deleted, ...wrapped]) objects.delete(id);
  // Of an object without a type the node knows only that it was named.
  for (const { after } of written) if (after.type !== '') objects.set(after.id, after);
}
