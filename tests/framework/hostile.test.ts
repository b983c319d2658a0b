/** Whatever is in doc comments, notes and error messages: pages keep the contract, and nothing in them runs. */

import { describe, expect, it } from 'vitest';
import fs from 'node:fs';
import path from 'node:path';
import { reference } from '../../generators/framework/reference.ts';
import { COMPONENTS, PAGE_ELEMENTS, contractErrors, deadLinks } from '../support/contract.ts';
import { elementsOf, evaluatePage, propertiesOf, textOf } from '../support/evaluate.ts';
import { KILLERS } from '../support/hostile.ts';
import { renderReference, temporaryFolder } from '../support/run.ts';

/** A text as lines of doc comments; a line break of any kind would end the comment. */
function comment(text: string, indent = ''): string {
  return text
    .split(/\r\n|[\r\n]/)
    .map((line) => `${indent}///${line}`)
    .join('\n');
}

function moduleOf(text: string, index: number): string {
  const escaped = text.replace(/[^\x20-\x7e]/g, '?').replace(/[\\"]/g, '\\$&');
  return `${comment(` ${text}`)}
module my::m${index};
${comment(text)}
#[error]
const EBad: vector<u8> = b"${escaped}";
${comment(text)}
const OTHER: u64 = 1;
${comment(text)}
public struct S has drop {
${comment(text, '    ')}
    x: u64,
}
${comment(text)}
public enum E has drop {
${comment(text, '    ')}
    A,
}
${comment(text)}
#[deprecated(note = b"${escaped}")]
public fun f(x: S): E { abort EBad }
`;
}

function check(pages: ReadonlyMap<string, string>): void {
  for (const [route, text] of pages) {
    expect(contractErrors(text), route).toEqual([]);
    const page = evaluatePage(text, [...COMPONENTS]);
    expect(
      [...elementsOf(page)].filter((name) => !PAGE_ELEMENTS.has(name)),
      route,
    ).toEqual([]);
    const strange = propertiesOf(page, 'href').filter(
      (href) => !/^(?:https?:\/\/[^/]|mailto:|\/references\/|#)/i.test(href),
    );
    expect(strange, route).toEqual([]);
  }
  expect((globalThis as { pwned?: number }).pwned).toBeUndefined();
}

describe('text from upstream in every place of a module', () => {
  it('stays text in Move sources', async () => {
    const folder = temporaryFolder();
    // Move sources cannot hold NUL, wherever it stands; the next test sees to that.
    const texts = KILLERS.map((text) => text.replaceAll('\0', ''));
    texts.forEach((text, index) =>
      fs.writeFileSync(path.join(folder, `m${index}.move`), moduleOf(text, index)),
    );
    const { pages, diagnostics } = await renderReference(reference, { sources: folder });
    expect(diagnostics).toEqual([]);
    expect(pages.size).toBe(KILLERS.length + 2);
    check(pages);
    expect(deadLinks([...pages.values()], (route) => route === '/references')).toEqual([]);
  });

  it('is refused with its place when it holds NUL', async () => {
    const folder = temporaryFolder();
    fs.writeFileSync(path.join(folder, 'a.move'), 'module my::a;\n/// \0nul\npublic fun f() {}');
    const { diagnostics } = await renderReference(reference, { sources: folder });
    expect(diagnostics).toMatchObject([{ code: 'framework/syntax', at: { line: 2, column: 5 } }]);
    expect(diagnostics[0]?.message).not.toContain('\0');
  });

  it('stays text in package summaries, control characters and all', async () => {
    const folder = temporaryFolder();
    KILLERS.forEach((text, index) =>
      fs.writeFileSync(path.join(folder, `m${index}.json`), JSON.stringify(summaryOf(text, index))),
    );
    const { pages, diagnostics } = await renderReference(reference, { sources: folder });
    expect(diagnostics).toEqual([]);
    expect(pages.size).toBe(KILLERS.length + 2);
    check(pages);
  });

  it('shows the words of a comment that holds no Markdown as they are', async () => {
    const folder = temporaryFolder();
    const phrase = '{(globalThis.pwned=1)} <T> ::: {{x}} $y$ Vec<u8> 10:30 @user #tag';
    fs.writeFileSync(path.join(folder, 'm.move'), moduleOf(phrase, 0));
    const { pages } = await renderReference(reference, { sources: folder });
    const text = textOf(
      evaluatePage(pages.get('/references/framework/my/m0') ?? '', [...COMPONENTS]),
    );
    expect(text.split(phrase)).toHaveLength(12);
  });

  it.each([
    '../x',
    '..\\x',
    '%2e%2e',
    'a/b',
    'a\u0000b',
    'x'.repeat(300),
    '\u202ex',
    'a b',
    '',
    '0x',
    'ü',
    'a::b',
  ])('refuses the module or package name %j', async (name) => {
    for (const id of [
      { address: 'my', name },
      { address: name, name: 'm' },
    ]) {
      const folder = temporaryFolder();
      fs.writeFileSync(path.join(folder, 'm.json'), JSON.stringify({ ...summaryOf('', 0), id }));
      const { pages, diagnostics } = await renderReference(reference, { sources: folder });
      expect(diagnostics).toMatchObject(
        [{ level: 'error', code: 'framework/json', at: { line: 1 } }, {}].slice(
          0,
          diagnostics.length,
        ),
      );
      expect(pages.size).toBe(0);
    }
  });
});

function summaryOf(doc: string, index: number): Record<string, unknown> {
  const fields = { positional_fields: false, fields: { x: { index: 0, doc, type_: 'u64' } } };
  const base = { index: 0, doc, attributes: [], abilities: [], type_parameters: [] };
  const fun = {
    index: 0,
    source_index: 0,
    doc,
    attributes: [],
    visibility: 'Public',
    entry: false,
    type_parameters: [],
    parameters: [],
    return_: [],
  };
  return {
    id: { address: 'my', name: `m${index}` },
    doc,
    immediate_dependencies: [],
    attributes: [{ Parameterized: ['deprecated', [{ Assigned: ['note', `b"${doc}"`] }]] }],
    functions: { f: fun },
    structs: { S: { ...base, fields } },
    enums: { E: { ...base, variants: { A: { index: 0, doc, fields } } } },
  };
}
