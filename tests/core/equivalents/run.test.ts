/** A run of the generator over a table of equivalents that is wrong. */

import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { TO_DO_FILE } from '../../../generators/changes/model/record.ts';
import { EQUIVALENTS_FILE } from '../../../generators/core/equivalents/equivalents.ts';
import { succeed } from '../../../generators/core/diagnostics.ts';
import type { Reference } from '../../../generators/core/reference.ts';
import { parseFlags } from '../../../generators/flags.ts';
import { generate } from '../../../generators/generate.ts';
import type { RunReport } from '../../../generators/generate.ts';
import { temporaryFolder } from '../../support/run.ts';

const HEAD = 'act\tmove\tts\tcli\tgraphql\trpc\n';

/** Claims one id. */
function claimer(name: string, id: string): Reference {
  return {
    name,
    summary: '',
    options: [{ name: 'input', value: 'FILE', summary: '' }],
    prepare: async () =>
      succeed({
        targets: [{ id, route: `/${name}`, anchor: null, label: id, kind: 'x', summary: null }],
        counts: {},
        apiReport: null,
        navigation: [],
        data: {},
        render: () => succeed([]),
      }),
  };
}

async function run(
  given: string | null | { readonly table: string },
  ...options: string[]
): Promise<RunReport> {
  const root = temporaryFolder();
  fs.mkdirSync(path.join(root, path.dirname(EQUIVALENTS_FILE)), { recursive: true });
  const isOpen = given !== null && typeof given === 'object';
  const table = isOpen ? given.table : given;
  if (isOpen) {
    fs.mkdirSync(path.join(root, path.dirname(TO_DO_FILE)), { recursive: true });
    fs.writeFileSync(path.join(root, TO_DO_FILE), '# To do\n');
  }
  if (table !== null) fs.writeFileSync(path.join(root, EQUIVALENTS_FILE), table);
  const references = [claimer('one', 'move:sui::coin::split'), claimer('two', 'ts:x/Coin.split')];
  const chosen = options.length > 0 ? references.slice(0, 1) : references;
  const names = options.length > 0 ? ['one'] : [];
  const args = [...names, ...options, '--out', path.join(root, 'out')];
  const flags = parseFlags(args, chosen, ['one', 'two']);
  if (typeof flags === 'string') throw new Error(flags);
  return generate({ root, references: chosen, flags, progress: () => undefined });
}

const display = (report: RunReport): unknown[] =>
  report.diagnostics.map(({ at, fix }) => [`${at?.file}:${at?.line}:${at?.column}`, fix]);

describe('a run over the table of equivalents', () => {
  it('passes when every id is claimed', async () => {
    const report = await run(`${HEAD}Split\tsui::coin::split\tx/Coin.split\t\t\t\n`);
    expect([report.isFailed, display(report)]).toEqual([false, []]);
  });

  it('passes over such an id between two releases, and tells it all the same', async () => {
    const report = await run({ table: `${HEAD}Split\tsui::coin::splti\tx/Coin.split\t\t\t\n` });
    expect([report.isFailed, report.diagnostics.map(({ level }) => level)]).toEqual([
      false,
      ['warning'],
    ]);
  });

  it('fails at an id that nothing claims, and says where it stands and what to write', async () => {
    const report = await run(`${HEAD}Split\tsui::coin::splti\tx/Coin.split\t\t\t\n`);
    expect([report.isFailed, display(report)]).toEqual([
      true,
      [[`${EQUIVALENTS_FILE}:2:7`, 'write "sui::coin::split"']],
    ]);
  });

  it('tells what is wrong with its form once, whatever references run', async () => {
    const report = await run(`${HEAD}Split\tsui::coin::split\tx/Coin.split\n`);
    expect([report.isFailed, report.diagnostics.length]).toEqual([true, 1]);
  });

  it('fails without a table, and says where it comes from', async () => {
    const report = await run(null);
    expect([report.isFailed, report.diagnostics]).toEqual([
      true,
      [
        {
          level: 'error',
          code: 'core/equivalents',
          message: 'the table is missing',
          at: { file: EQUIVALENTS_FILE, line: 1, column: 1 },
          fix: 'restore the file from the repository',
        },
      ],
    ]);
  });

  it('names a table that joins nothing', async () => {
    const report = await run(HEAD);
    expect([report.isFailed, display(report)]).toEqual([
      true,
      [[`${EQUIVALENTS_FILE}:1:1`, 'write one act per line']],
    ]);
    expect(report.diagnostics[0]?.message).toBe('the table joins nothing');
  });

  it('lets another input lack what the table names', async () => {
    const table = `${HEAD}Split\tsui::coin::gone\tx/Coin.split\t\t\t\n`;
    expect((await run(table, '--input', 'other')).isFailed).toBe(false);
  });
});
