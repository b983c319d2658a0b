/** What a block's imports can see of the disk. */

import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createHost } from '../../../scripts/checks/examples/typescript/host.ts';
import { temporaryFolder } from '../../support/run.ts';

test('packages of its own project, and none of a folder above', () => {
  const above = temporaryFolder();
  const root = path.join(above, '.release/tree');
  const write = (folder: string): string => {
    const file = path.join(folder, 'node_modules/a/index.d.ts');
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, 'export {};\n');
    return file;
  };
  const [own, other] = [write(root), write(above)];
  const host = createHost({
    ...{ root, options: {}, texts: new Map(), folders: [] },
    packages: { textOf: () => undefined, save: () => undefined },
  });
  expect([own, other].map((file) => host.fileExists(file))).toEqual([true, false]);
});
