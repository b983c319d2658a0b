/** What checks accept where interface and SDK are of different releases. */

import { expect, it } from 'vitest';
import { acceptedSide } from '../../generators/json-rpc/model/accepted.ts';
import { namesIn } from '../../generators/json-rpc/schema/schema.ts';
import { openrpc, ref, smallModel } from './small-model.ts';

const CLIENT = `import type { Kind } from './types.js';
export class SuiClient {
  async read(): Promise<Kind> { return this.transport.request<Kind>({ method: 'sui_read', params: [] }); }
}`;
const TYPES = `export interface Reservation { amount: string }
export type Kind = { type: 'gas'; name: string } | { type: 'reserve'; of: Reservation };`;

it('a type that only the SDK has leaves no reference to nowhere', () => {
  const properties = { type: { enum: ['gas'] }, name: { type: 'string' } };
  const gas = { type: 'object', properties, required: ['type', 'name'] };
  const { model } = smallModel(
    new Map([
      ['openrpc.json', openrpc([{ name: 'sui_read', result: ref('Kind') }], { Kind: gas })],
      ['client.ts', CLIENT],
      ['types.ts', TYPES],
      ['groups.json', '[{"title":"All","methods":["sui_read"],"types":["Kind"]}]'],
    ]),
  );
  if (!model) throw new Error('the model cannot be built');
  // The SDK names a type that the interface does not have.
  expect(model.disagreements.flatMap(({ inSdk }) => (inSdk ? namesIn(inSdk) : []))).toEqual([
    'Reservation',
  ]);
  const { schemas } = acceptedSide(model);
  expect([...schemas.values()].flatMap(namesIn).filter((name) => !schemas.has(name))).toEqual([]);
});
