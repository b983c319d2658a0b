/** The schemas that editors read say what the files are: every file there is fits, and a wrong one does not. */

import fs from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { loadDescriptions } from '../../generators/core/descriptions.ts';
import { frontMatterOf } from '../../site/outline/page-file.ts';
import { trackedFiles } from '../support/house.ts';
import { root } from '../support/run.ts';

const textOf = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');
const validatorOf = (name: string) =>
  new Ajv({ allowUnionTypes: true }).compile(
    JSON.parse(textOf(`schema/editor/${name}.schema.json`)) as object,
  );

describe('the schema', () => {
  it('of front matter fits every written page, and no long description', () => {
    const fits = validatorOf('front-matter');
    const pages = trackedFiles.filter((file) => /^docs\/(?!snippets|examples).*\.mdx$/.test(file));
    const wrong = pages.filter((page) => !fits(frontMatterOf(textOf(page))));
    expect(pages.length).toBeGreaterThan(60);
    expect(wrong).toEqual([]);
    expect(fits({ title: 'T', slug: '/t', description: 'x'.repeat(161) })).toBe(false);
    expect(fits({ title: 'T', slug: '/t', description: 'x', keyword: [] })).toBe(false);
  });

  it('of front matter and of prose is named in the first line of every file it is for', () => {
    const schemas = [
      {
        of: /^docs\/(?!snippets|examples).*\.mdx$/,
        name: 'front-matter',
        opens: '---\n# yaml-language-server: $schema=',
        ends: '\n',
      },
      { of: /^schema\/prose\/.*\.md$/, name: 'prose', opens: '<!-- $schema: ', ends: ' -->\n' },
    ];
    for (const { of, name, opens, ends } of schemas)
      for (const file of trackedFiles.filter((tracked) => of.test(tracked))) {
        const schema = path.posix.relative(
          path.posix.dirname(file),
          `schema/editor/${name}.schema.json`,
        );
        const line = `${opens}${schema}${ends}`;
        expect(textOf(file).startsWith(line), `${file} begins with: ${line}`).toBe(true);
      }
  });

  it('of the glossary fits it, and is named in its first line', () => {
    const text = textOf('docs/glossary.yaml');
    const [, file = ''] = /^# yaml-language-server: \$schema=(\S+)\n/.exec(text) ?? [];
    expect(path.join('docs', file)).toBe('schema/editor/glossary.schema.json');
    const fits = validatorOf('glossary');
    expect(fits(parse(text)), JSON.stringify(fits.errors)).toBe(true);
    expect(fits([{ term: 'T', anchor: 'A b', text: '' }])).toBe(false);
  });

  it('of prose fits what is read of every file', () => {
    const fits = validatorOf('prose');
    for (const reference of ['cli', 'graphql', 'json-rpc', 'operator', 'typescript']) {
      const found = loadDescriptions(root, reference).value ?? new Map();
      const read = Object.fromEntries([...found].map(([id, { markdown }]) => [id, markdown]));
      expect(fits(read), `${reference}: ${JSON.stringify(fits.errors)}`).toBe(true);
      expect(Object.keys(read).length).toBeGreaterThan(5);
    }
    expect(fits({ 'a\nb': 'x' })).toBe(false);
    expect(fits({ a: '' })).toBe(false);
  });
});
