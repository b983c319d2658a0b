/** `npm run urls`: keeps the list of every address that was ever served. Writes two files of `site/outline`. */

import { existsSync } from 'node:fs';
import path from 'node:path';
import { applyServed, loadRoutes, loadServed } from '../../../site/outline/load-served.ts';
import { checkAddresses, MOVED_FILE, SERVED_FILE } from '../../../site/outline/served.ts';
import { isHelp, readOptions, root } from '../../process/tool.ts';

const HELP = `
Usage: npm run urls

Adds new pages to ${SERVED_FILE}, the list of every address that was ever served, and
straightens ${MOVED_FILE}, so that each redirect leads to a page in one step. Names
the addresses of the list that are neither a page nor redirected, and ends with 1 then: bring the
page back, or write its old and its new address into the table. Commit both files.
`;

function main(): number {
  if (!readOptions('urls', {})) return 2;
  if (!existsSync(path.join(root, 'docs/generated/_data/targets.json'))) {
    process.stderr.write('urls: the reference pages are not made\n  fix: run npm run generate\n');
    return 1;
  }
  const built = loadRoutes(root);
  const before = loadServed(root);
  const { served, moves } = applyServed(root, before, built);
  const results = checkAddresses(served, moves, built);
  for (const { route, message, fix } of results)
    process.stderr.write(`urls: ${route}: ${message}\n  fix: ${fix}\n`);
  const added = served.length - before.served.length;
  process.stdout.write(`${served.length} addresses, ${added} of them new; ${moves.length} moved\n`);
  return results.length === 0 ? 0 : 1;
}

if (!isHelp(HELP)) process.exitCode = main();
