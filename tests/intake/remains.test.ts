/** What a release leaves to people, beside what programs report. */

import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { INTERFACE_FILE } from '../../generators/json-rpc/load.ts';
import { RELEASE_FILE } from '../../scripts/intake/release/plan.ts';
import { lateVersion } from '../../scripts/intake/release/remains.ts';
import { temporaryFolder } from '../support/run.ts';

const projectOf = (sui: string, node: string, program: string): string => {
  const folder = temporaryFolder();
  const files = {
    [RELEASE_FILE]: JSON.stringify({ sui }),
    [INTERFACE_FILE]: JSON.stringify({ release: node }),
    'schema/cli/sui.yaml': `release: ${program}\n`,
  };
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), text);
  }
  return folder;
};

it('the version that the site names is not older than the node and the program', () => {
  expect(lateVersion(projectOf('1.60', '1.60.0', '1.58.2'))).toEqual([]);
  expect(lateVersion(projectOf('1.53', '1.60.0', '1.53.2'))).toEqual([
    { what: RELEASE_FILE, decision: 'says 1.53, and schema/json-rpc/openrpc.json is of 1.60.0' },
  ]);
});
