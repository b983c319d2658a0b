/** The borders of the house: who may import whom, and what no file may hold. */

import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Import } from '../support/house.ts';
import { importsOf, loadedWith, textOf, trackedFiles } from '../support/house.ts';

const code = trackedFiles.filter(
  (file) =>
    /\.(ts|tsx|mts|mjs)$/.test(file) &&
    !file.includes('/fixtures/') &&
    !/^(docs|tests\/checks\/examples\/corpus)\//.test(file),
);
const imports = code.flatMap(importsOf);
const generators = imports.filter((imported) => imported.from.startsWith('generators/'));

const display = (found: readonly Import[]): string[] =>
  found.map((imported) => `${imported.from} → ${imported.to}`);

/** `generators/graphql/pages/pages.ts` → `graphql`; null for what stands outside the references, and for the contract. */
function roomOf(file: string): string | null {
  const room = /^generators\/([^/]+)\//.exec(file)?.[1] ?? null;
  return room === 'output' ? null : room;
}

const isContract = (imported: Import): boolean => imported.to.startsWith('generators/output/');

/** Modules that give a program the network or another process. */
const OUTSIDE =
  /^(node:)?(child_process|cluster|dgram|dns|http|http2|https|net|tls|worker_threads)(\/|$)|^(zx|undici|axios|node-fetch)$/;
const MOST_FILES = 16;
const MOST_LINES = 300;
/** Libraries that parse an input; only the stages left of the model know them. */
const PARSERS = /^(graphql|@graphql-tools|ts-morph|typedoc|typescript|web-tree-sitter|yaml)(\/|$)/;

describe('the walker', () => {
  it('sees the imports there are', () => {
    expect(code.length).toBeGreaterThan(250);
    expect(display(importsOf('generators/run.ts'))).toContain(
      'generators/run.ts → generators/generate.ts',
    );
    expect(display(importsOf('generators/references.ts'))).toContain(
      'generators/references.ts → generators/graphql/reference.ts',
    );
    expect(
      importsOf('generators/core/page.ts').filter((imported) => !imported.isType).length,
    ).toBeGreaterThan(2);
    expect([...loadedWith('generators/graphql/load.ts').keys()]).toContain('@graphql-tools/load');
    const missing = imports.filter(
      (imported) =>
        /^(generators|scripts|tests|site)\//.test(imported.to) &&
        /\.(ts|tsx|mjs|json|css)$/.test(imported.to) &&
        !trackedFiles.includes(imported.to),
    );
    expect(
      display(missing.filter((imported) => imported.from.startsWith('generators/core/'))),
    ).toEqual([]);
  });
});

describe('the borders', () => {
  it('core imports no reference', () => {
    const out = generators.filter(
      (imported) =>
        roomOf(imported.from) === 'core' &&
        imported.to.startsWith('generators/') &&
        !isContract(imported) &&
        roomOf(imported.to) !== 'core',
    );
    expect(display(out)).toEqual([]);
  });

  it('references do not import each other', () => {
    const across = generators.filter((imported) => {
      const [from, to] = [roomOf(imported.from), roomOf(imported.to)];
      return from !== null && to !== null && from !== 'core' && to !== 'core' && from !== to;
    });
    expect(display(across)).toEqual([]);
  });

  it('generators import neither scripts nor site', () => {
    expect(
      display(generators.filter((imported) => /^(scripts|site|tests)\//.test(imported.to))),
    ).toEqual([]);
  });

  it('generators start no process and know no network', () => {
    expect(display(generators.filter((imported) => OUTSIDE.test(imported.to)))).toEqual([]);
    const callers = code.filter(
      (file) =>
        file.startsWith('generators/') && /\b(fetch|WebSocket|XMLHttpRequest)\(/.test(textOf(file)),
    );
    expect(callers).toEqual([]);
  });

  it('pages are made from the model: no reader, no parser, no file, not by any detour', () => {
    const pages = code.filter((file) => /^generators\/[^/]+\/pages\//.test(file));
    expect(pages.length).toBeGreaterThanOrEqual(20);
    const detours = pages.flatMap((page) =>
      [...loadedWith(page)]
        .filter(
          ([to]) =>
            PARSERS.test(to) ||
            /^generators\/[^/]+\/(read\/|load\.ts$)/.test(to) ||
            OUTSIDE.test(to),
        )
        .map(([to, by]) => `${page} reaches ${to} through ${by}`),
    );
    expect(detours).toEqual([]);
  });

  it('no file is loaded with itself', () => {
    const cycles = code.filter((file) => loadedWith(file).has(file));
    expect(cycles).toEqual([]);
  });

  it('a folder is a short list', () => {
    const counts = new Map<string, number>();
    for (const file of code.filter((name) => /^(generators|scripts)\//.test(name)))
      counts.set(path.dirname(file), (counts.get(path.dirname(file)) ?? 0) + 1);
    const long = [...counts].filter(([, count]) => count > MOST_FILES);
    expect(long).toEqual([]);
  });

  it('a file is short enough to be read at once', () => {
    const long = code.filter(
      (file) =>
        /^(generators|scripts|site)\//.test(file) && textOf(file).split('\n').length > MOST_LINES,
    );
    expect(long).toEqual([]);
  });

  it('only the files of core that load or apply know the file system', () => {
    const readers = generators
      .filter((imported) => roomOf(imported.from) === 'core' && imported.to === 'node:fs')
      .map((imported) => path.basename(imported.from));
    expect(readers.sort()).toEqual([
      'apply-file.ts',
      'descriptions.ts',
      'equivalents.ts',
      'files.ts',
      'load-templates.ts',
      'lock.ts',
      'sources.ts',
      'swap.ts',
    ]);
  });

  it('the contract holds types only: of what generators write for others', () => {
    const files = code.filter((file) => file.startsWith('generators/output/'));
    expect(files.length).toBeGreaterThanOrEqual(5);
    for (const file of files) {
      expect(textOf(file)).not.toMatch(/^(export )?(const|let|function|class|enum)\b/m);
      expect(importsOf(file).filter((imported) => !isContract(imported))).toEqual([]);
    }
    const values = imports.filter((imported) => isContract(imported) && !imported.isType);
    expect(display(values)).toEqual([]);
  });

  it('the site imports nothing that makes its input, but the types of it', () => {
    const out = imports.filter(
      (imported) =>
        imported.from.startsWith('site/') &&
        !isContract(imported) &&
        /^(generators|schema|scripts|framework-sources|tests)\//.test(imported.to),
    );
    expect(display(out)).toEqual([]);
  });

  it('Move is compiled and explained without Node: in any engine that is given', () => {
    const room = imports.filter(({ from }) => from.startsWith('site/move/'));
    expect(room.length).toBeGreaterThan(30);
    const others = /^(?:site\/(?:move|src\/search\/engine\/words)\/|@noble\/|smol-toml$)/;
    expect(display(room.filter(({ to }) => !others.test(to)))).toEqual([]);
  });

  it('every reference has the same rooms', () => {
    const list = textOf('generators/references.ts');
    const names = [...list.matchAll(/name: '([^']+)'/g)].map((match) => match[1] ?? '');
    expect(names.length).toBeGreaterThanOrEqual(4);
    for (const name of names) {
      for (const file of ['reference.ts', 'load.ts', 'routes.ts', 'api-report.ts', 'README.md'])
        expect(trackedFiles).toContain(`generators/${name}/${file}`);
      for (const room of ['read', 'model', 'pages'])
        expect(trackedFiles.some((file) => file.startsWith(`generators/${name}/${room}/`))).toBe(
          true,
        );
      expect(
        trackedFiles.some(
          (file) =>
            file.startsWith(`generators/${name}/pages/templates/`) && file.endsWith('.mdx.hbs'),
        ),
      ).toBe(true);
      expect(trackedFiles.some((file) => file.startsWith(`tests/${name}/`))).toBe(true);
    }
  });
});

describe('every file', () => {
  it('begins with the docstring that states its promise', () => {
    const bare = code.filter((file) => !/^(#!.*\n)?\/\*\*/.test(textOf(file)));
    expect(bare).toEqual([]);
  });

  it('names its types: no any', () => {
    const loose = code.filter((file) =>
      /(:|\bas|<|,|\|)\s*any\b(?!['"`\w:(-])/.test(withoutText(textOf(file))),
    );
    expect(loose).toEqual([]);
  });

  it('holds no path of one machine and no secret', () => {
    const errors = trackedFiles.flatMap((file) =>
      isBinary(file) ? [] : secretsIn(textOf(file)).map((what) => `${file}: ${what}`),
    );
    // The tests of the secret finder hold samples of what it finds.
    expect(
      errors.filter((error) => !error.startsWith('tests/checks/built-pages/built-pages.test.ts')),
    ).toEqual([]);
  });
});

describe('the repository', () => {
  it('does not track what the generator makes', () => {
    expect(
      trackedFiles.filter(
        (file) =>
          file.startsWith('docs/generated/') ||
          file.startsWith('node_modules/') ||
          file.startsWith('site/build/'),
      ),
    ).toEqual([]);
    expect(textOf('.gitignore')).toMatch(/^docs\/generated\/$/m);
  });

  it('sets no module type where Docusaurus would read it', () => {
    // Above the site, and in it, a "type" breaks the loading of its CommonJS parts.
    for (const file of ['package.json', 'site/package.json'].filter((name) =>
      trackedFiles.includes(name),
    )) {
      expect(Object.keys(JSON.parse(textOf(file)) as object)).not.toContain('type');
    }
  });

  it('pins every package exactly', () => {
    const manifest = JSON.parse(textOf('package.json')) as Record<string, Record<string, string>>;
    const loose = ['dependencies', 'devDependencies', 'overrides'].flatMap((kind) =>
      Object.entries(manifest[kind] ?? {}).filter(
        // An override may only repeat, as `$name`, what the project itself asks for. Releases for replays
        // have names of their own.
        ([name, version]) =>
          !/^(?:npm:@?[\w./-]+@)?\d+\.\d+\.\d+$/.test(version) && version !== `$${name}`,
      ),
    );
    expect(loose).toEqual([]);
  });
});

/** Without comments and strings: words in them are not code. */
function withoutText(text: string): string {
  return text.replace(
    /\/\*[^]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g,
    "''",
  );
}

function isBinary(file: string): boolean {
  return /\.(png|ico|jpg|woff2?|wasm|gz|pdf|bcs|mv)$/.test(file);
}

/** Homes and mounts of a developer's machine; keys and tokens by their shape. */
const SECRETS: readonly (readonly [string, RegExp])[] = [
  [
    'a home folder',
    /(?<![\w.])\/(?:home|Users)\/(?!(?:you|me|user|username|runner|alice|ada|name)\b)[a-z][\w-]*\//,
  ],
  ['a path of a work folder', /(?<![\w.~-])\/(?:work|workspace|root|mnt|srv)\/\w/],
  ['a Windows home folder', /[A-Z]:\\+Users\\+\w/],
  ['a private key', /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/],
  ['an AWS key', /\bAKIA[0-9A-Z]{16}\b/],
  ['a GitHub token', /\bgh[pousr]_[A-Za-z0-9]{30,}/],
  ['an npm token', /\bnpm_[A-Za-z0-9]{30,}/],
  ['a Slack token', /\bxox[abpr]-[A-Za-z0-9-]{10,}/],
];

function secretsIn(text: string): string[] {
  return SECRETS.flatMap(([what, pattern]) =>
    pattern.test(text) ? [`${what}: ${pattern.exec(text)?.[0]}`] : [],
  );
}
