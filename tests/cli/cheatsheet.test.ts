/** The cheat sheet: short enough for one screen, and every line on it is one that the program accepts. */

import fs from 'node:fs';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import { expect, it } from 'vitest';
import type { ProgramFacts } from '../../generators/output/cli.ts';
import {
  checkShell,
  loadLineCheck,
  loadLineReader,
} from '../../scripts/checks/command-lines/check-line.ts';
import { factsOf } from '../../generators/cli/data.ts';
import { root } from '../support/run.ts';
import { listedProgram } from './input.ts';
import remarkFrontmatter from 'remark-frontmatter';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const checkCommandLine = await loadLineCheck();
const read = await loadLineReader();
const callsProgram = (facts: ProgramFacts, line: string): boolean =>
  checkShell([facts], read(line)).callCount > 0;

const text = fs.readFileSync(path.join(root, 'docs/references/cli/cheatsheet.mdx'), 'utf8');
const lines: string[] = [];
visit(unified().use(remarkParse).use(remarkFrontmatter).parse(text), 'code', (node) => {
  // A line that ends in a backslash goes on.
  if (node.lang === 'sh') lines.push(...node.value.split(/(?<!\\)\n/));
});

it('holds what people use most, in lines that fit half a screen', () => {
  expect(lines.length).toBeGreaterThanOrEqual(30);
  expect(lines.flatMap((line) => line.split('\n')).filter((row) => row.length > 56)).toEqual([]);
});

it('has no line that the documented release would refuse', () => {
  const program = factsOf(listedProgram());
  expect(lines.filter((line) => !callsProgram(program, line))).toEqual([]);
  expect(
    lines.flatMap((line) =>
      checkCommandLine(program, line).map((diagnostic) => `${line}: ${diagnostic.message}`),
    ),
  ).toEqual([]);
});

it('links to every page of commands that people use', () => {
  for (const name of ['client', 'ptb', 'move', 'keytool', 'validator'])
    expect(text).toContain(`(/references/cli/${name})`);
});
