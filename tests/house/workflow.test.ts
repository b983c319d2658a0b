/** The workflow for references runs commands that exist here, with flags that they have. */

import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from '../support/run.ts';

interface Workflow {
  readonly jobs: Record<string, { readonly steps: readonly { readonly run?: string }[] }>;
}

it('names no script and no flag that is missing', () => {
  const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');
  const { jobs } = parse(read('.github/workflows/references.yml')) as Workflow;
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const lines = Object.values(jobs).flatMap(({ steps }) =>
    steps.flatMap(({ run = '' }) => run.split('\n')),
  );
  const commands = lines.flatMap((line) => {
    const [, name = '', rest = ''] =
      /\bnpm run (?:--silent )?([\w-]+)(?: -- (.*))?$/.exec(line) ?? [];
    return name === '' ? [] : [{ name, flags: rest.match(/--[\w-]+/g) ?? [] }];
  });
  expect(commands.map(({ name }) => name)).toEqual(['check', 'diff', 'sync']);
  for (const { name, flags } of commands) {
    const [file = ''] = /scripts\/\S+/.exec(scripts[name] ?? '') ?? [];
    for (const flag of flags)
      expect([name, flag, read(file).includes(flag)]).toEqual([name, flag, true]);
  }
});
