/** A name that is too long for its line keeps its own end. */

import { describe, expect, it } from 'vitest';
import { MARK_END, MARK_START } from '../../site/src/search/engine/marks';
import { ownerOf } from '../../site/src/search/ui/modal/owner-of';

const marked = (text: string): string => text.replace('[', MARK_START).replace(']', MARK_END);

describe('a name', () => {
  it.each([
    [
      'Experimental_SuiClientTypes.GetCoinsOptions',
      'Experimental_SuiClientTypes.',
      'GetCoinsOptions',
    ],
    ['coin::split', 'coin::', 'split'],
    ['sui client gas', '', 'sui client gas'],
    ['SuiClient.[getCoins]', 'SuiClient.', '[getCoins]'],
    ['[Object.owner]', '', '[Object.owner]'],
    ['Object model.', '', 'Object model.'],
    ['', '', ''],
  ])('%s is split where nothing is torn', (name, owner, own) => {
    expect(ownerOf(marked(name))).toEqual([owner, marked(own)]);
  });
});
