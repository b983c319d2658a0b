/** The reviewed table of equivalents against what the references really claim. */

import { beforeAll, describe, expect, it } from 'vitest';
import { loadReleases } from '../../../generators/changes/load.ts';
import { claimedId, fieldOf } from '../../../generators/core/equivalents/rows.ts';
import type { Equivalents } from '../../../generators/core/equivalents/equivalents.ts';
import { printFlow } from '../../../generators/core/print/print.ts';
import { SURFACES, loadEquivalents } from '../../../generators/core/equivalents/equivalents.ts';
import { buildLinks } from '../../../generators/core/links.ts';
import type { Links } from '../../../generators/core/links.ts';
import type { Prepared } from '../../../generators/core/reference.ts';
import { references } from '../../../generators/references.ts';
import { documentedModel } from '../../support/documented.ts';
import { root } from '../../support/run.ts';
import { isListed } from '../../support/to-do.ts';

let table: Equivalents;
const claimed = new Set<string>();
let links: Links;
/** Route → page, of all references. */
const pages = new Map<string, string>();

beforeAll(async () => {
  const loaded = loadEquivalents(root);
  if (!loaded.value) throw new Error(loaded.diagnostics[0]?.message);
  table = loaded.value;
  const prepared: Prepared[] = [];
  for (const entry of references) prepared.push(await documentedModel(await entry.load()));
  const targets = prepared.flatMap((program) => program.targets);
  for (const target of targets) claimed.add(target.id);
  const built = buildLinks(targets);
  if (!built.value) throw new Error('two targets want one place');
  links = built.value;
  for (const page of prepared.flatMap(
    (program) => program.render(links, { site: null }).value ?? [],
  ))
    pages.set(page.route, printFlow(page.body));
});

/** The lines of each page that show siblings: the paragraph, or the list below its title. */
const siblingLines = new Map<string, readonly string[]>();

function linesOf(id: string): readonly string[] {
  const route = links.get(claimedId(id))?.route ?? '';
  const known = siblingLines.get(route);
  if (known !== undefined) return known;
  const lines = (pages.get(route) ?? '')
    .split('\n')
    .filter((line) => /^(\*\*Equivalents|- )/.test(line));
  siblingLines.set(route, lines);
  return lines;
}

/** The words of an act as a line of a page shows them, without the escapes. */
function says(line: string, act: string): boolean {
  return line.replaceAll('\\', '').includes(act);
}

/** What a page says of a symbol itself: its section, without the siblings. */
function sectionOf(id: string): string {
  const target = links.get(id);
  const body = pages.get(target?.route ?? '') ?? '';
  const from = target?.anchor == null ? 0 : body.indexOf(`{/* #${target.anchor} */}`);
  if (from < 0) return '';
  return body.slice(from).split(/\n#{2,3} |Equivalents/)[0] ?? '';
}

const isRemoved = (id: string): boolean => isListed(`has no "${id.slice(id.indexOf(':') + 1)}"`);

/** A row for what later releases brought is good to have; for the first one all were looked up. */
const later = new Set(loadReleases(root).value?.records.flatMap(({ added }) => added));

/** Two digests that nothing else has a type for, bytes of two signatures, and Move values as JSON text. */
const WITHOUT_SIBLING: readonly string[] = [
  'rpc:AdditionalConsensusStateDigest',
  'rpc:PasskeyAuthenticatorAsBytes',
  'rpc:SuiJsonValue',
  'rpc:TransactionEventsDigest',
  'rpc:ZkLoginAuthenticatorAsBytes',
];

describe('the table of equivalents', () => {
  it('joins at least 400 acts', () => {
    expect(table.rows.length).toBeGreaterThanOrEqual(400);
  });

  it('is shown on the page of every id: the act, and a link to the exact place of each sibling', () => {
    const missing: string[] = [];
    for (const row of table.rows) {
      for (const cell of row.cells) {
        const others = row.cells.filter((other) => other !== cell).flatMap(({ ids }) => ids);
        for (const id of cell.ids) {
          // An equivalent of the whole type stands in the line of the type, not in that of each field.
          const lines = linesOf(id).filter((line) => fieldOf(id) !== null || says(line, row.act));
          for (const other of others)
            if (!lines.some((line) => line.includes(`](${links.href(claimedId(other))})`)))
              missing.push(`${id} does not show ${other} (${row.act})`);
        }
      }
    }
    // What a row names that is gone is on the list of the release.
    expect(missing.filter((line) => !line.match(/\S+:\S+/g)?.some(isRemoved))).toEqual([]);
  });

  it('names fields that the section of their type shows', () => {
    const ids = table.rows.flatMap((row) => row.cells.flatMap((cell) => cell.ids));
    const fields = ids.flatMap((id) => {
      const field = fieldOf(id);
      return field === null ? [] : [{ id, field }];
    });
    expect(fields.length).toBeGreaterThan(400);
    const isDisplayed = (id: string, field: string): boolean =>
      sectionOf(id)
        .split(/[^\w$]+/)
        .includes(field);
    const missing = fields.filter(({ id, field }) => !isDisplayed(claimedId(id), field));
    expect(missing.map(({ id }) => id).filter((id) => !isRemoved(claimedId(id)))).toEqual([]);
  });

  it('says acts as words: a capital first, no full stop, short enough for a line', () => {
    expect(
      table.rows.map(({ act }) => act).filter((act) => !/^[A-Z][^.`*_]{3,79}$/.test(act)),
    ).toEqual([]);
  });

  it('names only what a reference claims', () => {
    expect(claimed.size).toBeGreaterThan(4000);
    expect([...table.byId.keys()].filter((id) => !claimed.has(id) && !isRemoved(id))).toEqual([]);
  });

  it('gives every command of a block and every operation of both APIs a sibling, but for a reviewed few', () => {
    const alone = [...claimed].filter(
      (id) =>
        !table.byId.has(id) &&
        (/^graphql:[A-Z][A-Za-z]*Transaction$/.test(id) ||
          /^rpc:[A-Za-z_]+$/.test(id) ||
          /^ts:client\/SuiClient\.(get|query|resolve|subscribe|multi|try|verify)/.test(id)),
    );
    const reviewed = alone.filter((id) => !later.has(id));
    expect(reviewed).toEqual(WITHOUT_SIBLING.filter((id) => claimed.has(id)));
  });

  it('joins every JSON-RPC method with the SDK method that calls it, in one row or another', () => {
    const methods = [...claimed].filter(
      (id) => /^rpc:(suix?_|rpc\.)[A-Za-z]+$/.test(id) && !id.includes('unsubscribe'),
    );
    expect(methods.length).toBeGreaterThan(40);
    const alone = methods.filter(
      (id) =>
        !(table.byId.get(id) ?? []).some((row) =>
          row.cells.some((cell) =>
            cell.ids.some((other) => other.startsWith('ts:client/SuiClient.')),
          ),
        ),
    );
    // The SDK asks for events through `queryEvents` only.
    expect(alone).toEqual(['rpc:sui_getEvents']);
  });

  it('uses every surface', () => {
    for (const { label } of SURFACES)
      expect(
        table.rows.filter((row) => row.cells.some((cell) => cell.api === label)).length,
      ).toBeGreaterThan(20);
  });
});
