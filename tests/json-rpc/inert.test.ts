/** Text that has broken documentation generators stays text, wherever the interface or our files carry it. */

import { afterEach, describe, expect, it } from 'vitest';
import { readEquivalents } from '../../generators/core/equivalents/equivalents.ts';
import { buildLinks } from '../../generators/core/links.ts';
import { printPage } from '../../generators/core/page.ts';
import { renderPages } from '../../generators/json-rpc/pages/pages.ts';
import { loadTemplates } from '../../generators/core/print/load-templates.ts';
import { assignRoutes, BASE, claimTargets } from '../../generators/json-rpc/routes.ts';
import { COMPONENTS, PAGE_ELEMENTS, contractErrors } from '../support/contract.ts';
import { elementsOf, evaluatePage } from '../support/evaluate.ts';
import { KILLERS } from '../support/hostile.ts';
import { openrpc, ref, smallModel } from './small-model.ts';

const templates = loadTemplates('json-rpc', 'method', 'index', 'other', 'types');

/** An interface whose words, field names and values are all `words`; so are our own sentences. */
function pagesOf(text: string): string[] {
  const field = text === '' ? 'a' : text;
  const word = { type: 'string', enum: [text] };
  const cell = text.replace(/\s+/g, ' ').trim() || 'x';
  const section = (id: string): string => `## ${id}\n\n${text.trim() === '' ? 'x' : text}\n`;
  const { model } = smallModel(
    new Map([
      [
        'openrpc.json',
        openrpc([{ name: 'sui_read', params: [['id', word]], result: ref('Read') }], {
          Read: {
            oneOf: [
              word,
              { type: 'object', required: [field], properties: { [field]: word, b: {} } },
              { type: 'object', required: [field], properties: { [field]: ref('Read') } },
            ],
          },
        }),
      ],
      ['prose.md', ['sui_read', '*.id', 'Read', 'Read.*'].map(section).join('\n')],
      ['failures.tsv', `a\tb\tc\td\nsui_read\t${cell}\t${cell}\t${cell}`],
      ['disagreements.tsv', `a\tb\tc\nsui_read\tboth\t${cell}`],
      ['examples.json', JSON.stringify({ sui_read: { params: [text], result: text } })],
      [
        'client.ts',
        `export class SuiClient { /** @deprecated ${text.replaceAll('*/', '')} */
          async read(id: string): Promise<number> {
            return this.transport.request({ method: 'sui_read', params: [id] }); } }`,
      ],
    ]),
  );
  const routes = model ? assignRoutes(model, BASE) : null;
  const links = model && routes ? buildLinks(claimTargets(model, routes)).value : null;
  const table = 'act\tmove\tts\tcli\tgraphql\trpc\n';
  const equivalents = readEquivalents({ path: 't', text: table }).value;
  if (!model || !routes || !links || !equivalents)
    throw new Error('the hostile interface was refused');
  return renderPages({ model, routes, links, equivalents, templates, isOnSite: true }).map(
    printPage,
  );
}

afterEach(() => {
  delete (globalThis as { pwned?: unknown }).pwned;
});

describe('a hostile interface', () => {
  it.each(KILLERS.map((text) => [JSON.stringify(text).slice(0, 60), text]))(
    'stays text: %s',
    (_displayed, text) => {
      const pages = pagesOf(text);
      expect(pages).toHaveLength(4);
      for (const page of pages) {
        expect(contractErrors(page)).toEqual([]);
        const tree = evaluatePage(page, [...COMPONENTS]);
        expect([...elementsOf(tree)].filter((element) => !PAGE_ELEMENTS.has(element))).toEqual([]);
        expect((globalThis as { pwned?: unknown }).pwned).toBeUndefined();
      }
    },
  );
});
