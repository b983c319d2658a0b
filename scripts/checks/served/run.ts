/** `npm run urls`: keeps the list of every address that was ever served. Writes two files of `site/outline`. */

import { existsSync } from 'node:fs';
import path from 'node:path';
import { checkOutline, OUTLINE_FILE } from '../../../site/outline/check-outline.ts';
import { loadPages } from '../../../site/outline/load-pages.ts';
import { applyServed, loadRoutes, loadServed } from '../../../site/outline/load-served.ts';
import type { AddressError } from '../../../site/outline/served.ts';
import { outline } from '../../../site/outline/outline.ts';
import { checkAddresses, MOVED_FILE, SERVED_FILE } from '../../../site/outline/served.ts';
import { isHelp, readOptions, root } from '../../process/tool.ts';

const HELP = `
Usage: npm run urls

Adds new pages to ${SERVED_FILE}, the list of every address that was ever served, and
straightens ${MOVED_FILE}, so that each redirect leads to a page in one step. Commit both files.

Ends with 1 and names what is wrong: an address of the list that is neither a page nor redirected (bring the page back,
or write its old and its new address into the table), a page whose slug is not its path, and a page that
${OUTLINE_FILE} does not list. Then nothing is written.
`;

function main(): number {
  if (!readOptions('urls', {})) return 2;
  if (!existsSync(path.join(root, 'docs/generated/_data/targets.json'))) {
    process.stderr.write('urls: the reference pages are not made\n  fix: run npm run generate\n');
    return 1;
  }
  const pages = loadPages({ docs: path.join(root, 'docs'), scope: 'written' });
  const misplaced = checkOutline(pages, outline);
  if (misplaced.length > 0) return complain(misplaced);
  const built = loadRoutes(root);
  const before = loadServed(root);
  const { served, moves } = applyServed(root, before, built);
  const results = checkAddresses(served, moves, built);
  const code = complain(results);
  const added = served.length - before.served.length;
  process.stdout.write(`${served.length} addresses, ${added} of them new; ${moves.length} moved\n`);
  return code;
}

function complain(errors: readonly AddressError[]): 0 | 1 {
  for (const { route, message, fix } of errors)
    process.stderr.write(`urls: ${route}: ${message}\n  fix: ${fix}\n`);
  return errors.length === 0 ? 0 : 1;
}

if (!isHelp(HELP)) process.exitCode = main();
