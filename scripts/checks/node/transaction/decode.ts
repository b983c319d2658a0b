/** A transaction that a program sent: its bytes decoded, its digest computed, its signatures verified. Pure. */

import { bcs } from '@mysten/sui/bcs';
import { parseSerializedSignature } from '@mysten/sui/cryptography';
import { TransactionDataBuilder } from '@mysten/sui/transactions';
import { fromBase64, toBase64 } from '@mysten/sui/utils';
import { verifyTransactionSignature } from '@mysten/sui/verify';
import { computeZkLoginAddressFromSeed } from '@mysten/sui/zklogin';
import { compareText } from '../../../../generators/core/text.ts';

type TransactionData = typeof bcs.TransactionData.$inferType;
type Programmable = NonNullable<TransactionData['V1']['kind']['ProgrammableTransaction']>;
export type Command = Programmable['commands'][number];
export type CallArg = Programmable['inputs'][number];
export type Argument = NonNullable<Command['SplitCoins']>['coin'];
export type GasData = TransactionData['V1']['gasData'];

export interface SentTransaction {
  readonly bytes: Uint8Array;
  readonly digest: string;
  readonly sender: string;
  readonly gas: GasData;
  readonly inputs: readonly CallArg[];
  readonly commands: readonly Command[];
}

/** A string says, in a node's words, what is wrong with the bytes. */
export function decodeTransaction(base64: string): SentTransaction | string {
  try {
    const bytes = fromBase64(base64);
    const { V1: data } = bcs.TransactionData.parse(bytes);
    const programmable = data.kind.ProgrammableTransaction;
    if (!programmable) return 'only programmable transactions are taken';
    const digest = TransactionDataBuilder.getDigestFromBytes(bytes);
    const { inputs, commands } = programmable;
    return { bytes, digest, sender: data.sender, gas: data.gasData, inputs, commands };
  } catch (error) {
    return `Invalid params: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** What is wrong with the signatures, or null: the sender's and, when somebody else pays, the gas owner's. */
export async function signatureError(
  transaction: SentTransaction,
  signatures: readonly string[],
): Promise<string | null> {
  const required = [...new Set([transaction.sender, transaction.gas.owner])].toSorted(compareText);
  const signers: string[] = [];
  for (const signature of signatures) {
    try {
      const known = await signersOf(transaction.bytes, signature);
      signers.push(known.find((signer) => required.includes(signer)) ?? known[0] ?? '');
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return `Invalid user signature: Signature is not valid: ${reason}`;
    }
  }
  const given = signers.toSorted(compareText);
  if (given.length !== required.length)
    return `Invalid user signature: Expect ${required.length} signer signatures but got ${given.length}`;
  const stranger = given.find((signer, index) => signer !== required[index]);
  if (stranger === undefined) return null;
  return `Invalid user signature: Required Signature from ${required.join(', ')} is absent [${given.join(', ')}]`;
}

/** The addresses that the signature speaks for. Throws when it does not fit the bytes. */
async function signersOf(bytes: Uint8Array, signature: string): Promise<readonly string[]> {
  const parsed = parseSerializedSignature(signature);
  if (parsed.signatureScheme !== 'ZkLogin')
    return [(await verifyTransactionSignature(bytes, signature)).toSuiAddress()];
  // Whether the proof holds depends on keys of the chain and of the provider; the signature that it vouches for does not.
  await verifyTransactionSignature(bytes, toBase64(Uint8Array.from(parsed.zkLogin.userSignature)));
  const { addressSeed, iss } = parsed.zkLogin;
  return [false, true].map((isLegacy) =>
    computeZkLoginAddressFromSeed(BigInt(addressSeed), iss, isLegacy),
  );
}
