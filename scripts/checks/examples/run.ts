/** One run of the checker over pages and examples. Writes its cache, and `docs/generated/_data` for the site. */

import fs from 'node:fs';
import path from 'node:path';
import { LISTING } from '../../../generators/cli/load.ts';
import type { Diagnostic } from '../../../generators/core/diagnostics.ts';
import { errorAt } from '../../../generators/core/diagnostics.ts';
import type { CheckStatusList } from '../../../site/dialect/check-status.ts';
import { loadKnownModules } from '../move-calls/known-modules.ts';
import { checkOutline } from '../../../site/outline/check-outline.ts';
import { outline } from '../../../site/outline/outline.ts';
import { readPageFile } from '../../../site/outline/page-file.ts';
import { checkUnits } from './check-units.ts';
import { checkResponse } from './data/responses.ts';
import { loadRequestModel, requestModelFile } from './data/rpc-requests.ts';
import { diagnosticsOf } from './expectations.ts';
import type { Block, PageDiagnostic, Unit, UnitResult } from './model.ts';
import { checkLinks } from './links/check-links.ts';
import { loadAddresses } from './links/load-addresses.ts';
import { loadNamesOfPage } from './names/other-names.ts';
import type { Prose } from './page/prose.ts';
import { explanationsOf, readProse, withQuoted } from './page/prose.ts';
import { loadTestOnlyPaths } from './page/test-only.ts';
import { playgroundData } from './playground/data.ts';
import { loadPathDiagnostics } from './paths/check-paths.ts';
import type { PageContent, Project, ProjectOptions } from './read-project.ts';
import { loadPrintedDiagnostics } from './printed/check-printed.ts';
import { readProject } from './read-project.ts';
import { loadListingDiagnostics } from './shell/listing-examples.ts';
import { commandModelFile } from './shell/programs.ts';
import { checkSentences } from './shell/sentences.ts';
import {
  applySiteData,
  checkStatusOf,
  loadSiteData,
  loadSymbols,
  mergeCheckStatus,
} from './site-data.ts';

export interface RunOptions extends ProjectOptions {
  readonly usesCache: boolean;
  readonly progress: (step: string) => void;
}

export interface RunResult extends Project {
  readonly fromCache: number;
  /** Symbols in sentences that link themselves. */
  readonly links: number;
}

export async function checkExamples(options: RunOptions): Promise<RunResult> {
  const { root, files } = options;
  const project = readProject(options);
  const { contents, units } = project;
  const { resultLists, fromCache } = await checkUnits(units, {
    ...options,
    isWhole: files === null,
  });
  const prose = await proseOf(contents, root);
  const diagnostics = [
    ...project.diagnostics,
    ...diagnosticsOfUnits(units, resultLists),
    ...prose.flatMap((page) => page.diagnostics),
    ...checkAddressesOf(contents, root),
    ...(await checkSentences(contents, root)),
    ...(await loadPathDiagnostics(contents, { root, load: project.load })),
    ...loadPrintedDiagnostics(contents, outputsOfRuns(units), root),
    ...(await checkAnswers(contents, root)),
    ...(isListingAsked(files) ? await loadListingDiagnostics(root) : []),
  ];
  const simulated = simulatedIn(contents);
  applySiteData(root, siteData({ contents, diagnostics, prose, simulated }, options));
  applySiteData(root, playgroundData(project, options));
  const links = prose.reduce((sum, page) => sum + page.links, 0);
  return { ...project, diagnostics, fromCache, links };
}

/** What is wrong with the text of a program is said once: then nobody asks what it does. */
function diagnosticsOfUnits(
  units: readonly Unit[],
  resultLists: readonly (readonly UnitResult[])[],
): readonly PageDiagnostic[] {
  const found = units.map((unit, index) => diagnosticsOf(unit, resultLists[index] ?? []));
  const broken = brokenIn(found.flatMap((own, index) => (units[index]?.task ? [] : own)));
  return found.flatMap((own, index) => {
    const unit = units[index];
    return unit?.task && unit.blocks.some(({ id }) => broken.has(id)) ? [] : own;
  });
}

/** Blocks whose text was compared with what a program printed. */
function outputsOfRuns(units: readonly Unit[]): ReadonlySet<string> {
  const printed = units.flatMap(({ task, blocks }) =>
    task && task.printed !== null ? (blocks[task.printed]?.id ?? []) : [],
  );
  return new Set(printed);
}

/** What a page runs, and what it shows of it, where a fixture answers. */
function simulatedIn(contents: readonly PageContent[]): ReadonlySet<string> {
  const runs = contents.flatMap((content) => content.runs);
  return new Set(
    runs.flatMap(({ task, blocks }) =>
      task?.kind === 'program' && task.fixtures.length > 0
        ? [task.asked, task.printed].flatMap((index) => blocks[index ?? -1]?.id ?? [])
        : [],
    ),
  );
}

function brokenIn(diagnostics: readonly PageDiagnostic[]): ReadonlySet<string> {
  return new Set(
    diagnostics.flatMap(({ block, level }) =>
      level === 'error' && block !== undefined ? [block] : [],
    ),
  );
}

/** A quoted sentence links its symbols as the page around it does. */
async function proseOf(contents: readonly PageContent[], root: string): Promise<readonly Prose[]> {
  const index = loadSymbols(root);
  if (index === null) return [];
  const codes = contents.flatMap(({ page }) => page.inlineCodes);
  const namesMove = codes.some(({ value }) => value.includes('::'));
  const framework = namesMove ? (await loadKnownModules(root, [])).framework : [];
  const symbols = { index, testOnly: loadTestOnlyPaths(root), others: null };
  return contents.map(({ page, blocks, snippets }) =>
    withQuoted(
      readProse(page, blocks, {
        ...symbols,
        others: loadNamesOfPage({ root, index, framework, blocks, pages: [page, ...snippets] }),
      }),
      snippets.map((snippet) =>
        readProse({ ...snippet, frontMatter: page.frontMatter }, [], symbols),
      ),
    ),
  );
}

/** Model and schema are read only where a page shows an answer. */
async function checkAnswers(
  contents: readonly PageContent[],
  root: string,
): Promise<readonly PageDiagnostic[]> {
  const all = contents.flatMap(({ blocks }) => blocks);
  const shows = (key: RegExp): boolean =>
    all.some(({ language, code }) => language === 'json' && key.test(code));
  const model = shows(/"(?:result|objectChanges)"/) ? loadRequestModel(root) : null;
  const isAsked = all.some(({ language }) => language === 'graphql');
  const check = isAsked && shows(/"data"/) ? await loadAnswerCheck(root) : null;
  return contents.flatMap(({ blocks }) => [
    ...(model ? checkResponse(blocks, model) : []),
    ...(check?.(blocks) ?? []),
  ]);
}

async function loadAnswerCheck(
  root: string,
): Promise<(blocks: readonly Block[]) => readonly PageDiagnostic[]> {
  const { checkGraphqlAnswer } = await import('./graphql/answers.ts');
  const { loadSchema } = await import('./graphql/graphql.ts');
  const schema = loadSchema({ root });
  return (blocks) => checkGraphqlAnswer(blocks, schema);
}

function isListingAsked(files: RunOptions['files']): boolean {
  return files === null || files.some((file) => file === LISTING || file.startsWith(`${LISTING}/`));
}

interface Checked {
  readonly contents: readonly PageContent[];
  readonly diagnostics: readonly PageDiagnostic[];
  readonly prose: readonly Prose[];
  readonly simulated: ReadonlySet<string>;
}

function siteData(
  { contents, diagnostics, prose, simulated }: Checked,
  { root, files }: RunOptions,
): Parameters<typeof applySiteData>[1] {
  const blocks = contents.flatMap((content) => content.blocks);
  const statuses = checkStatusOf(blocks, { root, broken: brokenIn(diagnostics), simulated });
  if (files !== null)
    return {
      examples: mergeCheckStatus(loadSiteData<CheckStatusList>(root, 'examples'), statuses),
      explained: null,
    };
  return { examples: statuses, explained: explanationsOf(guidesOf(contents, prose)) };
}

/** Partials have no route, and references and section indexes do not explain. */
function guidesOf(
  contents: readonly PageContent[],
  prose: readonly Prose[],
): Parameters<typeof explanationsOf>[0] {
  return contents.flatMap(({ page }, index) => {
    const file = fileOf(page);
    const mentions = prose[index]?.mentions;
    if (!file || !mentions || !/^\/(?:concepts|guides|standards)\//.test(file.route)) return [];
    return [{ guide: { route: file.route, title: file.title }, mentions }];
  });
}

/** Links and components: what a build would say after minutes, and one error at a time. */
function checkAddressesOf(contents: readonly PageContent[], root: string): readonly Diagnostic[] {
  const addresses = loadAddresses(root);
  if (addresses === null) return [];
  return contents.flatMap(({ page }) => {
    const file = fileOf(page);
    return file ? checkLinks(page, file.route, addresses) : [];
  });
}

/** Pages that have no place in the outline, or another address than their path says. */
export function misplacedIn(contents: readonly PageContent[]): readonly Diagnostic[] {
  return contents.flatMap(({ page }) => {
    const file = fileOf(page);
    return checkOutline(file ? [file] : [], outline).map(({ rule, message, fix }) =>
      errorAt({ file: page.source.path, line: 1, column: 1 }, `examples/${rule}`, { message, fix }),
    );
  });
}

function fileOf({ source }: PageContent['page']): ReturnType<typeof readPageFile> {
  return readPageFile(source.path.replace(/^docs\//, ''), source.text);
}

/** Files that generators write and that commands, requests, links and symbols are held against. */
export function missingReferences(root: string): readonly string[] {
  const needed = [commandModelFile, requestModelFile, 'docs/generated/_data/targets.json'];
  return needed.filter((file) => !fs.existsSync(path.join(root, file)));
}
