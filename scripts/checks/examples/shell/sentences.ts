/** Calls of known programs in sentences, as inline code. Reads what `loadPrograms` and the grammar of the shell read. */

import type { LineResult } from '../../command-lines/check-line.ts';
import { checkShell, loadLineReader } from '../../command-lines/check-line.ts';
import type { PageDiagnostic } from '../model.ts';
import { loadPackageNames } from '../data/packages.ts';
import { checkHabit } from './habits.ts';
import type { InlineCode } from '../../../../site/dialect/page/authored-page.ts';
import type { Page } from '../page/read-page.ts';
import type { PageContent } from '../read-project.ts';
import { loadPrograms } from './programs.ts';

const CALL = /^(?:sui[\w-]*|move-analyzer|npm|pnpm|yarn|bun|cargo)\s/;

const HABITS: ReadonlySet<string> = new Set(['sh/package', 'sh/former-program']);

/**
 * A call may be cut short in a sentence, so nothing is missing. Commands of `sui` are symbols, which are
 * looked up elsewhere.
 */
export async function checkSentences(
  contents: readonly PageContent[],
  root: string,
): Promise<readonly PageDiagnostic[]> {
  const codes = contents.flatMap(({ page }) =>
    page.inlineCodes.flatMap((code) => (CALL.test(code.value) ? [{ page, code }] : [])),
  );
  if (codes.length === 0) return [];
  const programs = loadPrograms(root);
  const packages = loadPackageNames(root);
  const read = await loadLineReader();
  return codes.flatMap(({ page, code }) => {
    const isSui = code.value.startsWith('sui ');
    const wrong = ['cli/unknown-option', isSui ? 'cli/ptb-unknown' : 'cli/unknown-command'];
    const line = read(code.value);
    const { results } = checkShell(programs, line);
    const habits = checkHabit(line, packages).filter((own) => HABITS.has(own.code));
    const found = habits[0] ?? results.find((own) => wrong.includes(own.code));
    return found ? [toDiagnostic(page, code, found)] : [];
  });
}

function toDiagnostic(
  page: Page,
  { value, line, column }: InlineCode,
  found: LineResult,
): PageDiagnostic {
  const { code, message, fix, start, end, replacement } = found;
  const at = { file: page.source.path, line, column };
  const result = {
    level: 'warning',
    code: `examples/${code.replace('cli/', '').replace('/', '-')}`,
    message: `\`${value}\`: ${message}`,
    at,
    fix,
  } as const;
  // Behind the backtick; a wider mark makes `--fix` find another text there and leave it.
  const location = { ...at, column: column + 1 + Array.from(value.slice(0, start)).length };
  const from = value.slice(start, end);
  const rename = replacement === null ? null : { from, to: replacement, at: [location] };
  return { ...result, rename };
}
