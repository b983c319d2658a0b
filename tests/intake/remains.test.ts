/** What a release leaves to people, beside what programs report. */

import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { INTERFACE_FILE } from '../../generators/json-rpc/load.ts';
import { RELEASE_FILE } from '../../scripts/intake/release/plan.ts';
import { lateVersion, undocumentedIn } from '../../scripts/intake/release/remains.ts';
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

it('what has no description is named with its owner, also a part of a type', () => {
  const folder = projectOf('1.60', '1.60.0', '1.60.0');
  const reports = {
    'graphql.graphql':
      '# undocumented Coin.balance(of)\n# undocumented Coin.id\n# undocumented\ntype Coin implements A {\n}\n',
    'typescript.txt': 'grpc undocumented\ngrpc/Client.call call(): void undocumented\n',
  };
  fs.mkdirSync(path.join(folder, 'schema/surface'));
  for (const [name, text] of Object.entries(reports))
    fs.writeFileSync(path.join(folder, 'schema/surface', name), text);
  expect(undocumentedIn(folder).map(({ what, decision }) => [what, decision.slice(24)])).toEqual([
    ['schema/surface/graphql.graphql:1 Coin.balance(of)', 'Coin'],
    ['schema/surface/graphql.graphql:2 Coin.id', 'Coin'],
    ['schema/surface/graphql.graphql:3 type Coin implements A {', 'Coin'],
    ['schema/surface/typescript.txt:1 grpc undocumented', 'typescript.txt'],
    ['schema/surface/typescript.txt:2 grpc/Client.call call(): void undocumented', 'grpc/Client'],
    ['schema/cli/sui.yaml has no day of the release', expect.any(String)],
  ]);
});
