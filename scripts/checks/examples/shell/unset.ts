/** Shell variables that a page uses under a name that it never sets. Pure, but for `load…`, which reads the grammar. */

import { locate } from '../../../../generators/core/source.ts';
import type { LineReader } from '../../command-lines/check-line.ts';
import { loadLineReader } from '../../command-lines/check-line.ts';
import type { PageDiagnostic } from '../model.ts';
import type { Block } from '../model.ts';
import { placeInFile } from '../page/fence-rules.ts';
import type { Page } from '../page/read-page.ts';
import type { PageContent } from '../read-project.ts';
import { isChecked } from '../units.ts';

/** The grammar is read only where a page exports variables and uses some. */
export async function loadUnsetDiagnostics(
  pages: readonly PageContent[],
): Promise<readonly PageDiagnostic[]> {
  const asked = pages.filter(
    ({ page: { source } }) => exportsOf(source.text).size > 0 && /\$\{?[A-Za-z_]/.test(source.text),
  );
  if (asked.length === 0) return [];
  const read = await loadLineReader();
  return asked.flatMap((page) => checkUnset(page, read));
}

function exportsOf(text: string): ReadonlySet<string> {
  return new Set(text.match(/(?<=^[ \t]*export[ \t](?:.*[ \t])?)[A-Za-z_]\w*(?==)/gm));
}

/** Every shell has these, and a script its arguments. */
const OF_THE_SHELL =
  /^(?:\d.*|HOME|PATH|PWD|OLDPWD|USER|LOGNAME|SHELL|HOSTNAME|TMPDIR|EDITOR|LANG|RANDOM|SECONDS|E?UID|IFS|TERM|XDG_\w+)$/;

/** A page that exports fewer names than it leaves open writes `$NAME` for what its reader has. */
function checkUnset({ page, blocks, snippets }: PageContent, read: LineReader): PageDiagnostic[] {
  const told = namesToldBy([page, ...snippets]);
  const open = new Map<string, PageDiagnostic>();
  for (const block of blocks.filter(isShell))
    for (const { name, start } of read(block.code).variables.used)
      if (!told.has(name) && !OF_THE_SHELL.test(name) && !open.has(name))
        open.set(name, found(block, name, start));
  return open.size > exportsOf(page.source.text).size ? [] : [...open.values()];
}

function isShell(block: Block): boolean {
  return ['sh', 'bash'].includes(block.language) && isChecked(block);
}

/** Words of commands, output and inline code, but for uses and for placeholders: `export ID='<PACKAGE_ID>'` sets `ID` only. */
function namesToldBy(pages: readonly Page[]): ReadonlySet<string> {
  const texts = pages.flatMap(({ fences, inlineCodes }) => [
    ...fences.flatMap(({ language, code }) => (SETTING.has(language ?? '') ? [code] : [])),
    ...inlineCodes.map(({ value }) => value),
  ]);
  const words = texts.join('\n').replace(/\$\{?\w+|<[\w.:-]+>/g, ' ');
  return new Set(words.match(/[A-Za-z_]\w*/g));
}

const SETTING: ReadonlySet<string> = new Set(['sh', 'bash', 'console', 'env', 'ini', 'yaml']);

function found(block: Block, name: string, start: number): PageDiagnostic {
  const { line, column } = locate({ path: '', text: block.code }, start);
  return {
    level: 'error',
    code: 'examples/sh-unset-variable',
    message: `nothing on this page sets \`${name}\``,
    at: placeInFile(block.origin, line, column),
    fix: 'use the name that the page sets, or set this one with `export`',
    block: block.id,
  };
}
