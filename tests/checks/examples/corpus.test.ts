/** Planted errors: small changes to correct pages, each of which the checker must notice, and nothing else. */

import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { loadReleases } from '../../../generators/changes/load.ts';
import { compareText } from '../../../generators/core/text.ts';
import { reference as cli } from '../../../generators/cli/reference.ts';
import { reference as framework } from '../../../generators/framework/reference.ts';
import { reference as graphql } from '../../../generators/graphql/reference.ts';
import { reference as jsonRpc } from '../../../generators/json-rpc/reference.ts';
import { loadPins } from '../../../generators/core/sources.ts';
import { reference as typescript } from '../../../generators/typescript/reference.ts';
import type { RunResult } from '../../../scripts/checks/examples/run.ts';
import { checkExamples } from '../../../scripts/checks/examples/run.ts';
import { addModels, makeProject, repository } from './project.ts';
import type { Project } from './project.ts';

interface Mutation {
  readonly name: string;
  readonly find: string;
  readonly replace: string;
  /** Of the error that must be reported. */
  readonly code: string;
  /** Part of its message or of its fix, where these were wrong once. */
  readonly says?: string;
}

interface Planted extends Mutation {
  readonly corpus: string;
  readonly page: string;
  readonly line: number;
}

const folder = path.join(repository, 'tests/checks/examples/corpus');
const resultsFile = path.join(folder, 'results.txt');
const corpora = fs
  .readdirSync(folder)
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => file.slice(0, -'.mdx'.length))
  .toSorted(compareText);

/** The corpus was written for one version of the SDK; the checker wants that of its release. */
function loadText(file: string): string {
  const version = loadPins(repository)['typescript']?.version ?? '';
  return fs.readFileSync(path.join(folder, file), 'utf8').replaceAll('1.38.0', version);
}

/** By the releases since: `--with-coins` of `cli:client/balance#--with-coins`. */
function namesBroken(): readonly string[] {
  const { records = [] } = loadReleases(repository).value ?? {};
  const broken = records.flatMap(({ changes }) =>
    changes.filter(({ grade }) => grade === 'breaking'),
  );
  return broken.map(({ id }) => /[^.:/#()]+(?=\)?$)/.exec(id)?.[0] ?? id);
}

function loadMutations(corpus: string): readonly Mutation[] {
  return parse(loadText(`${corpus}.mutations.yaml`)) as readonly Mutation[];
}

/** Writes the correct page and one page per mutation. */
function plant(project: Project, corpus: string): readonly Planted[] {
  const text = loadText(`${corpus}.mdx`);
  project.write(`docs/${corpus}/clean.mdx`, text);
  return loadMutations(corpus).map((mutation, index) => {
    const at = text.indexOf(mutation.find);
    if (at < 0) throw new Error(`${corpus}: "${mutation.name}" finds nothing`);
    const page = `docs/${corpus}/${index}.mdx`;
    project.write(
      page,
      text.slice(0, at) + mutation.replace + text.slice(at + mutation.find.length),
    );
    return { ...mutation, corpus, page, line: text.slice(0, at).split('\n').length };
  });
}

let project: Project;
let planted: readonly Planted[] = [];
let result: RunResult;

beforeAll(async () => {
  project = makeProject();
  await addModels(project, [cli, framework, graphql, jsonRpc, typescript]);
  fs.cpSync(path.join(folder, 'examples'), path.join(project.root, 'docs/examples'), {
    recursive: true,
  });
  fs.cpSync(path.join(folder, 'neighbours'), path.join(project.root, 'docs/examples/_neighbours'), {
    recursive: true,
  });
  // Where its address leads: another corpus continues it.
  const before = loadText('paths-before.mdx');
  project.write('docs/guides/paths-before.mdx', before);
  planted = corpora.flatMap((corpus) => plant(project, corpus));
  const options = {
    root: project.root,
    files: null,
    month: '2026-01',
    usesCache: false,
    progress: () => undefined,
  };
  result = await checkExamples(options);
});

afterAll(() => project.remove());

function diagnosticsOf(page: string): readonly { code: string; line: number; message: string }[] {
  return result.diagnostics
    .filter((diagnostic) => diagnostic.at?.file === page)
    .map((diagnostic) => ({
      code: diagnostic.code.replace('examples/', ''),
      line: diagnostic.at?.line ?? 0,
      message: `${diagnostic.message} / ${diagnostic.fix}`,
    }));
}

/** Noticed with the right code counts; another error at least does not let the page pass. */
function outcomeOf(mutation: Planted): string {
  const found = diagnosticsOf(mutation.page);
  const right = found.find(({ code }) => code === mutation.code);
  const { says = '' } = mutation;
  if (right && !right.message.includes(says)) return `SAYS ${right.message}`;
  if (right)
    return `caught, ${right.line - mutation.line} lines away`.replace(', 0 lines away', '');
  return found.length > 0 ? `CAUGHT AS ${found.map(({ code }) => code).join(', ')}` : 'MISSED';
}

const cleanPages = corpora.map((corpus) => `docs/${corpus}/clean.mdx`);

function correctBlocks(): readonly unknown[] {
  const clean = result.contents.filter(({ page }) => cleanPages.includes(page.source.path));
  return clean.flatMap(({ blocks }) => blocks);
}

function report(): string {
  const rows = planted.map(
    (mutation) => `${mutation.corpus}: ${mutation.name} [${mutation.code}] ${outcomeOf(mutation)}`,
  );
  const caught = rows.filter((row) => !row.endsWith('MISSED')).length;
  const exact = rows.filter((row) => /\] caught/.test(row)).length;
  const alarms = cleanPages.flatMap(diagnosticsOf).length;
  const summary = `${planted.length} planted errors, ${caught} caught, ${exact} with the expected code`;
  const correct = `${correctBlocks().length} correct blocks, ${alarms} alarms`;
  return `${summary}\n${correct}\n\n${rows.join('\n')}\n`;
}

describe('planted errors', () => {
  test('there are at least 1,300 of them, over all languages, and 330 correct blocks', () => {
    expect(planted.length).toBeGreaterThanOrEqual(1300);
    expect(correctBlocks().length).toBeGreaterThanOrEqual(330);
    expect(new Set(planted.map(({ page }) => page)).size).toBe(planted.length);
  });

  test('correct pages raise no alarm', () => {
    const alarms = corpora.flatMap((corpus) =>
      diagnosticsOf(`docs/${corpus}/clean.mdx`).map((found) => ({ corpus, ...found })),
    );
    // What was right once and a later release deprecates or breaks is no false alarm.
    const expected = [' is deprecated', ...namesBroken()];
    expect(
      alarms.filter(({ message }) => !expected.some((part) => message.includes(part))),
    ).toEqual([]);
    const examples = result.diagnostics.filter((diagnostic) =>
      diagnostic.at?.file.startsWith('docs/examples/'),
    );
    expect(examples).toEqual([]);
  });

  test('at least 99 in 100 are caught, with the code that names the mistake', () => {
    // What a release broke on a page hides what was planted there: only while that page is not corrected.
    const isClean = new Set(
      corpora.filter((corpus) => diagnosticsOf(`docs/${corpus}/clean.mdx`).length === 0),
    );
    const held = planted.filter(({ corpus }) => isClean.has(corpus));
    const missed = held.filter((mutation) => outcomeOf(mutation) === 'MISSED');
    const inexact = held.filter((mutation) => !outcomeOf(mutation).startsWith('caught'));
    expect(
      missed.length / held.length,
      missed.map(({ name }) => name).join(', '),
    ).toBeLessThanOrEqual(0.01);
    expect(
      inexact.length / held.length,
      inexact.map(({ name }) => name).join(', '),
    ).toBeLessThanOrEqual(0.01);
  });

  test('the committed results are these results', () => {
    const text = report();
    if (!process.env['CI']) fs.writeFileSync(resultsFile, text);
    expect(fs.readFileSync(resultsFile, 'utf8')).toBe(text);
  });
});
