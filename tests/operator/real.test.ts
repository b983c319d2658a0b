/** The operator reference on the committed facts: invariants, not goldens. */

import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadFacts } from '../../generators/operator/load.ts';
import { reference } from '../../generators/operator/reference.ts';
import { contractErrors, deadLinks } from '../support/contract.ts';
import { documented } from '../support/documented.ts';
import type { RenderedReference } from '../support/run.ts';
import { filesBelow, root, runInto, temporaryFolder } from '../support/run.ts';

const BASE = '/references/operator';
let run: RenderedReference;

beforeAll(async () => {
  run = await documented(reference);
});

/** Every `path` of a file of facts, read from its text: knows nothing of the reader. */
function pathsIn(name: string): readonly string[] {
  const text = fs.readFileSync(path.join(root, `schema/operator/${name}.json`), 'utf8');
  return [...text.matchAll(/"key": "[^"]*",\s*"path": "([^"]+)"/g)].map(([, found = '']) => found);
}

describe('the operator reference of the documented release', () => {
  it('has a row or a heading for every key of the facts', () => {
    const page = run.pages.get(`${BASE}/node-configuration`) ?? '';
    const paths = pathsIn('node-config');
    expect(paths.length).toBeGreaterThan(300);
    const anchors = paths.map((key) => key.replace(/[[\]<>]/g, ''));
    const lost = anchors.filter(
      (anchor) =>
        !page.includes(`<Anchor id="${anchor}" />`) && !page.includes(`{/* #${anchor} */}`),
    );
    expect(lost).toEqual([]);
  });

  it('claims each key and each metric once', () => {
    const targets = run.prepared?.targets ?? [];
    const ids = targets.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const files = [
      'node-config',
      'bridge-config',
      'client-config',
      'genesis-config',
      'sui-data-ingestion',
    ];
    const keys = targets.filter(({ kind }) => kind === 'configuration key');
    expect(keys).toHaveLength(files.flatMap(pathsIn).length);
    expect(targets.filter(({ kind }) => kind === 'metric')).toHaveLength(247);
    expect(targets.filter(({ kind }) => kind === 'admin request')).toHaveLength(15);
  });

  it('describes everything, and describes nothing that does not exist', () => {
    expect(run.diagnostics).toEqual([]);
    expect(run.prepared?.counts['undocumented']).toBe(0);
  });

  it('keeps the page contract, and links only to what exists', () => {
    const pages = [...run.pages.values()];
    expect(pages.flatMap(contractErrors)).toEqual([]);
    const elsewhere = new Set([
      '/references',
      ...['', '/monitoring', '/archives'].map((page) => `/guides/operator${page}`),
    ]);
    const isProgram = (route: string): boolean => /^\/references\/cli\/[\w-]+$/.test(route);
    expect(deadLinks(pages, (route) => elsewhere.has(route) || isProgram(route))).toEqual([]);
  });

  it('writes nothing in a second run', async () => {
    const out = path.join(temporaryFolder(), 'out');
    const first = await runInto(out, [reference]);
    const files = filesBelow(out);
    const second = await runInto(out, [reference]);
    expect([second.written, second.removed, second.unchanged]).toEqual([0, 0, first.written]);
    expect([...filesBelow(out)]).toEqual([...files]);
  });

  it('refuses facts that nobody has reviewed', () => {
    const folder = temporaryFolder();
    fs.cpSync(path.join(root, 'schema/operator'), path.join(folder, 'schema/operator'), {
      recursive: true,
    });
    expect(loadFacts(folder, ['metrics']).diagnostics).toEqual([]);
    fs.appendFileSync(path.join(folder, 'schema/operator/metrics.json'), '\n');
    expect(loadFacts(folder, ['metrics', 'gone']).diagnostics).toMatchObject([
      { code: 'operator/source-pin', message: expect.stringContaining('its hash differs') },
      { code: 'operator/source-pin', message: expect.stringContaining('is missing') },
    ]);
  });
});
