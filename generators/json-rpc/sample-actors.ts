/** Who and what appears in the examples, under the same address in all of them. Pure. */

import { sampleAddress, sampleDigest } from './sample-bytes.ts';

/** `index` counts the entries of the list that the value stands in, so that no two coins share an id. */
export type Sample = (index: number) => unknown;

export const OWNER = sampleAddress('owner');
export const RECIPIENT = sampleAddress('recipient');
export const VALIDATOR = sampleAddress('validator');
export const SUI_TYPE = '0x2::sui::SUI';
export const COIN_TYPE = '0x2::coin::Coin<0x2::sui::SUI>';
export const TIME = 1752537600000;

export const constant =
  (value: unknown): Sample =>
  () =>
    value;
export const numbered = (word: string, index: number): string =>
  index === 0 ? word : `${word} ${index}`;
export const object: Sample = (index) => sampleAddress(numbered('object', index));
export const digest: Sample = (index) => sampleDigest(numbered('object digest', index));
export const transaction: Sample = (index) => sampleDigest(numbered('transaction', index));
export const counted =
  (first: number): Sample =>
  (index) =>
    String(first + index);
