/** The command listing: YAML files to one documented program. Pure. */

import type { Diagnostic, Location, Outcome } from '../../../core/diagnostics.ts';
import { compareDiagnostics, errorAt, hasErrors } from '../../../core/diagnostics.ts';
import type { SourceText } from '../../../core/source.ts';
import { compareText } from '../../../core/text.ts';
import type { CliProgram, CliVariable } from '../../model/model.ts';
import { sortProgram } from '../../model/model.ts';
import type { SharedTexts } from './command.ts';
import { ourProse, readCommand, readOption } from './command.ts';
import { checkProgram } from './consistency.ts';
import { readPtb } from './ptb.ts';
import { readChecks } from './run-time-checks.ts';
import type { Entry, Fields, Reading } from './yaml.ts';
import { fieldsOf, parseYaml, reportAt, reportUnasked } from './yaml.ts';

/** What no longer fits when the program changes. People correct it; facts can be taken in anyway. */
const FOR_REVIEW: ReadonlySet<string> = new Set([
  'cli/unknown-command',
  'cli/unknown-option',
  'cli/unknown-text',
  'cli/unused-text',
  'cli/usage',
]);

/** Whether another release may be taken in although the listing has this fault. */
export function isForReview({ code }: Diagnostic): boolean {
  return FOR_REVIEW.has(code);
}

/** A program, and where its commands, options, checks and examples were read. */
export interface Listing extends Outcome<CliProgram> {
  readonly locations: ReadonlyMap<object, Location>;
}

/** Fails when a file is malformed or the listing contradicts itself; warns about gaps. */
export function readListing(sources: readonly SourceText[]): Listing {
  const listing = readUnreviewed(sources);
  return hasErrors(listing.diagnostics) ? { ...listing, value: null } : listing;
}

/** The same, but what is left for review does not make it fail: so another release can be taken in. */
export function readUnreviewed(sources: readonly SourceText[]): Listing {
  const diagnostics: Diagnostic[] = [];
  const readings = [...sources]
    .sort((a, b) => compareText(a.path, b.path))
    .map((source): Reading => ({ source, diagnostics, asked: new Map() }));
  const files = readings.flatMap((reading) => {
    const entry = parseYaml(reading);
    return entry ? [fieldsOf(entry)] : [];
  });
  const locations = new Map<object, Location>();
  const program = files.length > 0 ? readProgram(files, locations) : null;
  if (program) {
    readings.forEach(reportUnasked);
    diagnostics.push(...checkProgram(program, locations));
  }
  diagnostics.sort(compareDiagnostics);
  if (program === null && !hasErrors(diagnostics)) diagnostics.push(EMPTY);
  const isUsable = !hasErrors(diagnostics.filter((diagnostic) => !isForReview(diagnostic)));
  return { value: program && isUsable ? sortProgram(program) : null, locations, diagnostics };
}

const EMPTY = errorAt(null, 'cli/empty-listing', {
  message: 'there is no command listing to read',
  fix: 'name a folder that holds the listing, such as schema/cli',
});

function readProgram(
  files: readonly Fields[],
  locations: Map<object, Location>,
): CliProgram | null {
  const [first] = files;
  const main = files.find((file) => file.has('program'));
  if (!main) {
    const diagnostic = { message: 'no file names the program', fix: 'add "program: NAME"' };
    if (first) reportAt(first.entry, { code: 'cli/missing-field', ...diagnostic });
    return null;
  }
  const all = (key: string): readonly Entry[] => files.flatMap((file) => file.entries(key));
  const texts = new Map(files.flatMap((file) => [...file.named('texts')]));
  const shared: SharedTexts = { texts, used: new Set(), locations };
  const [blocks] = files.flatMap((file) => file.entryAt('ptb') ?? []);
  // Only people read which commit the facts were taken from.
  main.has('commit');
  const program: CliProgram = {
    name: main.needText('program'),
    release: main.text('release'),
    date: main.text('date'),
    automatic: main.entries('automatic').flatMap((entry) => readOption(entry, shared) ?? []),
    commands: all('commands').flatMap((entry) => readCommand(entry, shared) ?? []),
    ptb: blocks ? readPtb(blocks, locations) : null,
    environment: all('environment').map(readVariable),
    files: all('files').map(readFile),
    networks: all('networks').map(readNetwork),
    checks: all('checks').flatMap((entry) => readChecks(entry, locations)),
  };
  noteRetired(all('retired'), shared);
  reportUnusedTexts(shared);
  return program;
}

/** Words that wait for their command to return need their texts as well. */
function noteRetired(entries: readonly Entry[], { used }: SharedTexts): void {
  for (const fields of entries.map(fieldsOf)) {
    for (const key of ['id', 'in', 'after']) fields.text(key);
    const lines = fields.text('lines') ?? '';
    for (const [, name = ''] of lines.matchAll(/^[ -]*shared: (\S+)$/gm)) used.add(name);
  }
}

/** Each text must be used, or nobody would notice when it becomes wrong. */
function reportUnusedTexts({ texts, used }: SharedTexts): void {
  for (const [name, entry] of texts) {
    if (used.has(name)) continue;
    reportAt(entry, {
      code: 'cli/unused-text',
      message: `no command uses the text "${name}"`,
      fix: 'remove it or refer to it',
    });
  }
}

function readVariable(entry: Entry): CliVariable {
  const { text, needText } = fieldsOf(entry);
  const [name, type, value] = [needText('name'), text('type'), text('default')];
  return { name, type, default: value, prose: ourProse(needText('text')) };
}

function readFile(entry: Entry): CliProgram['files'][number] {
  const { needText } = fieldsOf(entry);
  return { name: needText('name'), prose: ourProse(needText('text')) };
}

function readNetwork(entry: Entry): CliProgram['networks'][number] {
  const { needText } = fieldsOf(entry);
  return { alias: needText('alias'), url: needText('url'), createdBy: needText('created-by') };
}
