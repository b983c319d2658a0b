/** Tables of options on pages made from help: marks, and descriptions with lists and code below the table. */

import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { reference } from '../../generators/cli/reference.ts';
import { contractErrors } from '../support/contract.ts';
import { renderReference, temporaryFolder } from '../support/run.ts';

const folder = temporaryFolder();
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const HELP = `Does things

Usage: tool [OPTIONS] --out <DIR> <FILE>

Arguments:
  <FILE>
          What to read:

          1. first this
          2. then that

Options:
      --color <WHEN>
          When to use colors. There are three answers:
            'auto':   on a terminal
            'always': everywhere

          Such as

              tool --color auto

      --kind <KIND>
          One of these:
            short   One line
            long    Many lines,
                    with all details

      --out <DIR>
          Where to write.
            It is created
            when it is missing

  -h, --help
          Print help
`;

let page = '';
beforeAll(async () => {
  fs.writeFileSync(path.join(folder, 'tool.txt'), HELP);
  const { pages } = await renderReference(reference, { 'help-dir': folder });
  page = pages.get('/references/cli') ?? '';
});

it('marks what must be given', () => {
  expect(page).toMatch(/\| .*`--out <DIR>` <Badge kind="required" text="Required" \/> \|/);
  expect(page.match(/<Badge/g)).toHaveLength(1);
});

it('keeps sentences in the cell, however they are indented', () => {
  expect(page).toMatch(/--out <DIR>.*\| – \| Where to write\. It is created when it is missing \|/);
});

it('shows the first sentence in the cell, and lists and code below the table', () => {
  expect(page).toMatch(/`--color <WHEN>` \| – \| When to use colors\. \|/);
  expect(page).toMatch(/`--kind <KIND>` \| – \| One of these\. \|/);
  expect(page).toMatch(/`<FILE>` \| – \| What to read\. \|/);
  const below = page.slice(page.indexOf('**`--color <WHEN>`**')).replaceAll('\\:', ':');
  expect(below).toContain("\n- 'auto': on a terminal\n- 'always': everywhere\n");
  expect(below).toContain('\n```text\ntool --color auto\n```\n');
  expect(below).toContain('\n- `short`: One line\n- `long`: Many lines, with all details\n');
  expect(page).toContain('\n1. first this\n2. then that\n');
  expect(contractErrors(page)).toEqual([]);
});
