/** The examples among our words: they compile against the documented release, and run where no network is needed. */

import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { root } from '../support/run.ts';
import { isListed } from '../support/to-do.ts';
import { typeErrors } from '../support/type-check.ts';

const PROSE = fs.readFileSync(path.join(root, 'schema/prose/typescript.md'), 'utf8');

const EXAMPLES = PROSE.split(/^## /m)
  .slice(1)
  .flatMap((section) => {
    const id = section.slice(0, section.indexOf('\n'));
    return [...section.matchAll(/^```ts\n([^]*?)^```$/gm)].map(([, code = '']) => ({ id, code }));
  })
  .filter(({ id }) => !isListed(`the example of ${id} imports`));

describe('the examples of the TypeScript reference', () => {
  it('stand on the pages of the entry points that newcomers open first', () => {
    expect(EXAMPLES.map((example) => example.id)).toEqual(
      expect.arrayContaining(
        ['bcs', 'client', 'keypairs/ed25519', 'transactions', 'verify'].filter(
          (id) => !isListed(`the example of ${id} imports`),
        ),
      ),
    );
  });

  it('compile, and a wrong one would not', () => {
    const wrong = "import { Transaction } from '@mysten/sui/transactions';\nTransaction.from(7);";
    const files = EXAMPLES.map(({ id, code }, index): [string, string] => [
      `${index}-${id.replaceAll('/', '-')}.ts`,
      code,
    ]);
    const errors = typeErrors(new Map([...files, ['wrong.ts', wrong]]));
    expect(errors.filter((error) => !error.startsWith('wrong.ts:2 '))).toEqual([]);
    expect(errors.length).toBeGreaterThan(0);
  });

  it.each(EXAMPLES.filter((example) => !/faucet|new Sui\w*Client/.test(example.code)))(
    'of $id runs',
    async ({ code }) => {
      const { outputText } = ts.transpileModule(code, {
        compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
      });
      // Below the project, so that the imports are found; a fresh install has no cache yet.
      const cache = path.join(root, 'node_modules/.cache');
      fs.mkdirSync(cache, { recursive: true });
      const folder = fs.mkdtempSync(path.join(cache, 'example-'));
      try {
        const file = path.join(folder, 'example.mjs');
        fs.writeFileSync(file, outputText.replaceAll('console.log(', 'void ('));
        await expect(import(file)).resolves.toBeDefined();
      } finally {
        fs.rmSync(folder, { recursive: true });
      }
    },
  );
});
