/** Messages of programs: which code on a page is one, by what it is found again, and what it does to the order of hits. */

import { describe, expect, it } from 'vitest';
import { messagesIn, messagesInBlock } from '../../site/plugins/search/messages';
import { messageKeys, messageRuns, messageTerms } from '../../site/src/search/engine/messages';
import { ask, indexOf, page } from './support';

describe('a piece of code', () => {
  it.each([
    'No valid gas coins found for the transaction.',
    'is not available for consumption',
    'Failed to prune objects',
    'error: unknown field in manifest',
    "Invalid value was given to the function 'take'",
  ])('is a message: %s', (code) => expect(messagesIn(code)).toEqual([code]));

  it.each([
    'sui client publish',
    'Failed to',
    'let owner of it = 2;',
    'npm run build for it',
    'journal --unit is not',
    'a b c',
    'coin treasury cap',
    '0x2::sui::SUI is 9 of 12 / 3',
  ])('is none: %s', (code) => expect(messagesIn(code)).toEqual([]));

  it('is cut where a value stands', () => {
    expect(
      messagesIn('Object … is owned by account address <ID>, but given {sender} is it'),
    ).toEqual([' is owned by account address ']);
  });
});

it('a block of what a terminal prints has messages in its lines, without commands', () => {
  const code = '$ sui start for the tests\nFailed to open the store\n\nready';
  expect(messagesInBlock('console', code)).toEqual(['Failed to open the store']);
  expect(messagesInBlock('ts', code)).toEqual([]);
});

describe('the words of a message', () => {
  it('are those that say something, without numbers, names and values', () => {
    expect(messageTerms('Error: could not find WalletContext of 0x2a in the_store, v3')).toEqual([
      'find',
      'walletcontext',
    ]);
  });

  it('are found by every other three in a row and the last three', () => {
    const { runs, length } = messageRuns('alpha beta gamma delta omega kappa');
    const keyOf = (from: number): string | undefined =>
      runs.find((run) => run.from === from && run.to === from + 3)?.key;
    expect(length).toBe(6);
    expect(messageKeys('alpha beta gamma delta omega kappa')).toEqual([
      keyOf(0),
      keyOf(2),
      keyOf(3),
    ]);
  });

  it('are found by two when there are no more', () => {
    expect(messageKeys('find WalletContext')).toEqual(
      messageRuns('cannot find walletcontext now please')
        .runs.filter(({ from, to }) => from === 0 && to === 2)
        .map(({ key }) => key),
    );
    expect(messageKeys('WalletContext')).toEqual([]);
  });
});

describe('a pasted message', () => {
  const [message, other] = ['/guides/wallets', '/standards/wallet'];
  const quoting = page(message, 'Clients', [
    ['Errors', 'Could not find the wallet context: set one up.'],
  ]);
  const site = (messages: readonly string[]) =>
    indexOf({
      pages: [
        {
          ...quoting,
          sections: quoting.sections.map((section, at) =>
            at === 0 ? section : { ...section, messages },
          ),
        },
        page(other, 'Find a wallet context'),
        ...['Lists', 'Tables', 'Bags', 'Sets'].map((title) => page(`/${title}`, title)),
      ],
    });
  const query = 'Uncaught Error: Could not find the wallet context.';

  it('leads to the page that quotes it', () => {
    expect(ask(site([]), query)[0]?.split('#')[0]).toBe(other);
    expect(ask(site(['Could not find the wallet context']), query)[0]?.split('#')[0]).toBe(message);
  });
});
