/** Two sets of pages that share some, differ in some, and have some alone. Pure. */

import type { OutputFile } from '../../generators/core/files/files.ts';

export function pageSet(name: 'a' | 'b', count = 20): OutputFile[] {
  const files: OutputFile[] = [];
  for (let page = 0; page < count; page += 1) {
    files.push({ path: `same/${page}.mdx`, text: `same in both, ${page}\n` });
    files.push({ path: `changed/${page}.mdx`, text: `page ${page} of set ${name}\n`.repeat(40) });
    files.push({ path: `only/${name}/${page}.mdx`, text: `only in ${name}, ${page}\n` });
  }
  return files;
}
