/** Builds a small site with the configuration of ours. Writes below `tests/.results/`, starts a process and a server. */

import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { siteServer } from '../../../scripts/serve/server.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const own = fileURLToPath(new URL('.', import.meta.url));

/** What a site of ours has beside its configuration. */
const shared = ['src', 'static', 'outline', 'config'];

export interface Variant {
  /** Of its folder. */
  readonly name: string;
  readonly environment: Readonly<Record<string, string>>;
  /** All of the configuration where none is named. */
  readonly locale?: string;
}

/** The folder of the built site. Throws with what the build said. */
export function buildVariant({ name, environment, locale }: Variant): string {
  const stage = join(root, 'tests/.results', `variant-${name}`);
  rmSync(stage, { recursive: true, force: true });
  mkdirSync(stage, { recursive: true });
  // As deep below the root as the folder that it is copied from: its imports hold.
  cpSync(own, stage, { recursive: true });
  // Docusaurus writes CommonJS; the programs of the tests are modules.
  writeFileSync(join(stage, 'package.json'), '{ "private": true }');
  for (const folder of shared)
    symlinkSync(join(root, 'site', folder), join(stage, 'site', folder), 'junction');
  const program = join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const locales = locale === undefined ? [] : ['--locale', locale];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [program, 'build', join(stage, 'site'), '--no-minify', ...locales],
    {
      cwd: stage,
      encoding: 'utf8',
      env: {
        ...process.env,
        ...{ SCOPE: 'written', SKIP_HTML_MINIFICATION: 'true', NO_UPDATE_NOTIFIER: '1' },
        ...environment,
      },
    },
  );
  if (status !== 0) throw new Error(`the variant "${name}" was not built\n${stdout}\n${stderr}`);
  return join(stage, 'site/build');
}

export interface Served {
  readonly address: string;
  close(): Promise<void>;
}

export async function serveVariant(build: string): Promise<Served> {
  if (!existsSync(join(build, 'index.html'))) throw new Error(`${build} holds no site`);
  const server = siteServer(build);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
