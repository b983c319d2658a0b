/** The CLI reference as the program runs it. Reads the listing or saved help through load; writes nothing. */

import path from 'node:path';
import { NO_COUNTERPARTS, loadCounterparts } from '../core/counterparts/counterparts.ts';
import type { Counterparts } from '../core/counterparts/counterparts.ts';
import { undocumentedItem } from '../core/descriptions.ts';
import type { Diagnostic, Outcome } from '../core/diagnostics.ts';
import { asWarnings, fail, succeed } from '../core/diagnostics.ts';
import { loadTemplates } from '../core/mdx/load-templates.ts';
import type { NavigationItem, Prepared, Reference, ReferenceRequest } from '../core/reference.ts';
import { keyOfPath, wordsOfPath } from './model/facts.ts';
import { readHelpFiles } from './read/help/saved-pages.ts';
import { LISTING, loadHelpFolder, loadListing, missingPlace } from './load.ts';
import type { CliProgram } from './model/model.ts';
import { factsOf } from './data.ts';
import { renderPages } from './pages/pages.ts';
import { readListing, readUnreviewed } from './read/listing/listing.ts';
import type { CliRoutes } from './routes.ts';
import { assignRoutes, claimTargets } from './routes.ts';
import { isUndocumented, surfaceOf } from './surface.ts';

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
    { name: 'base', value: 'ROUTE', summary: `route of the pages instead of ${BASE}` },
  ],
  prepare: (request) => Promise.resolve(prepare(request)),
};

function prepare(request: ReferenceRequest): Outcome<Prepared> {
  const program = readProgram(request);
  if (!program.value) return fail(program.diagnostics);
  const isOther = INPUTS.some((name) => request.options.has(name));
  const counterparts = isOther ? succeed(NO_COUNTERPARTS) : loadCounterparts(request.root);
  const undocumented = undocumentedOf(program.value);
  const diagnostics = [
    ...program.diagnostics,
    ...counterparts.diagnostics,
    ...(request.isStrict
      ? undocumented.map((id) => undocumentedItem('cli', id, `write a "text" for it in ${LISTING}`))
      : []),
  ];
  if (!counterparts.value) return fail(diagnostics);
  return succeed(
    prepareProgram(
      { program: program.value, counterparts: counterparts.value, undocumented },
      request,
    ),
    diagnostics,
  );
}

const INPUTS = ['help-dir', 'listing'];

function readProgram(request: ReferenceRequest): Outcome<CliProgram> {
  const inputs = INPUTS.filter((name) => request.options.has(name));
  if (inputs.length > 1) return fail([oneInput(inputs)]);
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
  if (files === null) return fail([missingPlace(own ?? LISTING)]);
  if (request.isMoving !== true) return readListing(files);
  const { value, diagnostics } = readUnreviewed(files);
  return value ? succeed(value, asWarnings(diagnostics)) : fail(diagnostics);
}

interface Joined {
  readonly program: CliProgram;
  readonly counterparts: Counterparts;
  readonly undocumented: readonly string[];
}

function prepareProgram(
  { program, counterparts, undocumented }: Joined,
  request: ReferenceRequest,
): Prepared {
  const routes = assignRoutes(program, request.options.get('base') ?? BASE);
  const isOther = INPUTS.some((name) => request.options.has(name));
  const crumbs = isOther ? [] : [{ label: 'References', route: '/references' }];
  return {
    targets: claimTargets(program, routes),
    counts: {
      commands: program.commands.length,
      options: program.commands.reduce((sum, command) => sum + command.options.length, 0),
      arguments: program.commands.reduce((sum, command) => sum + command.arguments.length, 0),
      'block items': program.ptb?.items.length ?? 0,
      undocumented: undocumented.length,
    },
    surface: { file: 'cli.txt', text: surfaceOf(program) },
    navigation: [navigationOf(program, routes)],
    data: { cli: factsOf(program) },
    render: (links, form) => {
      const templates = loadTemplates('cli', form, 'page');
      return succeed(renderPages({ crumbs, program, routes, links, counterparts }, templates.page));
    },
  };
}

function navigationOf(program: CliProgram, routes: CliRoutes): NavigationItem {
  const owners = program.commands.filter(
    (command) => command.path.length > 0 && routes.anchorOf(command) === null,
  );
  const pages = owners.map((command) => ({
    label: wordsOfPath(program.name, command.path),
    route: routes.pageOf(command),
  }));
  // The cheat sheet is written by hand, for the documented program only.
  const sheet =
    program.release === null ? [] : [{ label: 'Cheat sheet', route: `${routes.base}/cheatsheet` }];
  return { label: 'Command line', route: routes.base, items: [...sheet, ...pages] };
}

/** Ids of commands, arguments and options without a description. */
function undocumentedOf(program: CliProgram): readonly string[] {
  return program.commands.flatMap((command) => {
    const key = `cli:${keyOfPath(command.path)}`;
    return [
      ...(isUndocumented(command) ? [key] : []),
      ...command.arguments
        .filter((argument) => argument.prose.length === 0)
        .map((argument) => `${key}#${argument.name}`),
      ...command.options
        .filter((option) => option.prose.length === 0)
        .map((option) => `${key}#${option.id}`),
    ];
  });
}

function oneInput(names: readonly string[]): Diagnostic {
  const given = names.map((name) => `--${name}`);
  return {
    level: 'error',
    code: 'cli/two-inputs',
    message: `${given.join(' and ')} both name the program`,
    at: null,
    fix: `give only one of ${given.join(', ')}`,
  };
}
