/** Any two inputs of one kind, and our own descriptions: every change, and words for what cannot be compared. */

import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { gradeInputs } from '../../../scripts/intake/grade/grade-inputs.ts';
import { gradeProse } from '../../../scripts/intake/grade/prose.ts';
import { printMarkdown } from '../../../scripts/intake/report/markdown.ts';
import { root, temporaryFolder } from '../../support/run.ts';
import { openrpc } from '../../json-rpc/small-model.ts';

function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder();
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

const help = (option: string): string =>
  `Usage: tool [OPTIONS]\n\nOptions:\n      --${option}  Does it\n  -h, --help  Print help\n`;
const move = (type: string): string => `module shop::shop;\npublic fun buy(count: ${type}) {}\n`;
const manifest = '{ "name": "lamps", "version": "1.0.0", "exports": { ".": "./src/index.ts" } }';
const lamps = (word: string) => ({
  'package.json': manifest,
  'src/index.ts': `${word} * from './lamp.ts';\n`,
  'src/lamp.ts': 'export class Lamp {}\nexport interface Shade { a: number }\n',
});

const older = folderOf({
  'shop.graphql': 'type Query { a: Int b: Int }',
  'rpc.json': openrpc([{ name: 'shop_buy' }, { name: 'shop_sell' }]),
  'help/tool.txt': help('fast'),
  'move/shop.move': move('u64'),
});
const newer = folderOf({
  'shop.graphql': 'type Query { b: Int! }',
  'rpc.json': openrpc([{ name: 'shop_buy' }]),
  'help/tool.txt': help('slow'),
  'move/shop.move': move('u32'),
});

async function changesOf(from: string, to: string): Promise<readonly string[]> {
  const { value, diagnostics } = await gradeInputs(root, from, to);
  expect(diagnostics).toEqual([]);
  return (value?.changes ?? []).map(({ grade, id }) => `${grade} ${id}`);
}

describe('two inputs are compared', () => {
  it.each([
    ['shop.graphql', ['breaking graphql:Query.a', 'safe graphql:Query.b']],
    ['rpc.json', ['breaking rpc:shop_sell']],
    ['help', ['breaking cli:#--fast', 'safe cli:#--slow']],
    ['move', ['breaking move:shop::shop::buy']],
  ])('%s', async (name, expected) => {
    expect(await changesOf(path.join(older, name), path.join(newer, name))).toEqual(expected);
    expect(await changesOf(path.join(older, name), path.join(older, name))).toEqual([]);
  });

  it('documents of other services: parameters by name, descriptions and errors too', async () => {
    const call = (description: string, names: readonly string[], codes: readonly number[]) => ({
      openrpc: '1.3.2',
      info: { title: 'Shop', version: '1' },
      methods: [
        {
          name: 'buy',
          description,
          paramStructure: 'by-name',
          params: names.map((name) => ({ name, schema: { type: 'string' } })),
          result: { schema: { type: 'integer', minimum: codes.length } },
          errors: codes.map((code) => ({ code, message: 'no' })),
        },
      ],
    });
    const files = folderOf({
      'old.json': JSON.stringify(call('Buys.', ['a', 'b'], [1])),
      'new.json': JSON.stringify(call('Sells.', ['b', 'a', 'c'], [2, 3])),
    });
    expect(await changesOf(path.join(files, 'old.json'), path.join(files, 'new.json'))).toEqual([
      'dangerous rpc:buy',
      'dangerous rpc:buy',
      'dangerous rpc:buy',
      'safe rpc:buy',
      'safe rpc:buy.c',
      'documentation rpc:buy',
      'documentation rpc:buy.@result',
    ]);
  });

  it('packages: a value that is exported as a type only is lost for programs (rushstack 4771)', async () => {
    const [old, now] = [folderOf(lamps('export')), folderOf(lamps('export type'))];
    expect(await changesOf(old, now)).toEqual(['breaking ts:./Lamp']);
    expect(await changesOf(now, old)).toEqual(['safe ts:./Lamp']);
  });
});

it('words of commands and options are shown as they were and as they are', async () => {
  const page = (about: string, does: string) =>
    folderOf({ 'tool.txt': `${about}\n\n${help('fast').replace('Does it', does)}` });
  const { value } = await gradeInputs(root, page('Sells.', 'Runs'), page('Sells lamps.', 'Flies'));
  expect(value?.changes.map(({ id, before, after }) => [id, before, after])).toEqual([
    ['cli:', 'Sells.', 'Sells lamps.'],
    ['cli:#--fast', 'Runs', 'Flies'],
  ]);
});

it.each([
  [
    path.join(older, 'help'),
    path.join(older, 'move'),
    /of the kind cli, and .* of the kind framework/,
  ],
  [path.join(older, 'none.json'), path.join(older, 'rpc.json'), /none\.json" is missing/],
  [folderOf({ 'notes.md': 'x' }), path.join(older, 'help'), /no interface that can be compared/],
])('what cannot be compared is named: %#', async (from, to, message) => {
  const { value, diagnostics } = await gradeInputs(root, from, to);
  expect(value).toBeNull();
  expect(diagnostics.map((diagnostic) => diagnostic.message)).toEqual([
    expect.stringMatching(message),
  ]);
});

it('our own descriptions are compared by id, and changed words are printed once', () => {
  const old = folderOf({ 'schema/prose/graphql.md': '## A\n\nOld.\n\n## B\n\nGone.\n' });
  const now = folderOf({ 'schema/prose/graphql.md': '## A\n\nNew.\n\n## C\n\nFresh.\n' });
  const changes = gradeProse(old, now);
  expect(changes.map(({ id, before, after }) => [id, before, after])).toEqual([
    ['graphql:B', 'Gone.', null],
    ['graphql:C', null, 'Fresh.'],
    ['graphql:A', 'Old.', 'New.'],
  ]);
  const [first] = changes;
  if (first === undefined) throw new Error('nothing changed');
  const report = { name: 'x', accepted: [], renames: [], causes: [], toDo: [] };
  const same = { ...first, before: 'a: Int', after: 'a: Int' };
  const lines = printMarkdown({ ...report, changes: [same] }).split('\n');
  expect(lines.filter((line) => line.includes('a: Int'))).toEqual(['   a: Int']);
});
