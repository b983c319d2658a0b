/**
 * A whole session: check, look at the sentences, hold the count of unchecked blocks, write what the site shows.
 * Writes `docs/generated/_data` and, after a whole run without errors, the committed count.
 */

import fs from 'node:fs';
import path from 'node:path';
import { LISTING } from '../../../generators/cli/load.ts';
import type { Diagnostic } from '../../../generators/core/diagnostics.ts';
import { readPageFile } from '../../../site/outline/page-file.ts';
import { commandModelFile } from './shell/programs.ts';
import { checkSentence } from './shell/sentences.ts';
import { loadUnsetDiagnostics } from './shell/unset.ts';
import { loadListingDiagnostics } from './shell/listing-examples.ts';
import { checkResponse } from './data/responses.ts';
import { loadRequestModel, requestModelFile } from './data/rpc-requests.ts';
import type { PageDiagnostic } from './expectations.ts';
import { explanationsOf, readProse, withQuoted } from './page/prose.ts';
import type { Prose } from './page/prose.ts';
import { applyRatchet, countUnchecked, loadRatchet, checkRatchet } from './ratchet.ts';
import type { Page } from './page/read-page.ts';
import { loadTestOnlyPaths } from './page/test-only.ts';
import type { Block, CheckContext } from './model.ts';
import type { RunOptions, RunResult } from './run.ts';
import { checkExamples } from './run.ts';
import {
  applySiteData,
  loadCheckStatus,
  loadSymbols,
  mergeCheckStatus,
  checkStatusOf,
} from './site-data.ts';

export interface SessionOptions extends RunOptions {
  readonly isCi: boolean;
  /** Takes a higher count of unchecked blocks: for a change that says why. */
  readonly acceptsUnchecked: boolean;
}

export interface SessionResult extends RunResult {
  /** Symbols in sentences that link themselves. */
  readonly links: number;
}

export async function runSession(options: SessionOptions): Promise<SessionResult> {
  const { root, files } = options;
  const result = await checkExamples(options);
  const index = loadSymbols(root);
  const symbols = index && { index, testOnly: loadTestOnlyPaths(root) };
  const prose =
    symbols === null
      ? []
      : result.pages.map((page, index) =>
          withQuoted(
            readProse(page, result.blocksOn(page), symbols),
            (result.snippets[index]?.pages ?? []).map((snippet) =>
              // A quoted sentence links its symbols as the page around it does.
              readProse({ ...snippet, frontMatter: page.frontMatter }, [], symbols),
            ),
          ),
        );
  const counted = countUnchecked(result.blocks);
  const committed = files === null && !options.acceptsUnchecked ? loadRatchet(root) : null;
  const others = [
    ...(files === null ? missingModels(options) : []),
    ...(isListingAsked(files) ? await loadListingDiagnostics(root) : []),
    ...(committed ? checkRatchet(committed, counted, options.isCi) : []),
  ];
  const diagnostics = [
    ...result.diagnostics,
    ...prose.flatMap((page) => page.diagnostics),
    ...(await checkSentence(result.pages, root)),
    ...(await loadUnsetDiagnostics(shellPages(result))),
    ...(await answersOf(result, options)),
    ...others,
  ];
  const isClean = !diagnostics.some(({ level }) => level === 'error');
  if (files === null && isClean && !options.isCi) applyRatchet(root, counted);
  applySiteData(root, siteData({ ...result, diagnostics }, prose, options));
  return { ...result, diagnostics, links: prose.reduce((sum, page) => sum + page.links, 0) };
}

/** Model and schema are read only where a page shows an answer. */
async function answersOf(
  result: RunResult,
  options: RunOptions,
): Promise<readonly PageDiagnostic[]> {
  const shows = (key: RegExp): boolean =>
    result.blocks.some(({ language, code }) => language === 'json' && key.test(code));
  const model = shows(/"(?:result|objectChanges)"/) ? loadRequestModel(options.root) : null;
  const isAsked = result.blocks.some(({ language }) => language === 'graphql');
  const hold = isAsked && shows(/"data"/) ? await loadAnswerCheck(options) : null;
  return result.pages.flatMap((page) => {
    const blocks = result.blocksOn(page);
    return [...(model ? checkResponse(blocks, model) : []), ...(hold?.(blocks) ?? [])];
  });
}

async function loadAnswerCheck(
  context: CheckContext,
): Promise<(blocks: readonly Block[]) => readonly PageDiagnostic[]> {
  const { checkGraphqlAnswer } = await import('./graphql/answers.ts');
  const { loadSchema } = await import('./graphql/graphql.ts');
  const schema = loadSchema(context);
  return (blocks) => checkGraphqlAnswer(blocks, schema);
}

function shellPages(result: RunResult): Parameters<typeof loadUnsetDiagnostics>[0] {
  return result.pages.map((page, index) => ({
    page,
    blocks: result.blocksOn(page),
    snippets: result.snippets[index]?.pages ?? [],
  }));
}

function isListingAsked(files: RunOptions['files']): boolean {
  return files === null || files.some((file) => file === LISTING || file.startsWith(`${LISTING}/`));
}

function siteData(
  result: RunResult,
  prose: readonly Prose[],
  { root, files }: RunOptions,
): Parameters<typeof applySiteData>[1] {
  const broken = new Set(
    result.diagnostics.flatMap(({ block, level }) =>
      block !== undefined && level === 'error' ? [block] : [],
    ),
  );
  const statuses = checkStatusOf(result.blocks, broken, root);
  if (files !== null)
    return { examples: mergeCheckStatus(loadCheckStatus(root), statuses), explained: null };
  return { examples: statuses, explained: explanationsOf(guidesOf(result.pages, prose)) };
}

/** Partials have no route, and references and section indexes do not explain. */
function guidesOf(
  pages: readonly Page[],
  prose: readonly Prose[],
): Parameters<typeof explanationsOf>[0] {
  return pages.flatMap((page, index) => {
    const file = readPageFile(page.source.path.replace(/^docs\//, ''), page.source.text);
    const mentions = prose[index]?.mentions;
    if (!file || !mentions || !/^\/(?:concepts|guides|standards)\//.test(file.route)) return [];
    return [{ guide: { route: file.route, title: file.title }, mentions }];
  });
}

/** Commands, requests and symbols need what the generators wrote. Where it counts, its absence is an error. */
function missingModels({ root, isCi }: SessionOptions): readonly Diagnostic[] {
  const needed = [commandModelFile, requestModelFile, 'docs/generated/_data/targets.json'];
  const missing = needed.filter((file) => !fs.existsSync(path.join(root, file)));
  return missing.map((file) => ({
    level: isCi ? 'error' : 'warning',
    code: 'examples/no-reference',
    message: `${file} is missing, so what depends on it was not checked`,
    at: null,
    fix: 'run npm run generate first',
  }));
}
