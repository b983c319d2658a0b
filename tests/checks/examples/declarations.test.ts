/** Declaration files lose what people read, and nothing that the compiler reads. */

import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { compiler } from '../../../scripts/checks/examples/typescript/compiler.ts';
import { withoutComments } from '../../../scripts/checks/examples/typescript/declarations.ts';
import { createHost } from '../../../scripts/checks/examples/typescript/host.ts';
import { temporaryFolder } from '../../support/run.ts';

test('block comments before declarations go', () => {
  const text = '/** What. */\nexport declare const a: string;\n/*\n * So.\n */\ntype B = 1;\n';
  expect(withoutComments(text)).toBe(' \nexport declare const a: string;\n\n\ntype B = 1;\n');
});

test.each(['use `c`', 'Use {@link C} instead.'])('a deprecation stays, with %s', (advice) => {
  const text = `interface A {\n  /**\n   * Old.\n   * @deprecated ${advice}\n   * @see d\n   */\n  b: string;\n}\n`;
  expect(withoutComments(text)).toBe(
    `interface A {\n  /** @deprecated ${advice} */\n\n  b: string;\n}\n`,
  );
});

test.each([
  '/// <reference lib="es2023" />\n/// <reference types="node" />\ndeclare const a: string;\n',
  'type Url = `http://${string}/*${string}*/`;\n',
  'declare const a: "/* no comment */";\n',
  '// A line.\ndeclare const a: string;\n',
])('%j stays as it is', (text) => {
  expect(withoutComments(text)).toBe(text);
});

test('an entry point that a release lost is not found in the packages of the project around its worktree', () => {
  const project = temporaryFolder();
  const root = path.join(project, '.release/tree');
  for (const folder of [project, root])
    fs.mkdirSync(path.join(folder, 'node_modules/sdk'), { recursive: true });
  fs.writeFileSync(path.join(project, 'node_modules/sdk/old.d.ts'), 'export {};');
  const file = path.join(root, 'a.ts');
  const options = { moduleResolution: compiler.ModuleResolutionKind.Bundler };
  const packages = { textOf: () => undefined, save: () => undefined };
  const host = createHost({ root, options, texts: new Map([[file, '']]), folders: [], packages });
  expect(compiler.resolveModuleName('sdk/old', file, options, host).resolvedModule).toBeUndefined();
  fs.renameSync(
    path.join(project, 'node_modules/sdk/old.d.ts'),
    `${root}/node_modules/sdk/old.d.ts`,
  );
  expect(compiler.resolveModuleName('sdk/old', file, options, host).resolvedModule).toBeDefined();
});
