/** Keeps small what a browser must read before it draws a page: no rule that nothing needs. */

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { parse, type ChildNode } from 'postcss';
import { PurgeCSS } from 'purgecss';

interface Asset {
  readonly name: string;
  readonly source: { source(): string | Buffer };
}

/** As much of a compilation as is used here: Rspack and webpack agree on it. */
interface Compilation {
  readonly hooks: {
    readonly processAssets: {
      tapPromise(when: { name: string; stage: number }, act: () => Promise<void>): void;
    };
  };
  getAssets(): readonly Asset[];
  updateAsset(name: string, source: unknown): void;
}

interface Compiler {
  readonly hooks: {
    readonly thisCompilation: { tap(name: string, act: (compilation: Compilation) => void): void };
  };
  readonly webpack: {
    readonly Compilation: { readonly PROCESS_ASSETS_STAGE_OPTIMIZE: number };
    readonly sources: { readonly RawSource: new (text: string) => unknown };
  };
}

const NAME = 'unused-css';

export function unusedCss({ siteDir }: LoadContext): Plugin {
  // What stands in the pages, but in no script that comes later.
  const own = (): readonly string[] => sourcesIn(join(siteDir, 'src'));
  return {
    name: NAME,
    configureWebpack: (_config, isServer) =>
      isServer || process.env['NODE_ENV'] !== 'production'
        ? {}
        : {
            plugins: [{ apply: (compiler: unknown) => keepUsed(compiler as Compiler, own) }],
          },
  };
}

/** Before names are made of what files hold. */
function keepUsed({ hooks, webpack }: Compiler, own: () => readonly string[]): void {
  const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE;
  hooks.thisCompilation.tap(NAME, (compilation) => {
    compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async () => {
      const assets = compilation.getAssets();
      const scripts = assets.filter(({ name }) => name.endsWith('.js')).map(textOf);
      const styles = assets.filter(({ name }) => name.endsWith('.css'));
      const variables = variablesIn(styles.map(textOf));
      const use = { words: wordsOf([...own(), ...scripts]), variables };
      for (const style of styles)
        compilation.updateAsset(
          style.name,
          new webpack.sources.RawSource(await usedRules(textOf(style), use)),
        );
    });
  });
}

function textOf({ source }: Asset): string {
  return source.source().toString();
}

function sourcesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}

/** Each once: the scripts hold all pages. */
function wordsOf(scripts: readonly string[]): string {
  const words = new Set<string>();
  for (const script of scripts) for (const word of script.match(/[\w-]+/g) ?? []) words.add(word);
  return [...words].join(' ');
}

export interface Use {
  /** Every name of a class or an element that a page can have, between blanks. */
  readonly words: string;
  /** Custom properties that some rule uses, wherever they are set. */
  readonly variables: readonly string[];
}

/** Without rules of packages that no page can need. Ours are all there for a reason, and none of them stands in a layer. */
export async function usedRules(sheet: string, { words, variables }: Use): Promise<string> {
  const root = parse(sheet);
  const layers = root.nodes.filter(isOfPackage);
  const results = await new PurgeCSS().purge({
    content: [{ raw: words, extension: 'txt' }],
    css: layers.map((layer) => ({ raw: layer.toString() })),
    safelist: { variables: [...variables] },
    variables: true,
  });
  layers.forEach((layer, index) => layer.replaceWith(parse(results[index]?.css ?? '')));
  return root.toString();
}

function isOfPackage(node: ChildNode): boolean {
  return node.type === 'atrule' && node.name === 'layer' && /^docusaurus\b/.test(node.params);
}

/** Each once. */
export function variablesIn(sheets: readonly string[]): readonly string[] {
  return [...new Set(sheets.flatMap((sheet) => sheet.match(/(?<=var\()--[\w-]+/g) ?? []))];
}
