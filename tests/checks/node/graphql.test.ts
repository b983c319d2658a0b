/** The loopback node as GraphQL: operations are held against the schema, answers against the operation. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { removeProject, startNode, startProject } from './loopback.ts';

beforeAll(startProject);
afterAll(removeProject);

const OPERATION = `query Balance($owner: SuiAddress!) {
  address(address: $owner) {
    address
    total: balance { totalBalance }
  }
}`;

describe('an operation', () => {
  test.each([
    ['that is no GraphQL', '{ chainIdentifier', {}, 'Syntax Error'],
    [
      'with a field that does not exist',
      '{ chainIdentifer }',
      {},
      'Did you mean "chainIdentifier"?',
    ],
    ['with a wrong argument', '{ epoch(id: "1") { epochId } }', {}, 'UInt53 cannot represent'],
    ['without its variable', OPERATION, {}, '"$owner" of required type'],
    ['with a variable of another type', OPERATION, { owner: 5 }, 'expected an address'],
  ])('%s is refused, and an error', async (_name, query, variables, message) => {
    const node = startNode();
    const { data, errors } = await node.graphql(query, variables);
    expect(data).toBeNull();
    expect(errors?.[0]?.message).toContain(message);
    expect(await node.failures()).toEqual([
      expect.stringMatching(/^node-request the program sends an operation that the schema refuses/),
    ]);
  });

  test('that nothing answers names the line to add', async () => {
    const node = startNode(
      'graphql: [{ operation: Balance, variables: { owner: 0x6 }, data: {} }]',
    );
    const { errors } = await node.graphql(OPERATION, { owner: '0x5' });
    expect(errors?.[0]?.message).toBe('no fixture answers Balance');
    expect(await node.failures()).toEqual([
      'node-unanswered the program asks for the operation Balance with {"owner":"0x5"}, and nothing answers / add to docs/examples/shop/node/shop.yaml: graphql: [{ operation: Balance, variables: {"owner":"0x5"}, data: … }]',
    ]);
  });
});

describe('an answer', () => {
  const answer = (total: string): string =>
    `graphql: [{ operation: Balance, variables: { owner: '*' }, data: { address: { address: 0x5, total: ${total} } } }]`;

  test('has the shape that the operation asks for, aliases included', async () => {
    const node = startNode(answer(`{ totalBalance: '12' }`));
    const { data } = await node.graphql(OPERATION, { owner: '0x5' });
    expect(data).toEqual({ address: { address: '0x5', total: { totalBalance: '12' } } });
    expect(await node.failures()).toEqual([]);
  });

  test.each([
    ['a number for a BigInt', '{ totalBalance: 12 }', 'address.total.totalBalance": BigInt cannot'],
    [
      'a field that nobody asked for',
      `{ totalBalance: '12', coinType: x }`,
      'else at "address.total.coinType"',
    ],
    ['a field left out', '{}', 'else at "address.total.totalBalance"'],
  ])('with %s is an error at its line', async (_name, total, message) => {
    const node = startNode('# comment', answer(total));
    await node.graphql(OPERATION, { owner: '0x5' });
    expect(await node.failures()).toEqual([
      expect.stringMatching(/^node-answer shop\.yaml:2 the answer to Balance .*correct the answer/),
    ]);
    expect((await node.failures())[0]).toContain(message);
  });

  test('may be an error, may come in turn, and may be found by the text of the operation', async () => {
    const node = startNode(
      'graphql:',
      '  - query: "query {  chainIdentifier }"',
      '    answers:',
      '      - { errors: [{ message: "Request timed out" }] }',
      '      - { data: { chainIdentifier: 35834a8a } }',
    );
    const ask = () => node.graphql('{ chainIdentifier }');
    expect(await ask()).toEqual({ data: null, errors: [{ message: 'Request timed out' }] });
    expect(await ask()).toEqual({ data: { chainIdentifier: '35834a8a' } });
    expect(await ask()).toEqual({ data: { chainIdentifier: '35834a8a' } });
    expect(await node.failures()).toEqual([]);
  });

  test('of a union tells which member it is', async () => {
    const query =
      '{ object(address: "0x5") { owner { __typename ... on Shared { initialSharedVersion } } } }';
    const node = startNode(
      'graphql:',
      `  - { query: '${query}', data: { object: { owner: { __typename: Shared, initialSharedVersion: 3 } } } }`,
    );
    expect((await node.graphql(query)).data).toMatchObject({
      object: { owner: { __typename: 'Shared' } },
    });
    expect(await node.failures()).toEqual([]);
  });
});
