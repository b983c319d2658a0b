/** The faucet beside a node: `POST /v2/gas` sends coins, as the fixture allows. Changes the node's objects. */

import { isValidSuiAddress, normalizeSuiAddress } from '@mysten/sui/utils';
import { SUI, createdId, standInDigest } from './identity.ts';
import type { HttpAnswer } from './node.ts';
import type { NodeState } from './state.ts';
import { report, reportUnanswered } from './state.ts';

export function answerFaucet(state: NodeState, body: unknown): HttpAnswer {
  const request = (body ?? {}) as {
    readonly FixedAmountRequest?: { readonly recipient?: unknown };
  };
  const address = request.FixedAmountRequest?.recipient;
  if (typeof address !== 'string' || !isValidSuiAddress(normalizeSuiAddress(address))) {
    const message = 'the program asks the faucet without a recipient';
    const fix = 'send { FixedAmountRequest: { recipient: "0x…" } }';
    report(state, { code: 'node-request', message, fix, at: null });
    return { status: 422, body: 'missing field `recipient`' };
  }
  const recipient = normalizeSuiAddress(address);
  const entry = state.fixture.faucet.find(
    (faucetEntry) => faucetEntry.recipient === null || faucetEntry.recipient === recipient,
  );
  if (!entry) {
    reportUnanswered(
      state,
      `coins for ${recipient} from the faucet`,
      'faucet: [{ coins: [10000000000] }]',
    );
    return {
      status: 500,
      body: {
        status: { Failure: { internal: 'no fixture answers the faucet' } },
        coins_sent: null,
      },
    };
  }
  if (entry.refuses !== null) return { status: entry.refuses, body: 'refused' };
  const count = state.calls.get(entry) ?? 0;
  state.calls.set(entry, count + 1);
  const digest = standInDigest('faucet', recipient, BigInt(count));
  const sent = entry.coins.map((amount, index) =>
    sendCoin(state, { recipient, amount, index, digest }),
  );
  return { status: 201, body: { status: 'Success', coins_sent: sent } };
}

interface Sending {
  readonly recipient: string;
  readonly amount: bigint;
  readonly index: number;
  readonly digest: string;
}

function sendCoin({ objects }: NodeState, { recipient, amount, index, digest }: Sending): object {
  const id = createdId(digest, index);
  objects.set(id, {
    id,
    version: 2n,
    digest: standInDigest(id, 2n),
    type: `0x2::coin::Coin<${SUI}>`,
    owner: { AddressOwner: recipient },
    previousTransaction: digest,
    balance: amount,
    fields: {},
  });
  return { amount: Number(amount), id, transferTxDigest: digest };
}
