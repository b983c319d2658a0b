/** Routes of the outline that no page serves yet. Reads `docs/`. */

import { join } from 'node:path';
import { scope } from '../config/scope';
import { loadPages } from './load-pages';
import { outline } from './outline';

/** Written pages only: a generated page that is missing is a fault of its reference. */
export function loadPlanned(): ReadonlySet<string> {
  const written = new Set(
    loadPages({ docs: join(__dirname, '../../docs'), scope }).map((page) => page.route),
  );
  const planned = outline.filter((entry) => entry.kind === 'written' && !written.has(entry.route));
  return new Set(planned.map((entry) => entry.route));
}
