/** Declaration files lose what people read, and nothing that the compiler reads. */

import { expect, test } from 'vitest';
import { withoutComments } from '../../../scripts/checks/examples/typescript/declarations.ts';

test('block comments before declarations go', () => {
  const text = '/** What. */\nexport declare const a: string;\n/*\n * So.\n */\ntype B = 1;\n';
  expect(withoutComments(text)).toBe(' \nexport declare const a: string;\n\n\ntype B = 1;\n');
});

test.each(['use `c`', 'Use {@link C} instead.'])('a deprecation stays, with %s', (advice) => {
  const text = `interface A {\n  /**\n   * Old.\n   * @deprecated ${advice}\n   * @see d\n   */\n  b: string;\n}\n`;
  expect(withoutComments(text)).toBe(
    `interface A {\n  /** @deprecated ${advice} */\n\n  b: string;\n}\n`,
  );
});

test.each([
  '/// <reference lib="es2023" />\n/// <reference types="node" />\ndeclare const a: string;\n',
  'type Url = `http://${string}/*${string}*/`;\n',
  'declare const a: "/* no comment */";\n',
  '// A line.\ndeclare const a: string;\n',
])('%j stays as it is', (text) => {
  expect(withoutComments(text)).toBe(text);
});
