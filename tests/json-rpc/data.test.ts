/** The words of the overview page: on one line, code apart, nothing else of Markdown left. */

import { describe, expect, it } from 'vitest';
import { wordParts } from '../../generators/json-rpc/data.ts';

describe('the words of the overview', () => {
  it.each([
    ['Such as `0x2::sui::SUI`.', ['Such as ', { code: '0x2::sui::SUI' }, '.']],
    ['`a` and\n`b`', [{ code: 'a' }, ' and ', { code: 'b' }]],
    ['A **bold `name`** here', ['A bold ', { code: 'name' }, ' here']],
    ['A [link to `x`](https://a.example)', ['A link to ', { code: 'x' }]],
    ['First.\n\nSecond *word*.', ['First. Second word.']],
    ['- one\n- `two`', ['one ', { code: 'two' }]],
    ['<b>no</b> markup', ['<b>no</b> markup']],
    ['```\nlet a;\nlet b;\n```', [{ code: 'let a; let b;' }]],
    ['', []],
  ])('of %j are words and code', (markdown, expected) => {
    expect(wordParts(markdown)).toEqual(expected);
  });
});
