/**
 * Golden cases: one text file a case, sections of input first, sections of expected output after.
 * `npm test -- --update` writes the output; a run with CI set refuses to.
 */

import fs from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { root } from './run.ts';

export type Sections = ReadonlyMap<string, string>;

export interface GoldenCase {
  readonly name: string;
  readonly file: string;
  readonly inputs: Sections;
}

const HEAD = /^-- (.+) --$/;

/** The cases below `tests/golden/<reference>`. `isOutput` tells expected sections from inputs. */
export function goldenCases(
  reference: string,
  isOutput: (section: string) => boolean,
): GoldenCase[] {
  const folder = path.join(root, 'tests/golden', reference);
  const names = fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort();
  return names.map((name) => {
    const file = path.join(folder, name);
    const sections = parseSections(fs.readFileSync(file, 'utf8'));
    return {
      name: name.replace(/\.txt$/, ''),
      file,
      inputs: new Map([...sections].filter(([section]) => !isOutput(section))),
    };
  });
}

function parseSections(text: string): Map<string, string> {
  const sections = new Map<string, string>();
  let current = '';
  for (const line of text.replace(/\n$/, '').split('\n')) {
    const head = HEAD.exec(line)?.[1];
    if (head !== undefined) {
      if (sections.has(head)) throw new Error(`the golden case has two sections "${head}"`);
      current = head;
      sections.set(current, '');
    } else sections.set(current, `${sections.get(current) ?? ''}${line}\n`);
  }
  return sections;
}

/** The whole file must be its inputs followed by exactly what was produced. */
export async function expectGolden(golden: GoldenCase, produced: Sections): Promise<void> {
  const text = [...golden.inputs, ...produced].map(([section, body]) =>
    section === '' ? body : `-- ${section} --\n${body.replace(/\n*$/, '\n')}`,
  );
  await expect(text.join('')).toMatchFileSnapshot(golden.file);
}

/**
 * A file of many small cases: an input at the margin, `\\n` for the end of a line, and what is made of it indented
 * below; nothing below is an input that gives nothing.
 */
export async function expectGoldenLines(
  name: string,
  outputOf: (input: string) => readonly string[],
): Promise<void> {
  const file = path.join(root, 'tests/golden', name);
  const inputs = fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(INDENT));
  if (inputs.length === 0) throw new Error(`${name} has no cases`);
  const cases = inputs.map((line) => {
    const output = outputOf(line.replaceAll('\\n', '\n'));
    return [line, ...output.map((text) => `${INDENT}${text.replaceAll('\n', '\\n')}`), ''].join(
      '\n',
    );
  });
  await expect(cases.join('')).toMatchFileSnapshot(file);
}

const INDENT = '    ';
