/** Packages that were made for another release of the SDK. */

import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { compiler } from '../../../scripts/checks/examples/typescript/compiler.ts';
import { missingFor } from '../../../scripts/checks/examples/typescript/rules/misfits.ts';
import { temporaryFolder } from '../../support/run.ts';

const MANIFEST = '{"exports":{"./client":{"types":"./client.d.ts"},".":{"types":"./index.d.ts"}}}';
const KIT =
  "import type { Client, Gone as G } from '@mysten/sui/client';\nexport declare const kit: G | Client;\n";

function missingIn(files: Readonly<Record<string, string>>): readonly string[] {
  const folder = temporaryFolder();
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), text);
  }
  const program = compiler.createProgram([path.join(folder, 'a.ts')], {
    module: compiler.ModuleKind.ESNext,
    moduleResolution: compiler.ModuleResolutionKind.Bundler,
    noLib: true,
  });
  return missingFor(program, '@mysten/kit');
}

const FILES = {
  'a.ts': "import { kit } from '@mysten/kit';\nkit;\n",
  'node_modules/@mysten/kit/package.json': MANIFEST,
  'node_modules/@mysten/kit/index.d.ts': KIT,
  'node_modules/@mysten/sui/package.json': MANIFEST,
  'node_modules/@mysten/sui/client.d.ts': "export * from './inner';\n",
  'node_modules/@mysten/sui/inner.d.ts': 'export interface Client { a: string }\n',
};

test('a package imports what the SDK does not export, under whatever name', () => {
  expect(missingIn(FILES)).toEqual(['Gone']);
});

test('one that brings an SDK of its own fits', () => {
  const own = 'node_modules/@mysten/kit/node_modules/@mysten/sui';
  expect(
    missingIn({
      ...FILES,
      [`${own}/package.json`]: MANIFEST,
      [`${own}/client.d.ts`]: 'export interface Client { a: string }\nexport interface Gone {}\n',
    }),
  ).toEqual([]);
});
