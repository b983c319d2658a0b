/** Text that has broken documentation generators stays text, wherever the client or our prose carries it. */

import { afterEach, describe, expect, it } from 'vitest';
import { readCounterparts } from '../../generators/core/counterparts.ts';
import { buildLinks } from '../../generators/core/links.ts';
import { printPage } from '../../generators/core/page.ts';
import { compileTemplate } from '../../generators/core/templates.ts';
import { buildModel } from '../../generators/json-rpc/build.ts';
import { renderPages } from '../../generators/json-rpc/pages.ts';
import { claimTargets } from '../../generators/json-rpc/routes.ts';
import type { ClientSyntax } from '../../generators/json-rpc/syntax.ts';
import { COMPONENTS, contractFaults } from '../support/contract.ts';
import { elementsOf, evaluatePage } from '../support/evaluate.ts';
import { KILLERS } from '../support/hostile.ts';
import fs from 'node:fs';

const ALLOWED = new Set([
  ...COMPONENTS,
  ...['', 'h2', 'h3', 'p', 'a', 'code', 'pre', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ...['ul', 'ol', 'li', 'strong', 'em', 'del', 'blockquote', 'hr', 'br', 'input'],
]);

const template = (name: string) =>
  compileTemplate(
    fs.readFileSync(
      new URL(`../../generators/json-rpc/templates/${name}.mdx.hbs`, import.meta.url),
      'utf8',
    ),
    name,
  );
const templates = {
  method: template('method'),
  index: template('index'),
  types: template('types'),
};

/** A client whose every comment is `words`. */
function pagesOf(words: string): string[] {
  const at = { file: 'client.ts', line: 1, column: 1 };
  const text = { kind: 'keyword', name: 'string' } as const;
  const client: ClientSyntax = {
    addressOf: null,
    className: 'SuiClient',
    calls: [
      {
        rpc: 'sui_read',
        unsubscribe: null,
        sdk: 'read',
        doc: words,
        deprecation: words,
        input: { kind: 'name', name: 'ReadParams', parameters: [] },
        wire: [{ kind: 'property', name: 'id', isText: false }],
        result: { kind: 'name', name: 'Read', parameters: [] },
        promised: words,
        notification: null,
        at,
      },
    ],
    declarations: [
      {
        name: 'ReadParams',
        parameters: [],
        type: {
          kind: 'object',
          members: [{ name: 'id', type: text, isOptional: false, doc: words }],
          index: null,
        },
        doc: null,
        at,
      },
      {
        name: 'Read',
        parameters: [],
        type: {
          kind: 'union',
          options: [
            { type: { kind: 'literal', value: words }, doc: words },
            {
              type: {
                kind: 'object',
                members: [
                  { name: words === '' ? 'a' : words, type: text, isOptional: true, doc: words },
                  { name: 'b', type: text, isOptional: false, doc: null },
                ],
                index: null,
              },
              doc: words,
            },
          ],
        },
        doc: words,
        at,
      },
    ],
  };
  const descriptions = new Map([
    ['sui_read.id', { markdown: words === '' ? 'x' : words, line: 1 }],
  ]);
  const { value } = buildModel(client, {
    package: '@mysten/sui',
    version: '1',
    entry: 'client',
    descriptions,
  });
  const links = value ? buildLinks(claimTargets(value)).value : null;
  const counterparts = readCounterparts({
    path: 't',
    text: 'act\tmove\tts\tcli\tgraphql\trpc\n',
  }).value;
  if (!value || !links || !counterparts) throw new Error('the hostile client was refused');
  return renderPages({ model: value, links, counterparts, templates }).map(printPage);
}

afterEach(() => {
  delete (globalThis as { pwned?: unknown }).pwned;
});

describe('a hostile client', () => {
  it.each(KILLERS.map((words) => [JSON.stringify(words).slice(0, 60), words]))(
    'stays text: %s',
    (_shown, words) => {
      for (const page of pagesOf(words)) {
        expect(contractFaults(page)).toEqual([]);
        const tree = evaluatePage(page, [...COMPONENTS]);
        expect([...elementsOf(tree)].filter((element) => !ALLOWED.has(element))).toEqual([]);
        expect((globalThis as { pwned?: unknown }).pwned).toBeUndefined();
      }
    },
  );
});
