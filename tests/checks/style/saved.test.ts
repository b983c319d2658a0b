/** What a writer is told of style when a page is saved: of that page, and of the glossary when it is the one. */

import { expect, test } from 'vitest';
import { checkSaved } from '../../../scripts/checks/style/saved.ts';
import { makeProject } from '../examples/project.ts';

test('a saved page is held against the style rules, and the glossary; folders and what was deleted are not', () => {
  const { root, remove } = makeProject({
    'docs/a.mdx': '---\ntitle: [A\n---\n\n[b](./b.mdx)\n',
    'docs/glossary.yaml': '- term: [x\n',
  });
  const saved = (...files: string[]) =>
    checkSaved(root, files).map(({ code, at, message }) => `${at?.line} ${code} ${message}`);
  expect(saved('docs', 'docs/gone.mdx', 'docs/examples/a.move')).toEqual([]);
  expect(saved('docs/a.mdx')).toEqual(
    expect.arrayContaining([
      '2 style/front-matter the front matter is not valid YAML: Flow sequence in block collection must be sufficiently indented and end with a ]',
      '5 style/link-address "./b.mdx" is not the address of a page of this site',
    ]),
  );
  expect(saved('docs/glossary.yaml')).toEqual([
    '2 style/term-syntax Flow sequence in block collection must be sufficiently indented and end with a ]',
  ]);
  remove();
});
