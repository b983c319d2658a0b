/** The committed surface report: rewritten by a run, compared in CI, left alone by runs over other inputs. */

import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EQUIVALENTS_FILE } from '../../generators/core/equivalents/equivalents.ts';
import { succeed } from '../../generators/core/diagnostics.ts';
import type { Reference } from '../../generators/core/reference.ts';
import { parseFlags } from '../../generators/flags.ts';
import { generate } from '../../generators/generate.ts';
import type { RunReport } from '../../generators/generate.ts';
import { temporaryFolder } from '../support/run.ts';

const TABLE = 'act\tmove\tts\tcli\tgraphql\trpc\nSplit\tsui::coin::split\tx/Coin.split\t\t\t\n';
const ROUTES = ['move:sui::coin::split', 'ts:x/Coin.split'];

const reference: Reference = {
  name: 'small',
  summary: '',
  options: [],
  prepare: async () =>
    succeed({
      targets: ROUTES.map((id, index) => ({
        id,
        route: `/small/${index}`,
        anchor: null,
        label: id,
        kind: 'x',
        summary: null,
      })),
      counts: {},
      apiReport: { file: 'small.txt', text: 'coin split\n' },
      navigation: [],
      data: {},
      render: () => succeed([]),
    }),
};

let root: string;
let report: string;
const ci = process.env['CI'];

beforeEach(() => {
  delete process.env['CI'];
  root = temporaryFolder();
  report = path.join(root, 'schema/surface/small.txt');
  for (const [file, text] of [
    [path.join(root, EQUIVALENTS_FILE), TABLE],
    [report, 'coin join\n'],
  ] as const) {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
});

afterEach(() => {
  if (ci === undefined) delete process.env['CI'];
  else process.env['CI'] = ci;
});

function run(...args: string[]): Promise<RunReport> {
  const flags = parseFlags(args, [reference], ['small']);
  if (typeof flags === 'string') throw new Error(flags);
  return generate({ root, references: [reference], flags, progress: () => undefined });
}

const codes = ({ diagnostics }: RunReport): string[] =>
  diagnostics.map((diagnostic) => diagnostic.code);

describe('a surface report that differs from the input', () => {
  it('is rewritten, and the run says so once', async () => {
    const first = await run();
    expect([first.isFailed, fs.readFileSync(report, 'utf8')]).toEqual([false, 'coin split\n']);
    expect(first.notes.at(-1)).toContain('schema/surface/small.txt changed');
    expect((await run()).notes).toHaveLength(1);
  });

  it('fails a run in CI, which writes nothing', async () => {
    process.env['CI'] = 'true';
    const failed = await run();
    expect([failed.isFailed, codes(failed)]).toEqual([true, ['core/surface-changed']]);
    expect(fs.readFileSync(report, 'utf8')).toBe('coin join\n');
    expect(fs.existsSync(path.join(root, 'docs/generated'))).toBe(false);
  });

  it('fails a check, and passes it once the run has rewritten it', async () => {
    expect(codes(await run('--check'))).toEqual(['core/surface-changed']);
    await run();
    expect((await run('--check')).isFailed).toBe(false);
  });

  it('is nothing to a run that writes elsewhere', async () => {
    const away = await run('--out', path.join(root, 'away'));
    expect([away.isFailed, codes(away)]).toEqual([false, []]);
    expect(fs.readFileSync(report, 'utf8')).toBe('coin join\n');
  });
});
