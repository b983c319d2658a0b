/** A front end of `docs/examples` as the three files that a browser loads. Reads the example and the packages. */

import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const WALLET = fileURLToPath(new URL('wallet.ts', import.meta.url));
/** As the `index.html` of a new Vite project names its program. */
const ENTRY = /<script type="module" src="\/(src\/main\.tsx)"><\/script>/;

export interface FrontEndFiles {
  readonly html: string;
  readonly script: string;
  readonly style: string;
}

export interface BundleOptions {
  /** Absolute; holds `index.html`. */
  readonly folder: string;
  /** Those that begin with `VITE_` become `import.meta.env`, as Vite does it. */
  readonly environment: Readonly<Record<string, string>>;
  /** Of the account that the wallet in the page signs for. */
  readonly secretKey: string;
}

export async function bundleFrontEnd(options: BundleOptions): Promise<FrontEndFiles> {
  const { folder, environment, secretKey } = options;
  const html = fs.readFileSync(path.join(folder, 'index.html'), 'utf8');
  const entry = ENTRY.exec(html)?.[1];
  if (entry === undefined) throw new Error(`${folder}/index.html does not load /src/main.tsx`);
  const visible = Object.entries(environment).filter(([name]) => name.startsWith('VITE_'));
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { registerTestWallet } from ${JSON.stringify(WALLET)};
        import ${JSON.stringify(`./${entry}`)};
        registerTestWallet(${JSON.stringify(secretKey)});`,
      resolveDir: folder,
    },
    outdir: '/',
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    // React then reports what it only suffers in production, and the test sees it in the console.
    jsxDev: true,
    define: {
      'process.env.NODE_ENV': '"development"',
      'import.meta.env': JSON.stringify(Object.fromEntries(visible)),
    },
    logLevel: 'silent',
  });
  const output = (ending: string): string =>
    outputFiles.find((file) => file.path.endsWith(ending))?.text ?? '';
  const loaded =
    '<link rel="stylesheet" href="/app.css"><script type="module" src="/app.js"></script>';
  return { html: html.replace(ENTRY, loaded), script: output('.js'), style: output('.css') };
}
