/** Two sets of pages that share some, differ in some, and have some alone. Touches folders that tests give. */

import type { OutputFile } from '../../generators/core/files/files.ts';
import { applyWrites, loadOutput, planWrites } from '../../generators/core/files/files.ts';

export function pageSet(name: 'a' | 'b', count = 20): OutputFile[] {
  const files: OutputFile[] = [];
  for (let page = 0; page < count; page += 1) {
    files.push({ path: `same/${page}.mdx`, text: `same in both, ${page}\n` });
    files.push({ path: `changed/${page}.mdx`, text: `page ${page} of set ${name}\n`.repeat(40) });
    files.push({ path: `only/${name}/${page}.mdx`, text: `only in ${name}, ${page}\n` });
  }
  return files;
}

/** Writes as one run does; gives the codes of what was in the way. */
export function writeSet(root: string, expected: readonly OutputFile[]): readonly string[] {
  const plan = planWrites(expected, loadOutput(root));
  const diagnostics = plan.diagnostics.length > 0 ? plan.diagnostics : applyWrites(root, plan);
  return diagnostics.map((diagnostic) => diagnostic.code);
}

/** Which page set lies there; anything else is described. */
export function setOn(root: string, a: readonly OutputFile[], b: readonly OutputFile[]): string {
  const { texts, owned } = loadOutput(root);
  const display = (files: readonly OutputFile[]): string =>
    JSON.stringify(files.map((file) => [file.path, file.text]).sort());
  const found = JSON.stringify([...texts].sort());
  if (found === display(a)) return 'a';
  if (found === display(b)) return 'b';
  return `${texts.size} files of ${owned.length} owned: ${[...texts.keys()].join()}`;
}
