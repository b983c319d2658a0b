/** Who and what appears in the examples, under the same address in all of them. Pure. */

import { sampleAddress, sampleDigest } from './sample-bytes.ts';
import { OWNER, TRANSFER_DIGEST } from './sample-transactions.ts';

/** `index` counts the entries of the list that the value stands in, so that no two coins share an id. */
export type Sample = (index: number) => unknown;

export { OWNER };
export const RECIPIENT = sampleAddress('recipient');
export const VALIDATOR = sampleAddress('validator');
export const SUI_TYPE = '0x2::sui::SUI';
export const COIN_TYPE = '0x2::coin::Coin<0x2::sui::SUI>';
export const STAKING_POOL = sampleAddress('staking pool');
export const TABLE = sampleAddress('table');
/** A coin type that is not SUI. */
export const TOKEN_TYPE = `${sampleAddress('package')}::token::TOKEN`;
/** 15 July 2025, 00:00 UTC, in epoch `EPOCH`, which began an hour before. */
export const TIME = 1752537600000;
export const EPOCH = 823;
/** In milliseconds, as `TIME` and `EPOCH_START`. */
export const DAY = 86400000;
export const EPOCH_START = TIME - 3600000;

export const constant =
  (value: unknown): Sample =>
  () =>
    value;
/** The first of a list has the bare word. */
export const numbered = (word: string, index: number): string =>
  index === 0 ? word : `${word} ${index}`;
export const object: Sample = (index) => sampleAddress(numbered('object', index));
export const digest: Sample = (index) => sampleDigest(numbered('object digest', index));
/** The first is the transfer; the others are made of words. */
export const transaction: Sample = (index) =>
  index === 0 ? TRANSFER_DIGEST : sampleDigest(numbered('transaction', index));
/** Later entries were written earlier: a list shows the newest first. */
export const counted =
  (newest: number): Sample =>
  (index) =>
    String(newest - index);
