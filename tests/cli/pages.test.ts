/** The pages of the documented release: contract, links, determinism, and that nobody is left out. */

import fs from 'node:fs';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { loadLineCheck } from '../../scripts/checks/command-lines/check-line.ts';
import type { ProgramFacts } from '../../generators/output/cli.ts';
import { reference } from '../../generators/cli/reference.ts';
import { collectLocations, contractErrors, deadLinks, parsePage } from '../support/contract.ts';
import { documented } from '../support/documented.ts';
import type { RenderedReference } from '../support/run.ts';
import { filesBelow, renderReference, root, runInto, temporaryFolder } from '../support/run.ts';
import { listedProgram, listingFiles } from './input.ts';

const checkCommandLine = await loadLineCheck();

let rendered: RenderedReference;
let texts: readonly string[];
beforeAll(async () => {
  rendered = await documented(reference);
  texts = [...rendered.pages.values()];
});

function page(route: string): string {
  return rendered.pages.get(`/references/cli${route}`) ?? '';
}

/** The section of one command, from its heading to the next of the same depth. */
function section(route: string, phrase: string): string {
  const text = page(route);
  const start = text.indexOf(`## ${phrase} {`);
  const end = text.indexOf('\n## ', start + 1);
  return start === -1 ? '' : text.slice(start, end === -1 ? undefined : end);
}

describe('pages of the command line', () => {
  it('are made without a complaint, at the agreed routes', () => {
    expect(rendered.diagnostics).toEqual([]);
    const routes = [...rendered.pages.keys()];
    for (const name of ['', '/client', '/keytool', '/move', '/ptb', '/validator'])
      expect(routes).toContain(`/references/cli${name}`);
    for (const name of [
      'start',
      'network',
      'genesis',
      'genesis-ceremony',
      'fire-drill',
      'bridge-committee-init',
    ])
      expect(routes).toContain(`/references/cli/${name}`);
    expect(routes).not.toContain('/references/cli/cheatsheet');
  });

  it('keep the page contract', () => {
    expect(texts.flatMap(contractErrors)).toEqual([]);
  });

  it('link only to what exists', () => {
    expect(
      deadLinks(texts, (route) => ['/references', '/references/cli/cheatsheet'].includes(route)),
    ).toEqual([]);
  });

  it('have a place for every command, option and block item', () => {
    const locations = collectLocations(texts);
    const targets = rendered.prepared?.targets ?? [];
    const ofSui = targets.filter(({ id }) => id.startsWith('cli:'));
    const listed = listedProgram();
    const entities = listed.commands.reduce((sum, { options }) => sum + 1 + options.length, 0);
    expect(ofSui).toHaveLength(entities + (listed.ptb?.items.length ?? 0));
    expect(targets.length - ofSui.length).toBeGreaterThan(300);
    const lost = targets.filter(({ route, anchor }) =>
      anchor === null ? !locations.has(route) : !locations.get(route)?.has(anchor),
    );
    expect(lost.map((target) => target.id)).toEqual([]);
    expect(targets.filter((target) => target.summary === null).map((target) => target.id)).toEqual(
      [],
    );
  });

  it('say something about every command, argument and option', () => {
    expect(rendered.prepared?.counts['undocumented']).toBe(0);
    expect(texts.filter((text) => text.includes('kind="undocumented"'))).toEqual([]);
  });

  it('show an example with what it prints for what people use daily', () => {
    const daily: readonly (readonly [string, string])[] = [
      ...[
        'call',
        'publish',
        'upgrade',
        'gas',
        'faucet',
        'objects',
        'object',
        'switch',
        'new-env',
        'new-address',
        'balance',
      ].map((name) => ['/client', `sui client ${name}`] as const),
      ...['generate', 'import', 'sign', 'list'].map(
        (name) => ['/keytool', `sui keytool ${name}`] as const,
      ),
      ...['build', 'test'].map((name) => ['/move', `sui move ${name}`] as const),
      ...['make-validator-info', 'become-candidate', 'join-committee', 'display-metadata'].map(
        (name) => ['/validator', `sui validator ${name}`] as const,
      ),
    ];
    const bare = daily.filter(
      ([route, text]) =>
        !/```sh\n[^`]+```[^`]*```text\n/.test(section(route, text).replaceAll('`--', '')),
    );
    expect(bare.map(([, text]) => text)).toEqual([]);
    expect(section('/move', 'sui move new')).toContain('sui move new my_first_package');
  });

  const hidden = listedProgram().commands.filter(({ isHidden }) => isHidden);
  it.each(hidden)('leave the hidden $path out of the tree, and say that it exists', (command) => {
    const index = page('');
    const tree = index.slice(
      index.indexOf('{/* #_commands */}'),
      index.indexOf('{/* #_hidden */}'),
    );
    expect(tree).toContain('sui client gas');
    const text = `sui ${command.path.join(' ')}`;
    expect(tree).not.toContain(text);
    expect(index.slice(index.indexOf('{/* #_hidden */}'))).toContain(`## ${text}`);
  });

  it('contain no command that the checker refuses', () => {
    const facts = rendered.prepared?.data['cli'] as ProgramFacts;
    const diagnostics = texts.flatMap((text) => {
      const lines: string[] = [];
      visit(parsePage(text).tree, 'code', (node) => {
        if (node.lang === 'sh') lines.push(node.value);
      });
      return lines.flatMap((line) =>
        checkCommandLine(facts, line).map((diagnostic) => `${line}: ${diagnostic.message}`),
      );
    });
    expect(diagnostics).toEqual([]);
  });

  it('print code of the listing as code, never its backticks', () => {
    const displayed = texts.flatMap((text) => {
      const found: string[] = [];
      visit(parsePage(text).tree, 'text', (node) => {
        if (node.value.includes('`')) found.push(node.value);
      });
      return found;
    });
    expect(displayed).toEqual([]);
  });

  it('write arguments of a Move call in a form that the checker accepts', () => {
    const facts = rendered.prepared?.data['cli'] as ProgramFacts;
    const part = /\{\/\* #_arguments \*\/\}([^]*?)\n## /.exec(page('/ptb'))?.[1] ?? '';
    const forms = [...part.matchAll(/^\|[^|]*\|([^|]*)\|$/gm)].flatMap((row) =>
      [...(row[1] ?? '').matchAll(/`([^`]+)`/g)].map((code) => code[1] ?? ''),
    );
    const written = forms.filter((form) => !form.startsWith('--'));
    expect(written).toContain(`'vector["one", "two"]'`);
    for (const form of written)
      expect(checkCommandLine(facts, `sui client ptb --move-call a::b::c ${form}`), form).toEqual(
        [],
      );
  });

  it('document every block command with syntax and a worked example', () => {
    const text = page('/ptb');
    for (const item of listedProgram().ptb?.items ?? []) {
      const start = text.indexOf(`{/* #ptb${item.name} */}`);
      const part = text.slice(start, text.indexOf('\n### ', start + 1));
      expect(start, item.name).toBeGreaterThan(0);
      if (item.kind === 'command') expect(part, item.name).toMatch(/```sh\nsui client ptb/);
      if (item.operands.length > 0) expect(part, item.name).toContain('<Signature language="sh"');
    }
  });

  it('are the same bytes for a listing in another order', async () => {
    const folder = temporaryFolder();
    for (const file of listingFiles()) {
      const listing = parse(file.text) as {
        commands?: { options?: unknown[] }[];
        texts?: Record<string, unknown>;
      };
      listing.commands?.reverse();
      for (const command of listing.commands ?? []) command.options?.reverse();
      if (listing.texts)
        listing.texts = Object.fromEntries(Object.entries(listing.texts).reverse());
      fs.writeFileSync(path.join(folder, `z-${path.basename(file.path)}`), stringify(listing));
    }
    const other = await renderReference(reference, { listing: folder });
    const same = await renderReference(reference, { listing: path.join(root, 'schema/cli') });
    fs.rmSync(folder, { recursive: true });
    expect(other.diagnostics).toEqual([]);
    expect([...other.pages]).toEqual([...same.pages]);
    expect(other.prepared?.apiReport?.text).toBe(same.prepared?.apiReport?.text);
    expect(
      rendered.prepared?.apiReport?.text.startsWith(same.prepared?.apiReport?.text ?? '?'),
    ).toBe(true);
  });

  it('are not written again when nothing changed', async () => {
    const folder = temporaryFolder();
    expect((await runInto(folder, [reference])).written).toBeGreaterThan(10);
    const before = filesBelow(folder);
    expect(await runInto(folder, [reference])).toMatchObject({ written: 0, removed: 0 });
    expect(filesBelow(folder)).toEqual(before);
    fs.rmSync(folder, { recursive: true });
  });
});
