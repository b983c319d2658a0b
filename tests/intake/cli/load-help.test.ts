/** Saved help of a release must be whole: what nobody saved would be taken for gone. */

import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { loadHelp } from '../../../scripts/intake/cli/load-help.ts';
import { temporaryFolder } from '../../support/run.ts';

const HELP = {
  VERSION: 'shop 1.2.3\n',
  'shop.txt':
    'Sells things\n\nUsage: shop <COMMAND>\n\nCommands:\n  sell  Sells one thing\n\nOptions:\n  -h, --help  Print help\n',
  'shop/sell.txt': 'Sells one thing\n\nUsage: shop sell\n\nOptions:\n  -h, --help  Print help\n',
};

async function load(without: string | null, skip: readonly string[] = []) {
  const folder = temporaryFolder();
  for (const [name, text] of Object.entries(HELP)) {
    if (name === without) continue;
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), text);
  }
  return loadHelp(folder, { skip });
}

it('saved help with all of its pages is read as the program’s own', async () => {
  const { value, diagnostics } = await load(null);
  expect(diagnostics).toEqual([]);
  expect(value?.commands.map(({ path: terms }) => terms.join(' '))).toEqual(['', 'sell']);
});

it.each([
  ['VERSION', 'does not say which release the help is of'],
  ['shop/sell.txt', '"shop sell"'],
  ['shop.txt', 'does not say what the program itself does'],
])('without %s it is refused', async (name, message) => {
  const { value, diagnostics } = await load(name);
  expect(value).toBeNull();
  expect(diagnostics.map(({ level }) => level)).toContain('error');
  expect(
    diagnostics.map((found) => `${found.message} ${found.at?.file ?? ''}`).join('\n'),
  ).toContain(message);
});

it('a command whose help is of another kind may be missing', async () => {
  const { value } = await load('shop/sell.txt', ['sell']);
  expect(value).not.toBeNull();
});
