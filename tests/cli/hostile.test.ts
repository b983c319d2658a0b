/** Help that was written to break the site, or cut and mangled on its way: no code, no crash, no lost page. */

import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import type { SourceText } from '../../generators/core/source.ts';
import { loadLineCheck } from '../../scripts/checks/command-lines/check-line.ts';
import { factsOf } from '../../generators/cli/data.ts';
import { readHelpFiles } from '../../generators/cli/read/help/saved-pages.ts';
import { reference } from '../../generators/cli/reference.ts';
import { readListing } from '../../generators/cli/read/listing/listing.ts';
import { COMPONENTS, contractErrors, deadLinks } from '../support/contract.ts';
import { evaluatePage, propertiesOf, textOf } from '../support/evaluate.ts';
import { KILLERS } from '../support/hostile.ts';
import { renderReference, temporaryFolder } from '../support/run.ts';
import { listedProgram, savedHelp, savedPrograms } from './input.ts';

const checkCommandLine = await loadLineCheck();

const folder = temporaryFolder();
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** Pages of a program whose help is given by file name. */
async function renderHelp(
  files: Readonly<Record<string, string>>,
): Promise<ReadonlyMap<string, string>> {
  const location = fs.mkdtempSync(path.join(folder, 'help-'));
  for (const [file, text] of Object.entries(files))
    fs.writeFileSync(path.join(location, file), text);
  const { pages, diagnostics } = await renderReference(reference, { 'help-dir': location });
  const errors = diagnostics.filter((diagnostic) => diagnostic.level === 'error');
  if (errors.length > 0) throw new Error(errors.map((diagnostic) => diagnostic.message).join('\n'));
  return pages;
}

function helpAbout(text: string): string {
  const inside = text.replaceAll('\n', '\n          ');
  return `Does things\n\n${text}\n\nUsage: tool [OPTIONS] [NAME]\n\nCommands:\n  sub  ${text.split('\n')[0] ?? ''}\n\nArguments:\n  [NAME]\n          ${inside}\n\nOptions:\n  -a, --all <X>\n          ${inside} [default: ${text.split('\n')[0] ?? ''}]\n\n  -h, --help\n          Print help\n\nNOTES:\n  ${text}\n`;
}

/**
 * What must be there of any text: backticks make code, line breaks make blocks, and what has no form becomes
 * a mark. Bullets make lists, so a comparison takes them from what was given.
 */
function signsOf(text: string): string {
  return text.replace(/[\s`\ufffd\p{C}]/gu, '');
}

describe('hostile help', () => {
  it.each(KILLERS)('stays text: %j', async (phrase) => {
    const pages = await renderHelp({ 'tool.txt': helpAbout(phrase) });
    expect(pages.size).toBe(2);
    for (const [route, text] of pages) {
      expect(contractErrors(text)).toEqual([]);
      const page = evaluatePage(text, [...COMPONENTS]);
      expect((globalThis as { pwned?: unknown }).pwned).toBeUndefined();
      expect(
        propertiesOf(page, 'href').filter((href) => !/^(?:https?:\/\/|mailto:|\/|#)/.test(href)),
      ).toEqual([]);
      const displayed = textOf(page).replace(/\s+/g, ' ');
      if (route === '/references/cli') expect(displayed).toContain('Print help');
      // The command below is described by its first line only.
      const given = route === '/references/cli' ? phrase : (phrase.split('\n')[0] ?? '');
      expect(signsOf(displayed)).toContain(
        signsOf(given.replace(/^ *(?:[-*]|1\.(?= x\n2)|2\)(?= y)) /gm, '')),
      );
      // One line without backticks, bullets and marks keeps its spaces, too.
      if (/^(?!\* )[^`\n\t\p{C}\u200b]+\S$/u.test(phrase))
        expect(displayed).toContain(phrase.replace(/\s+/g, ' ').trim());
    }
  });

  it('cannot leave the reference or take a page of another command by its name', async () => {
    const names = [
      '..',
      '__proto__',
      'constructor',
      'con',
      'aux',
      'index',
      'INDEX',
      'Index',
      'a.b',
      'a-b',
      'cheatsheet',
      'x'.repeat(300),
      '\u202eevil',
      '%2e%2e',
      'toString',
    ];
    const rows = names.map((name) => `  ${name}  Does ${name.slice(0, 5)}`).join('\n');
    const pages = await renderHelp({
      'tool.txt': `Usage: tool <COMMAND>\n\nCommands:\n  go  Goes\n${rows}\n\nOptions:\n  -h, --help  Print help\n`,
    });
    const routes = [...pages.keys()];
    expect(new Set(routes.map((route) => route.toLowerCase())).size).toBe(routes.length);
    for (const route of routes) expect(route).toMatch(/^\/references\/cli(?:\/[a-z0-9-]{1,130})?$/);
    expect(routes).not.toContain('/references/cli/cheatsheet');
    expect(routes).not.toContain('/references/cli/con');
    expect([...pages.values()].flatMap(contractErrors)).toEqual([]);
    expect(deadLinks([...pages.values()], (route) => route === '/references')).toEqual([]);
  });

  it('keeps options apart that differ in case or in odd characters only', async () => {
    const pages = await renderHelp({
      'tool.txt':
        'Usage: tool\n\nOptions:\n  -v             One\n  -V             Two\n  -.             Three\n  -+             Four\n      --a.b      Five\n      --a_b      Six\n      --__proto__  Seven\n  -h, --help     Print help\n',
    });
    const text = pages.get('/references/cli') ?? '';
    const anchors = [...text.matchAll(/<Anchor id="([^"]+)"/g)].map((match) => match[1]);
    expect(anchors).toHaveLength(8);
    expect(new Set(anchors).size).toBe(8);
    expect(contractErrors(text)).toEqual([]);
  });
});

const ALL: readonly SourceText[] = savedPrograms().flatMap(savedHelp);

/** Cuts, doubles, swaps and injects, as bad pipes, terminals and people do. */
function mangle(
  text: string,
  change: { kind: number; at: number; length: number; with: string },
): string {
  const start = Math.floor(change.at * text.length);
  const end = Math.min(text.length, start + change.length);
  switch (change.kind) {
    case 0:
      return text.slice(0, start);
    case 1:
      return text.slice(start);
    case 2:
      return text.slice(0, start) + text.slice(end);
    case 3:
      return text.slice(0, start) + change.with + text.slice(start);
    case 4:
      return text.slice(0, end) + text.slice(start);
    case 5:
      return text.replaceAll('\n', '\r\n');
    default:
      return text
        .split('\n')
        .map((line) => line.slice(change.length % 7))
        .join('\n');
  }
}

const CHANGE = fc.record({
  kind: fc.nat({ max: 6 }),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.nat({ max: 400 }),
  with: fc.oneof(
    fc.string({ maxLength: 60 }),
    fc.constantFrom(
      '\u001b[',
      '\u001b]8;;',
      '[default: ',
      '  -',
      '<',
      '[',
      '\t',
      '\u0000',
      '🦀',
      '\ud800',
      ...KILLERS,
    ),
  ),
});

describe('mangled help', () => {
  it('is read or refused, never crashes and never hangs', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(
        fc.nat({ max: ALL.length - 1 }),
        fc.array(CHANGE, { minLength: 1, maxLength: 4 }),
        (index, changes) => {
          const text = changes.reduce(mangle, ALL[index]?.text ?? '');
          const { value, diagnostics } = readHelpFiles([{ path: 'tool.txt', text }]);
          expect(value === null).toBe(
            diagnostics.some((diagnostic) => diagnostic.level === 'error'),
          );
          for (const option of value?.commands.flatMap((command) => command.options) ?? [])
            expect(option.id).toMatch(/^-/);
        },
      ),
      { numRuns: 1500 },
    );
  });

  it('still makes pages within the contract', { timeout: 120_000 }, async () => {
    const samples = fc.sample(
      fc.tuple(fc.nat({ max: ALL.length - 1 }), fc.array(CHANGE, { minLength: 1, maxLength: 3 })),
      { numRuns: 60, seed: 7 },
    );
    let made = 0;
    for (const [index, changes] of samples) {
      const text = changes.reduce(mangle, (ALL[index]?.text ?? '').slice(0, 6000));
      const pages = await renderHelp({ 'tool.txt': text }).catch((error: unknown) => {
        expect(String(error)).toMatch(/not in clap's layout/);
        return new Map<string, string>();
      });
      made += pages.size;
      for (const page of pages.values()) expect(contractErrors(page)).toEqual([]);
    }
    expect(made).toBeGreaterThan(20);
  });
});

describe('mangled command lines and listings', () => {
  const program = factsOf(listedProgram());
  const lines = listedProgram().commands.flatMap((command) =>
    command.examples.map((example) => example.run),
  );

  it('are checked without a crash, with every problem inside the line', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: lines.length - 1 }),
        fc.array(CHANGE, { minLength: 1, maxLength: 4 }),
        (index, changes) => {
          const line = changes.reduce(mangle, lines[index] ?? '');
          for (const diagnostic of checkCommandLine(program, line)) {
            expect(diagnostic.start).toBeGreaterThanOrEqual(0);
            expect(diagnostic.end).toBeGreaterThan(diagnostic.start);
            expect(diagnostic.end).toBeLessThanOrEqual(line.length);
            expect(diagnostic.fix).not.toBe('');
          }
        },
      ),
      { numRuns: 3000 },
    );
  });

  it('are listings that are read or refused, never a crash', () => {
    const text =
      'program: tool\ncommands:\n  - command: ""\n    summary: Does.\n    options:\n      - { name: -a, text: Words }\n';
    fc.assert(
      fc.property(fc.array(CHANGE, { minLength: 1, maxLength: 3 }), (changes) => {
        const { value, diagnostics } = readListing([
          { path: 'tool.yaml', text: changes.reduce(mangle, text) },
        ]);
        expect(value === null).toBe(diagnostics.some((diagnostic) => diagnostic.level === 'error'));
      }),
      { numRuns: 500 },
    );
  });
});
