/** Our words for the packages of the framework: what each is for and what to know before using it. Pure. */

import type { PackageModel } from './model/model.ts';
import { FRAMEWORK_ADDRESSES } from './move/addresses.ts';

export interface PackageWords {
  /** One sentence for lists and descriptions. */
  readonly summary: string;
  /** Markdown. */
  readonly text: string;
}

const WORDS: ReadonlyMap<string, PackageWords> = new Map([
  [
    'std',
    {
      summary: 'The Move standard library: integers, vectors, options, strings and their macros.',
      text: 'The Move standard library holds what every Move program needs and nothing that knows about Sui: numbers, vectors, options, strings, hashing and BCS encoding. Move imports `std::vector`, `std::option` and the type `Option` by itself.',
    },
  ],
  [
    'sui',
    {
      summary:
        'The Sui framework: objects, transfers, coins, collections, events, time and cryptography.',
      text: 'The Sui framework is the library that smart contracts on Sui are written with: objects and how to transfer, share and freeze them, coins and balances, collections that live in dynamic fields, kiosks, events, the clock, randomness and cryptography. Move imports `sui::object`, `sui::transfer`, `sui::tx_context` and the types `UID`, `ID` and `TxContext` by itself.',
    },
  ],
  [
    'sui_system',
    {
      summary: 'The Sui system: validators, staking, epochs and rewards.',
      text: 'The Sui system package runs the network itself: the validator set, stake and its rewards, the subsidy, the storage fund and the change of epochs. Most programs need only `sui_system::sui_system`, which stakes and withdraws, and `sui_system::staking_pool`, which defines staked SUI.',
    },
  ],
  [
    'bridge',
    {
      summary:
        'The Sui bridge: messages, committee signatures, limits and the treasury of bridged tokens.',
      text: 'The bridge package moves tokens between Sui and Ethereum. A committee of validators signs messages; the package checks the signatures, keeps to the transfer limits, and mints or burns the bridged tokens.',
    },
  ],
]);

/** Null for a package that is not one of the framework: somebody else's bridge has its own address. */
export function packageWords({
  name,
  address,
}: Pick<PackageModel, 'name' | 'address'>): PackageWords | null {
  return address === FRAMEWORK_ADDRESSES.get(name) ? (WORDS.get(name) ?? null) : null;
}
