/** Long names break between names and words, and stay what they are. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { namePartsOf } from '../../site/src/name-parts.ts';

describe('a name', () => {
  it.each([
    ['transfer::receive', ['transfer::receive']],
    ['transfer::public_receive', ['transfer::public_receive']],
    ['transfer::public_share_object', ['transfer::', 'public_share_object']],
    ['create_regulated_currency_v2', ['create_regulated_', 'currency_v2']],
    ['EReceivingObjectTypeMismatch', ['EReceivingObjectType', 'Mismatch']],
    ['Coin<0x2::sui::SUI>, u64, u8', ['Coin<', '0x2::', 'sui::', 'SUI>, u64, u8']],
    ['--coin-type <COIN_TYPE>', ['--coin-type <COIN_TYPE>']],
    ['--gas-budget 10000000 ::', ['--gas-budget 10000000 ::']],
  ])('%s breaks where a reader would', (name, parts) => {
    expect(namePartsOf(name)).toEqual(parts);
  });

  it('breaks earlier where there is less room', () => {
    expect(namePartsOf('SuiHTTPTransportError')).toEqual(['SuiHTTPTransportError']);
    expect(namePartsOf('SuiHTTPTransportError', 20)).toEqual(['SuiHTTPTransport', 'Error']);
  });

  it('is the same text when put together', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        expect(namePartsOf(text).join('')).toBe(text);
      }),
    );
  });
});
