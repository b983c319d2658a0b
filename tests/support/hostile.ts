/** Text that has broken documentation generators, and a source of more of it. */

import fc from 'fast-check';

export const KILLERS: readonly string[] = [
  '{(globalThis.pwned=1)} then the ` key',
  '{globalThis.pwned = 1}',
  'export const pwned = (globalThis.pwned = 1)',
  "import x from 'y'",
  'import\nexport',
  'a\nexport default 3',
  "- import x from 'y'\n- export const q = {1}",
  '> export const z = 1',
  ':::danger[title]\nnever closed {x}\n:::::',
  'text :name[x]{y=1} ::leaf',
  ':::\ntext\n:::',
  'Vec<u8>, `Vec`<u8>, <T>, Coin<SUI>',
  '<!-- comment --> <!-- open',
  '<script>globalThis.pwned=1</script>',
  '<img src=x onerror="globalThis.pwned=1">',
  '</p></div></details>',
  '{{x}} {{{triple}}} {{#if x}} {% liquid %} <%= erb %> ${tpl}',
  '[click](javascript:alert(1)) [data](data:text/html,x) [v](vbscript:x)',
  '[a](JaVaScRiPt:x) [b](java\tscript:x) [c](//evil) [d](/\\evil) [e](blob:x)',
  '![image](https://example.com/x.png) ![](javascript:x)',
  '---\ntitle: "a: b"\nslug: /evil\n---\nrest',
  '# Heading {#evil-id}\n\nSetext\n===',
  '```\nnever closed {x}',
  '```js {1,3} title="x"\nconst a = `${b}`\n```',
  '~~~mdx\n<T>{x}</T>\n~~~',
  '| a | b |\n|---|---|\n| x \\| y | `p|q` {z} |',
  '$x$ $$\\frac{a}{b}$$ $ {',
  '[^1] and\n\n[^1]: note {x}',
  '[ref][x]\n\n[x]: https://example.com/{y}',
  '<https://example.com/{x}> https://example.com/{y} www.example.com',
  '\\{escaped\\} \\<b\\> \\',
  '&lt;b&gt; &#123; &amp;lt; &nbsp; &bogus;',
  '* a\n  * b {c}\n\n1. x\n2) y',
  '    indented {code}\n\n\tand <tab>',
  'a  \nb\\\nc',
  '**bold*it*** _a_b_c_ ~~x~~ ~y~',
  '\u202eevil\u202c \u200bzero \ufeff \u0000nul \ud800',
  "it's \"quoted\" 'single' `tick`",
  '{/* comment */} */} {/*',
  '*/} {globalThis.pwned=1} {/*',
  'H ### {/* #id */}',
  '[x]: javascript:alert(1)',
  '- [ ] task {x}\n- [x] done',
  '1986\\. A year\n1) b',
  '+ plus\n- minus\n* star',
  'a:b ::: c :d: :smile: 10:30',
  '@user a@b.co mailto:a@b.co',
  '~**bold*it*** _a_ ~y~---\nbold in bold\n---\nrest',
  '**a **b** c** __d **e** f__\n===',
  '',
  '   ',
  '\n\n',
];

/** Killers, their pieces and random text, glued in every way. */
export const hostileText: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...KILLERS) },
      {
        weight: 3,
        arbitrary: fc.constantFrom(
          '{',
          '}',
          '<',
          '>',
          '`',
          '*',
          '_',
          '\n',
          '\n\n',
          '\\',
          '|',
          ':',
          '$',
          '#',
          '[',
          ']',
          '(',
          ')',
          '!',
          '&',
          '~',
          '-',
          ' ',
          '/*',
          '*/',
          'export ',
          'import ',
        ),
      },
      { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 12 }) },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 6 }) },
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));

/**
 * `FUZZ=1` asks for the long run, with other cases each time. The mutation tester asks for a short one:
 * it repeats the tests for every breakage, and chance alone should not be what notices it.
 */
export function cases(short: number, long: number): number {
  if (process.env['FUZZ']) return long;
  return process.env['MUTATION_TARGET'] ? Math.ceil(short / 20) : short;
}
