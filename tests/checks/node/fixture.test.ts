/** Fixtures of the loopback node: what a line of a file becomes. */

import { normalizeSuiAddress } from '@mysten/sui/utils';
import { expect, test } from 'vitest';
import { readSignature } from '../../../scripts/checks/node/fixture/move-signature.ts';
import { ownerOf } from '../../../scripts/checks/node/fixture/sections.ts';

test('a signature with several results keeps them apart from its parameters', () => {
  const named = readSignature('0x3::toolbox::take_out(&mut 0x3::toolbox::Toolbox): (u64, bool)');
  expect(named?.target).toBe(`${normalizeSuiAddress('0x3')}::toolbox::take_out`);
  expect(named?.signature.parameters).toHaveLength(1);
  expect(named?.signature.return).toEqual(['U64', 'Bool']);
});

test('the version of a shared object is text, as the method reference says', () => {
  expect(ownerOf('shared', 12n)).toEqual({ Shared: { initial_shared_version: '12' } });
});
