/** Every text color reaches 4.5:1 on every surface it may stand on, in light and in dark. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('../../site/src/css/tokens.css', import.meta.url), 'utf8');

function colorsOf(selector: string): ReadonlyMap<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('}', start));
  return new Map(
    [...block.matchAll(/--([a-z-]+): (#[\da-f]{6});/g)].map((match) => [match[1]!, match[2]!]),
  );
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const code = [
  'text',
  'comment',
  'keyword',
  'string',
  'number',
  'type',
  'function',
  'property',
  'attribute',
  'inserted',
  'deleted',
];
const pairs: readonly (readonly [readonly string[], readonly string[]])[] = [
  [
    ['ink', 'muted', 'accent', 'accent-strong', 'amber', 'danger'],
    ['paper', 'surface', 'sunken'],
  ],
  [code.map((name) => `code-${name}`), ['code-background', 'paper', 'surface']],
  [
    ['ink', 'accent'],
    ['accent-wash', 'amber-wash', 'danger-wash'],
  ],
  [['amber'], ['amber-wash']],
  [['danger'], ['danger-wash']],
];

describe.each([
  ['light', ':root'],
  ['dark', "[data-theme='dark']"],
])('in %s', (_mode, selector) => {
  const colors = colorsOf(selector);
  const cases = pairs.flatMap(([texts, surfaces]) =>
    texts.flatMap((text) => surfaces.map((apiReport) => [text, apiReport] as const)),
  );

  it.each(cases)('%s reads on %s', (text, apiReport) => {
    expect(contrast(colors.get(text) ?? '', colors.get(apiReport) ?? '')).toBeGreaterThanOrEqual(
      4.5,
    );
  });
});
