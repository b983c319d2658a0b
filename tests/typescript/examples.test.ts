/** The examples among our words: they compile against the documented release, and run where no network is needed. */

import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { root } from '../support/run.ts';

const PROSE = fs.readFileSync(path.join(root, 'schema/prose/typescript.md'), 'utf8');

const EXAMPLES = PROSE.split(/^## /m)
  .slice(1)
  .flatMap((section) => {
    const id = section.slice(0, section.indexOf('\n'));
    return [...section.matchAll(/^```ts\n([^]*?)^```$/gm)].map(([, code = '']) => ({ id, code }));
  });

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

/** Example files that exist in memory only, as if they lay in the project. */
function faultsOf(examples: readonly { readonly code: string }[]): string[] {
  const files = new Map(
    examples.map(({ code }, index) => [path.join(root, `example-${index}.ts`), code]),
  );
  const host = ts.createCompilerHost(OPTIONS);
  const program = ts.createProgram([...files.keys()], OPTIONS, {
    ...host,
    fileExists: (file) => files.has(file) || host.fileExists(file),
    readFile: (file) => files.get(file) ?? host.readFile(file),
    getSourceFile: (file, version) => {
      const code = files.get(file);
      return code === undefined
        ? host.getSourceFile(file, version)
        : ts.createSourceFile(file, code, version);
    },
  });
  return [...files.keys()].flatMap((file) =>
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(file))
      .map(
        (one) => `${path.basename(file)}: ${ts.flattenDiagnosticMessageText(one.messageText, ' ')}`,
      ),
  );
}

describe('the examples of the TypeScript reference', () => {
  it('stand on the pages of the entry points that newcomers open first', () => {
    expect(EXAMPLES.map((one) => one.id)).toEqual(
      expect.arrayContaining(['bcs', 'client', 'keypairs/ed25519', 'transactions', 'verify']),
    );
  });

  it('compile, and a wrong one would not', () => {
    const wrong = { code: "import { SuiClient } from '@mysten/sui/client';\nnew SuiClient(7);" };
    const faults = faultsOf([...EXAMPLES, wrong]);
    expect(faults.filter((fault) => !fault.startsWith(`example-${EXAMPLES.length}.ts`))).toEqual(
      [],
    );
    expect(faults.length).toBeGreaterThan(0);
  }, 60_000);

  it.each(EXAMPLES.filter((one) => !/faucet|new Sui\w*Client/.test(one.code)))(
    'of $id runs',
    async ({ code }) => {
      const { outputText } = ts.transpileModule(code, {
        compilerOptions: { ...OPTIONS, noEmit: false },
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
