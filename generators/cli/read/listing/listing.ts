/** The command listing: YAML files to one documented program. Pure. */

import type { Diagnostic, Location, Outcome } from '../../../core/diagnostics.ts';
import { compareDiagnostics, hasErrors } from '../../../core/diagnostics.ts';
import { parseProse } from '../../../core/prose.ts';
import type { SourceText } from '../../../core/source.ts';
import { compareText } from '../../../core/text.ts';
import { checkProgram } from './consistency.ts';
import type { CliProgram, CliVariable } from '../../model/model.ts';
import { sortProgram } from '../../model/model.ts';
import type { SharedTexts } from './command.ts';
import { readCommand, readOption } from './command.ts';
import { readChecks } from './run-time-checks.ts';
import { readPtb } from './ptb.ts';
import type { Entry, Fields } from './yaml.ts';
import { fieldsOf, parseYaml, reportAt, textOf } from './yaml.ts';

const FILE_FIELDS = [
  'program',
  'release',
  'commit',
  'date',
  'automatic',
  'environment',
  'files',
  'networks',
  'checks',
  'texts',
  'commands',
  'ptb',
  'retired',
];

const RETIRED_FIELDS = ['id', 'in', 'after', 'lines'];

/** What no longer fits when the program changes. People repair it; facts can be taken in all the same. */
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
  readonly places: ReadonlyMap<object, Location>;
}

/** Fails when a file is malformed or the listing contradicts itself; warns about gaps. */
export function readListing(sources: readonly SourceText[]): Listing {
  const listing = readUnreviewed(sources);
  return hasErrors(listing.diagnostics) ? { ...listing, value: null } : listing;
}

/** The same, but what is left for review does not make it fail: so another release can be taken in. */
export function readUnreviewed(sources: readonly SourceText[]): Listing {
  const diagnostics: Diagnostic[] = [];
  const files: Fields[] = [];
  for (const source of [...sources].sort((a, b) => compareText(a.path, b.path))) {
    const entry = parseYaml({ source, diagnostics });
    if (entry) files.push(fieldsOf(entry, FILE_FIELDS));
  }
  const places = new Map<object, Location>();
  const program = files.length > 0 ? readProgram(files, places) : null;
  if (program) diagnostics.push(...checkProgram(program, places));
  diagnostics.sort(compareDiagnostics);
  if (program === null && !hasErrors(diagnostics)) diagnostics.push(emptyListing());
  const isUsable = !hasErrors(diagnostics.filter((diagnostic) => !isForReview(diagnostic)));
  return { value: program !== null && isUsable ? sortProgram(program) : null, places, diagnostics };
}

function emptyListing(): Diagnostic {
  return {
    level: 'error',
    code: 'cli/empty-listing',
    message: 'there is no command listing to read',
    at: null,
    fix: 'name a folder that holds the listing, such as schema/cli',
  };
}

function readProgram(files: readonly Fields[], places: Map<object, Location>): CliProgram | null {
  const main = files.find((file) => file.has('program'));
  if (!main) {
    const first = files[0]?.entry;
    if (first)
      reportAt(first, {
        code: 'cli/missing-field',
        message: 'no file names the program',
        fix: 'add "program: NAME"',
      });
    return null;
  }
  const shared: SharedTexts = { texts: readTexts(files), used: new Set(), places };
  const ptb = files.find((file) => file.has('ptb'));
  const program: CliProgram = {
    name: main.needText('program'),
    release: main.text('release'),
    date: main.text('date'),
    automatic: main.entries('automatic').flatMap((entry) => readOption(entry, shared) ?? []),
    commands: files.flatMap((file) =>
      file.entries('commands').flatMap((entry) => readCommand(entry, shared) ?? []),
    ),
    ptb: ptb ? readPtb(ptb, places) : null,
    environment: files.flatMap((file) => file.entries('environment').map(readVariable)),
    files: files.flatMap((file) => file.entries('files').map(readFile)),
    networks: files.flatMap((file) => file.entries('networks').map(readNetwork)),
    checks: files.flatMap((file) =>
      file.entries('checks').flatMap((entry) => readChecks(entry, places)),
    ),
  };
  noteRetired(files, shared);
  reportUnusedTexts(shared);
  return program;
}

/** Texts that commands refer to by name. Each must be used, or it would rot unseen. */
function readTexts(files: readonly Fields[]): SharedTexts['texts'] {
  const texts = new Map<string, { text: string; entry: Entry }>();
  for (const file of files) {
    const found = fieldsOfTexts(file);
    for (const [name, entry] of found) texts.set(name, { text: textOf(entry) ?? '', entry });
  }
  return texts;
}

function fieldsOfTexts(file: Fields): ReadonlyMap<string, Entry> {
  if (!file.has('texts')) return new Map();
  const root = file.entry.value as ReadonlyMap<string, Entry>;
  const texts = root.get('texts');
  return texts?.value instanceof Map ? texts.value : new Map();
}

/** Words that wait for their command to return need their texts as well. */
function noteRetired(files: readonly Fields[], shared: SharedTexts): void {
  for (const entry of files.flatMap((file) => file.entries('retired'))) {
    const lines = fieldsOf(entry, RETIRED_FIELDS).text('lines') ?? '';
    for (const [, name = ''] of lines.matchAll(/^[ -]*shared: (\S+)$/gm)) shared.used.add(name);
  }
}

function reportUnusedTexts(shared: SharedTexts): void {
  for (const [name, { entry }] of shared.texts) {
    if (shared.used.has(name)) continue;
    reportAt(entry, {
      code: 'cli/unused-text',
      message: `no command uses the text "${name}"`,
      fix: 'remove it or refer to it',
    });
  }
}

function readVariable(entry: Entry): CliVariable {
  const fields = fieldsOf(entry, ['name', 'type', 'default', 'text']);
  return {
    name: fields.needText('name'),
    type: fields.text('type'),
    default: fields.text('default'),
    prose: parseProse(fields.needText('text'), 'ours'),
  };
}

function readFile(entry: Entry): CliProgram['files'][number] {
  const fields = fieldsOf(entry, ['name', 'text']);
  return { name: fields.needText('name'), prose: parseProse(fields.needText('text'), 'ours') };
}

function readNetwork(entry: Entry): CliProgram['networks'][number] {
  const fields = fieldsOf(entry, ['alias', 'url', 'created-by']);
  return {
    alias: fields.needText('alias'),
    url: fields.needText('url'),
    createdBy: fields.needText('created-by'),
  };
}
