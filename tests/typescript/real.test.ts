/** The TypeScript reference on the real package: invariants, not goldens. */

import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadDescriptions } from '../../generators/core/descriptions.ts';
import { cacheKey, loadCached } from '../../generators/typescript/load-cache.ts';
import { convertPackage } from '../../generators/typescript/read/convert.ts';
import type { TsPackage } from '../../generators/typescript/load.ts';
import { loadPinnedPackage } from '../../generators/typescript/load.ts';
import type { EntryModel, SymbolModel } from '../../generators/typescript/model/model.ts';
import { buildEntries } from '../../generators/typescript/model/build.ts';
import { readEntries, reference } from '../../generators/typescript/reference.ts';
import { textOf } from '../../generators/typescript/model/code/layout.ts';
import { joinDescriptions } from '../../generators/typescript/descriptions.ts';
import { contractErrors, deadLinks } from '../support/contract.ts';
import { documented } from '../support/documented.ts';
import type { RenderedReference } from '../support/run.ts';
import { filesBelow, root, runInto, temporaryFolder } from '../support/run.ts';
import { listedWithoutWordCount, unlisted } from '../support/to-do.ts';

let source: TsPackage;
let entries: readonly EntryModel[];
let symbols: readonly SymbolModel[];
let run: RenderedReference;

beforeAll(async () => {
  const loaded = loadPinnedPackage(root);
  if (!loaded.value) throw new Error(loaded.diagnostics[0]?.message);
  source = loaded.value;
  entries = (await readEntries(source, root)).value ?? [];
  symbols = entries.flatMap((entry) => entry.symbols);
  run = await documented(reference);
});

/** What the compiler says an entry point exports: knows nothing of TypeDoc. */
function exportedNames(): Map<string, string[]> {
  const files = source.entries.map((entry) => entry.file);
  const program = ts.createProgram(files, {
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    module: ts.ModuleKind.ESNext,
    target: ts.ScriptTarget.ES2022,
    skipLibCheck: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  return new Map(
    source.entries.map((entry) => {
      const file = program.getSourceFile(entry.file);
      const symbol = file ? checker.getSymbolAtLocation(file) : undefined;
      const names = symbol
        ? checker.getExportsOfModule(symbol).map((exported) => exported.getName())
        : [];
      return [entry.name, names.sort()];
    }),
  );
}

describe('the TypeScript reference of the documented release', () => {
  it('has every entry point that the package exports', () => {
    const manifest = JSON.parse(
      fs.readFileSync(path.join(source.folder, 'package.json'), 'utf8'),
    ) as { exports: Record<string, unknown> };
    expect(entries.map((entry) => entry.name).sort()).toEqual(
      Object.keys(manifest.exports)
        .map((key) => key.slice(2))
        .sort(),
    );
  });

  it('has every name that the compiler finds in each entry point, and no other', () => {
    const compiled = exportedNames();
    for (const entry of entries) {
      const own = entry.symbols
        .filter((symbol) => !symbol.name.includes('.'))
        .map((symbol) => symbol.name);
      const names = [
        ...new Set([...own, ...entry.reexports.map((reexport) => reexport.name)]),
      ].sort();
      expect([entry.name, names]).toEqual([entry.name, compiled.get(entry.name)]);
    }
  });

  it('has a page for every entry point and every class', () => {
    const classes = symbols.filter((symbol) => symbol.kind === 'class');
    const routes = new Set(
      (run.prepared?.targets ?? [])
        .filter((target) => target.anchor === null)
        .map((target) => target.route),
    );
    expect(classes.length).toBeGreaterThan(30);
    expect(routes.size).toBe(classes.length + entries.length);
    expect([...routes].filter((route) => !run.pages.has(route))).toEqual([]);
  });

  it('keeps apart what differs by case only', () => {
    for (const { name: entry, symbols: own } of entries) {
      const names = own.filter(({ kind }) => kind === 'function').map(({ name }) => name);
      const page = run.pages.get(`/references/typescript-sdk/${entry}`) ?? '';
      const folded = names.map((name) => name.toLowerCase());
      const alike = names.filter(
        (_, at) => folded.indexOf(folded[at] ?? '') !== folded.lastIndexOf(folded[at] ?? ''),
      );
      for (const name of alike) expect(page).toContain(`### \`${name}\` {/* #${name} */}`);
    }
  });

  it('has a description for every symbol and every member of a class', () => {
    const own = loadDescriptions(root, 'typescript').value ?? new Map();
    const descriptions = joinDescriptions(
      { package: source.name, version: source.version, entries },
      own,
    );
    expect(descriptions.undocumented).toHaveLength(listedWithoutWordCount('typescript'));
    expect(unlisted(run.diagnostics)).toEqual([]);
  });

  it('keeps the page contract on every page', () => {
    expect(
      [...run.pages].flatMap(([route, text]) =>
        contractErrors(text).map((error) => `${route} ${error}`),
      ),
    ).toEqual([]);
  });

  it('links only to places that exist', () => {
    expect(
      deadLinks([...run.pages.values()], (route) =>
        ['/references', '/references/sui-sdks'].includes(route),
      ),
    ).toEqual([]);
  });

  it('gives every page a description of its own', () => {
    const descriptions = [...run.pages.values()].map(
      (text) => /^description: (.*)$/m.exec(text)?.[1] ?? '',
    );
    expect(new Set(descriptions).size).toBe(descriptions.length);
  });

  it('shows no page that is too long to read', () => {
    const sizes = [...run.pages]
      .map(([route, text]) => ({ route, size: text.length }))
      .sort((a, b) => b.size - a.size);
    expect(sizes.filter(({ size }) => size > 140_000)).toEqual([]);
  });

  it('points every symbol at a source line that holds its name', () => {
    const wrong = symbols.filter(({ id, kind, source: location, name }) => {
      // A namespace is a whole file.
      if (location === null || kind === 'namespace') return false;
      const line =
        fs.readFileSync(path.join(source.folder, location.path), 'utf8').split('\n')[
          location.line - 1
        ] ?? '';
      // Declared under another name and exported as this one: `suiBcs as bcs`.
      const [, declared = ''] = /\b(?:class|interface|type|function|const) (\w+)/.exec(line) ?? [];
      const entry = /^ts:(.*)\//.exec(id)?.[1] ?? '';
      const exporter = path.join(source.folder, 'src', entry, 'index.ts');
      return (
        !line.includes(name.split('.').at(-1) ?? '') &&
        !new RegExp(`\\b${declared} as ${name}\\b`).test(fs.readFileSync(exporter, 'utf8'))
      );
    });
    expect(symbols.filter((symbol) => symbol.source !== null).length).toBeGreaterThan(400);
    expect(wrong).toEqual([]);
  });

  it('shows declarations that are TypeScript', () => {
    const all = symbols.flatMap((symbol) => {
      const members =
        symbol.kind === 'class'
          ? symbol.members.flatMap((member) =>
              member.calls.map((call) => memberText(textOf(call.code), member.kind)),
            )
          : [];
      const own =
        symbol.kind === 'class'
          ? `abstract ${textOf(symbol.code).replace(/^abstract /, '')} {}`
          : `${textOf(symbol.code)}${symbol.kind === 'namespace' ? ' {}' : ''}`;
      return [own, ...symbol.calls.map((call) => textOf(call.code)), ...members]
        .filter((text) => text !== '')
        .map((text) => ({ id: symbol.id, text }));
    });
    // Types of hundreds of types: the page says in words that something is left out.
    const monsters = all.filter(({ text }) => /…( \})?$|\.\.\.(?![A-Za-z{[])/.test(text));
    expect(monsters.map(({ id }) => id)).toContain('ts:bcs/bcs');
    expect(monsters.length).toBeLessThan(all.length / 100);
    const noted = [...run.pages.values()].join('\n').split('The dots stand for what is too deep');
    expect(noted).toHaveLength(monsters.length + 1);
    const texts = all.filter((declared) => !monsters.includes(declared)).map(({ text }) => text);
    const broken = texts.filter((text) => {
      const file = ts.createSourceFile('x.ts', `declare ${text}`, ts.ScriptTarget.Latest);
      return (file as unknown as { parseDiagnostics: unknown[] }).parseDiagnostics.length > 0;
    });
    expect(texts.length).toBeGreaterThan(900);
    expect(broken).toEqual([]);
  });

  it('writes nothing in a second run', async () => {
    const out = path.join(temporaryFolder(), 'out');
    const first = await runInto(out, [reference]);
    const files = filesBelow(out);
    const second = await runInto(out, [reference]);
    expect([second.written, second.removed, second.unchanged]).toEqual([0, 0, first.written]);
    expect([...filesBelow(out)]).toEqual([...files]);
  });
});

/** A member as in a class; a constructor is shown as it is called. */
function memberText(code: string, kind: string): string {
  if (kind === 'constructor')
    return `abstract class X { x: ${code.replace(/^new \w+/, 'new ')} }`.replace(
      /\): (?=[^)]*\}$)/,
      ') => ',
    );
  return `abstract class X { ${code} }`;
}

describe('the cache of the TypeScript reference', () => {
  it('holds what a fresh conversion gives, byte for byte', async () => {
    const converted = (await convertPackage(source, root)).value;
    if (!converted) throw new Error('TypeDoc converts nothing');
    expect(JSON.stringify(buildEntries(converted, source))).toBe(
      JSON.stringify(loadCached(root, cacheKey(source.hash))?.entries),
    );
  });

  it('has another key for another input', () => {
    expect(cacheKey('a')).not.toBe(cacheKey('b'));
    expect(cacheKey('a')).toBe(cacheKey('a'));
  });

  it('holds no path of this machine', () => {
    const text = JSON.stringify(loadCached(root, cacheKey(source.hash)));
    // Text of megabytes is of no use in a message.
    expect([text.includes(root), text.includes('node_modules')]).toEqual([false, false]);
  });
});
