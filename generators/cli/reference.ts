/** The CLI reference as the program runs it. Reads the listing or saved help through load; writes nothing. */

import path from 'node:path';
import { NO_EQUIVALENTS } from '../core/equivalents/equivalents.ts';
import type { Equivalents } from '../core/equivalents/equivalents.ts';
import {
  loadDescriptions,
  undocumentedItem,
  unusedDescriptions,
  descriptionsFrom,
} from '../core/descriptions.ts';
import type { Diagnostic, Outcome } from '../core/diagnostics.ts';
import { asWarnings, errorAt, fail, succeed } from '../core/diagnostics.ts';
import { loadTemplates } from '../core/print/load-templates.ts';
import { REFERENCES } from '../core/page.ts';
import type { Prepared, Reference, ReferenceRequest } from '../core/reference.ts';
import type { NavigationItem } from '../output/targets.ts';
import { textOfPath } from './model/facts.ts';
import { readHelpFiles } from './read/help/saved-pages.ts';
import { LISTING, loadHelpFolder, loadListing, loadProgramFiles, missingInput } from './load.ts';
import type { CliProgram } from './model/model.ts';
import { factsOf } from './data.ts';
import type { OtherProgram } from './pages/context.ts';
import { renderPages, renderProgram } from './pages/pages.ts';
import { readProgramFile } from './read/facts/program.ts';
import { readListing, readUnreviewed } from './read/listing/listing.ts';
import type { CliRoutes, Placing } from './routes.ts';
import { assignRoutes, claimTargets } from './routes.ts';
import { isUndocumented, apiReportOf } from './api-report.ts';

const BASE = '/references/cli';

export const reference: Reference = {
  name: 'cli',
  summary: 'pages of a command line: commands, options, the transaction block language',
  options: [
    { name: 'listing', value: 'FILE_OR_DIR', summary: `command listing instead of ${LISTING}` },
    {
      name: 'help-dir',
      value: 'DIR',
      summary: 'saved help of any clap program, as "<command path>.txt" files',
    },
  ],
  prepare: (request) => Promise.resolve(prepare(request)),
};

function prepare(request: ReferenceRequest): Outcome<Prepared> {
  const program = readProgram(request);
  if (!program.value) return fail(program.diagnostics);
  const isOther = INPUTS.some((name) => request.options.has(name));
  const equivalents = isOther ? NO_EQUIVALENTS : request.equivalents;
  const base = request.options.get('base') ?? BASE;
  const others = isOther ? succeed([]) : readPrograms(request.root, base);
  const main = placed(program.value, { base, isOnePage: false, idBase: 'cli:' });
  const undocumented = undocumentedOf(main);
  const inOthers = (others.value ?? []).flatMap(undocumentedOf);
  const diagnostics = [
    ...[program, others].flatMap((outcome) => outcome.diagnostics),
    ...(request.isStrict
      ? [...undocumented.map(undescribed), ...inOthers.map((id) => undocumentedItem('cli', id))]
      : []),
  ];
  if (!others.value) return fail(diagnostics);
  const joined = {
    ...{ main, others: others.value, equivalents },
    undocumented: [...undocumented, ...inOthers],
  };
  return succeed(prepareJoined(joined, isOther), diagnostics);
}

/** A program with its place on the site. */
interface Placed {
  readonly program: CliProgram;
  readonly routes: CliRoutes;
}

function placed(program: CliProgram, placing: Placing): Placed {
  return { program, routes: assignRoutes(program, placing) };
}

/** Programs of operators, each on a page below that of `sui`. */
function readPrograms(root: string, base: string): Outcome<readonly Placed[]> {
  const prose = loadDescriptions(root, 'cli');
  if (!prose.value) return fail(prose.diagnostics);
  const descriptions = descriptionsFrom(prose.value);
  const { release, files } = loadProgramFiles(root);
  const programs = files.map((file) => {
    const program = readProgramFile(file, release, descriptions);
    const { name } = program;
    return placed(program, { base: `${base}/${name}`, isOnePage: true, idBase: `program:${name}` });
  });
  return succeed(programs, unusedDescriptions('cli', prose.value, descriptions));
}

function undescribed(id: string): Diagnostic {
  return undocumentedItem('cli', id, `write a "text" for it in ${LISTING}`);
}

const INPUTS = ['help-dir', 'listing'];

const TWO_INPUTS = errorAt(null, 'cli/two-inputs', {
  message: '--help-dir and --listing both name the program',
  fix: 'give only one of --help-dir, --listing',
});

function readProgram(request: ReferenceRequest): Outcome<CliProgram> {
  if (INPUTS.every((name) => request.options.has(name))) return fail([TWO_INPUTS]);
  const folder = request.options.get('help-dir');
  if (folder !== undefined) {
    const files = loadHelpFolder(folder);
    return files.value ? readHelpFiles(files.value) : fail(files.diagnostics);
  }
  const own = request.options.get('listing');
  const files = loadListing(
    own === undefined ? path.join(request.root, LISTING) : path.resolve(own),
    own ?? LISTING,
  );
  if (files === null) return fail([missingInput(own ?? LISTING, 'file or folder')]);
  if (request.isMoving !== true) return readListing(files);
  const { value, diagnostics } = readUnreviewed(files);
  return value ? succeed(value, asWarnings(diagnostics)) : fail(diagnostics);
}

interface Joined {
  readonly main: Placed;
  readonly others: readonly Placed[];
  readonly equivalents: Equivalents;
  readonly undocumented: readonly string[];
}

function prepareJoined(
  { main, others, equivalents, undocumented }: Joined,
  isOther: boolean,
): Prepared {
  const { program, routes } = main;
  const all = [main, ...others];
  const crumbs = isOther ? [] : [REFERENCES];
  const below = [...crumbs, { label: 'Command line', route: routes.base }];
  return {
    targets: all.flatMap((tool) => claimTargets(tool.program, tool.routes)),
    counts: {
      ...(others.length === 0 ? {} : { 'other programs': others.length }),
      commands: program.commands.length,
      options: program.commands.reduce((sum, command) => sum + command.options.length, 0),
      arguments: program.commands.reduce((sum, command) => sum + command.arguments.length, 0),
      'block items': program.ptb?.items.length ?? 0,
      undocumented: undocumented.length,
    },
    apiReport: { file: 'cli.txt', text: all.map((tool) => apiReportOf(tool.program)).join('') },
    navigation: [navigationOf(main, others)],
    data: {
      cli: factsOf(program),
      ...(isOther ? {} : { 'cli-programs': others.map((other) => factsOf(other.program)) }),
    },
    render: (links) => {
      const templates = loadTemplates('cli', 'page');
      const context = { crumbs, links, equivalents, others: others.map(otherProgram) };
      return succeed([
        ...renderPages({ ...context, ...main }, templates.page),
        ...others.map((other) =>
          renderProgram({ ...context, ...other, crumbs: below, others: [] }, templates.page),
        ),
      ]);
    },
  };
}

function otherProgram({ program, routes }: Placed): OtherProgram {
  const summary = program.commands[0]?.summary ?? null;
  return { name: program.name, route: routes.base, summary };
}

function navigationOf({ program, routes }: Placed, others: readonly Placed[]): NavigationItem {
  const owners = program.commands.filter(
    (command) => command.path.length > 0 && routes.anchorOf(command) === null,
  );
  const pages = owners.map((command) => ({
    label: textOfPath(program.name, command.path),
    route: routes.pageOf(command),
  }));
  // The cheat sheet is written by hand, for the documented program only.
  const sheet =
    program.release === null ? [] : [{ label: 'Cheat sheet', route: `${routes.base}/cheatsheet` }];
  const programs = others.map((other) => ({ label: other.program.name, route: other.routes.base }));
  return { label: 'Command line', route: routes.base, items: [...sheet, ...pages, ...programs] };
}

/** Ids of commands, arguments and options without a description. */
function undocumentedOf({ program, routes }: Placed): readonly string[] {
  return program.commands.flatMap((command) => {
    const key = routes.idOf(command);
    const items = command.arguments.map(({ name, prose }) => ({ id: name, prose }));
    const silent = [...items, ...command.options].filter(({ prose }) => prose.length === 0);
    return [...(isUndocumented(command) ? [key] : []), ...silent.map(({ id }) => `${key}#${id}`)];
  });
}
