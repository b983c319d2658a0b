/** Programs of examples as one file: packages that come with more than code still find it. */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { BUNDLE, buildProgram } from '../../../scripts/checks/programs/build-program.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

test('a package that reads WebAssembly from its own folder works in a bundle', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'program-'));
  const program = `import { version } from '@mysten/move-bytecode-template';\nconsole.log(version());\n`;
  writeFileSync(path.join(folder, 'version.ts'), program);
  expect(await buildProgram({ folder, program: 'version.ts', root })).toEqual([]);
  const { stdout, status } = spawnSync(process.execPath, [BUNDLE], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect([stdout, status]).toEqual(['0.1.1\n', 0]);
  rmSync(folder, { recursive: true });
});
