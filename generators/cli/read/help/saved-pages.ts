/** Saved help pages by file name, as one program. File names are command paths. Pure. */

import type { Diagnostic, Outcome } from '../../../core/diagnostics.ts';
import { compareDiagnostics, fail, hasErrors, succeed } from '../../../core/diagnostics.ts';
import { errorAt, warningAt } from '../../../core/diagnostics.ts';
import type { SourceText } from '../../../core/source.ts';
import { compareText } from '../../../core/text.ts';
import { keyOfPath, textOfPath } from '../../model/facts.ts';
import type { CliProgram } from '../../model/model.ts';
import { isOwnHelp } from './help-command.ts';
import type { HelpText } from './layout.ts';
import { DEEPEST, readHelpTexts, tooDeep } from './layout.ts';
import { toLines } from './lines.ts';
import type { HelpCommand } from './page.ts';
import type { CommandHelp } from './program.ts';
import { buildFromHelp } from './program.ts';
import { findUsage, readUsageLines } from './usage.ts';

/** Long and short help of one command: `sui client.txt` and `sui client.short.txt`. */
interface Saved {
  readonly stem: string;
  long: HelpText | null;
  short: HelpText | null;
}

interface Walk {
  readonly saved: ReadonlyMap<string, Saved>;
  readonly used: Set<Saved>;
  readonly commands: CommandHelp[];
  readonly diagnostics: Diagnostic[];
  readonly program: string;
}

/** A command on the way, and how its parent lists it. */
interface Stop {
  readonly saved: Saved;
  readonly path: readonly string[];
  readonly row: HelpCommand | null;
}

/** Between the words of a path in a file name. Hyphens last: command names hold them too. */
const SEPARATORS = ['/', ' ', '.', '_', '-'];

/**
 * Reads `<command path>.txt` files, words joined by `/` or blanks (or `.`, `_`, `-`), and `-h` help
 * next to them as `<command path>.short.txt`. A listed command without a file is a warning.
 */
export function readHelpFiles(files: readonly SourceText[]): Outcome<CliProgram> {
  const saved = groupFiles(withoutExe(files));
  const root = findRoot(saved);
  if (!root) return fail([NO_FILE]);
  const program = root.stem.split('/').at(-1) ?? root.stem;
  const walk: Walk = { saved, used: new Set(), commands: [], diagnostics: [], program };
  visit(walk, { saved: root, path: [], row: null });
  for (const other of saved.values()) if (!walk.used.has(other)) visitUnlisted(walk, other);
  walk.diagnostics.sort(compareDiagnostics);
  if (hasErrors(walk.diagnostics)) return fail(walk.diagnostics);
  return succeed(buildFromHelp(program, walk.commands), walk.diagnostics);
}

/** Help that was printed on Windows calls the program `shop.exe`. */
function withoutExe(files: readonly SourceText[]): readonly SourceText[] {
  const usages = files.map(({ text }) => /^ *Usage: (\S+)\.exe\b/im.exec(text)?.[1]);
  const [name] = usages.filter((found) => found !== undefined);
  if (name === undefined) return files;
  const plain = (text: string): string => text.replaceAll(`${name}.exe`, name);
  return files.map(({ path, text }) => ({ path: plain(path), text: plain(text) }));
}

function groupFiles(files: readonly SourceText[]): ReadonlyMap<string, Saved> {
  const saved = new Map<string, Saved>();
  for (const { path, text } of [...files].sort((a, b) => compareText(a.path, b.path))) {
    const [, stem = path, short] = /^(.*?)(\.short)?\.txt$/s.exec(path) ?? [];
    const entry = saved.get(stem) ?? { stem, long: null, short: null };
    entry[short === undefined ? 'long' : 'short'] = { path, text };
    saved.set(stem, entry);
  }
  return saved;
}

/** The program itself is the one whose usage names no command; else the shortest file name. */
function findRoot(saved: ReadonlyMap<string, Saved>): Saved | undefined {
  const ranked = [...saved.values()].map((entry) => {
    const [wordCount, { length }] = [usageOf(entry).length || 99, entry.stem];
    return { entry, wordCount, names: namesIn(entry.stem).length, length };
  });
  // The files are in byte order already.
  ranked.sort((a, b) => a.wordCount - b.wordCount || a.names - b.names || a.length - b.length);
  return ranked[0]?.entry;
}

/** `tool/sub leaf` → `tool`, `sub`, `leaf`. */
function namesIn(stem: string): readonly string[] {
  return stem.split(/[/ ]/);
}

/** Literal words at the start of every usage line: `sui client gas [OPTIONS]` has three. */
function usageOf({ long, short }: Saved): readonly string[] {
  const lines = toLines((long ?? short)?.text ?? '');
  const at = findUsage(lines);
  const usages = at === -1 ? [] : readUsageLines(lines, at).usages;
  const [first = [], ...others] = usages.map((usage) => usage.split(' '));
  const end = first.findIndex(
    (word, index) => /^[[<-]/.test(word) || others.some((terms) => terms[index] !== word),
  );
  return end === -1 ? first : first.slice(0, end);
}

function visit(walk: Walk, stop: Stop): void {
  const { saved, path, row } = stop;
  const text = textOfPath(walk.program, path);
  const { value: page, diagnostics } = readHelpTexts({
    ...saved,
    phrase: text,
    isListed: row !== null,
  });
  walk.used.add(saved);
  walk.diagnostics.push(...diagnostics);
  walk.commands.push({ path, page, row });
  const rows = page?.commands.filter((child) => !isOwnHelp(child)) ?? [];
  if (rows.length > 0 && path.length >= DEEPEST) walk.diagnostics.push(tooDeep(text));
  else for (const child of rows) visitChild(walk, stop, child);
}

function visitChild(walk: Walk, parent: Stop, row: HelpCommand): void {
  const [name = ''] = row.names;
  const path = [...parent.path, name];
  const saved = findChild(walk, parent, name);
  if (saved && !isSameHelp(saved, parent.saved)) {
    visit(walk, { saved, path, row });
    return;
  }
  if (saved) walk.used.add(saved);
  walk.commands.push({ path, page: null, row });
  const text = textOfPath(walk.program, path);
  const isFlattened = walk.commands.some(({ page }) =>
    page?.flattened.some((part) => keyOfPath(part.terms) === keyOfPath(path)),
  );
  if (saved) walk.diagnostics.push(sameHelp(text));
  else if (!isFlattened) walk.diagnostics.push(notSaved(text));
}

function findChild({ saved, used }: Walk, parent: Stop, name: string): Saved | undefined {
  const stems = SEPARATORS.map((separator) => `${parent.saved.stem}${separator}${name}`);
  // Folders may leave the name of the program out.
  if (parent.path.length === 0) stems.push(name);
  return stems.map((stem) => saved.get(stem)).find((page) => page && !used.has(page));
}

/** A program that ignores the subcommand prints its own help again. */
function isSameHelp(saved: Saved, parent: Saved): boolean {
  const texts = [parent.long?.text, parent.short?.text];
  return [saved.long ?? saved.short, saved.short ?? saved.long].every((help) =>
    texts.includes(help?.text),
  );
}

/** A page that no other page lists belongs to a hidden command when its usage says so too. */
function visitUnlisted(walk: Walk, saved: Saved): void {
  const [first, ...rest] = namesIn(saved.stem);
  const path = first === walk.program ? rest : namesIn(saved.stem);
  const above = keyOfPath(path.slice(0, -1));
  const parent = walk.commands.find((command) => keyOfPath(command.path) === above);
  // The page of an alias says what the page of its command says.
  const names = parent?.page?.commands.flatMap((row) => [...row.names, ...row.annotations.aliases]);
  if (names?.includes(path.at(-1) ?? '')) return;
  const usage = usageOf(saved);
  const isHidden =
    parent !== undefined &&
    usage.length <= path.length + 1 &&
    keyOfPath(usage.slice(-path.length)) === keyOfPath(path);
  const file = (saved.long ?? saved.short)?.path ?? saved.stem;
  walk.diagnostics.push(isHidden ? hidden(file) : unknownName(file, usage));
  if (isHidden) visit(walk, { saved, path, row: null });
}

const NO_FILE = errorAt(null, 'cli/not-help', {
  message: 'the folder has no .txt file',
  fix: 'save the output of "PROGRAM --help" as PROGRAM.txt there',
});

function notSaved(text: string): Diagnostic {
  return warningAt(null, 'cli/missing-help', {
    message: `the help of "${text}" is not saved: its options are left out`,
    fix: `save the output of "${text} --help" as "${text}.txt"`,
  });
}

function sameHelp(text: string): Diagnostic {
  return warningAt(null, 'cli/missing-help', {
    message: `"${text}" prints the help of the command above it: its options are left out`,
    fix: `save the help of "${text}" itself; if it has none, nothing is missing`,
  });
}

function hidden(file: string): Diagnostic {
  return warningAt(null, 'cli/unlisted-help', {
    message: `no help page lists the command of "${file}"`,
    fix: 'check that the command is hidden on purpose',
  });
}

function unknownName(file: string, usage: readonly string[]): Diagnostic {
  const text = usage.join(' ');
  return errorAt({ file, line: 1, column: 1 }, 'cli/unlisted-help', {
    message: `"${file}" is not named after a command: no page lists it, and its usage begins with "${text}"`,
    fix:
      text === ''
        ? 'remove it: it is not help'
        : `name it "${text}.txt", or "${text}.short.txt" if -h printed it, or remove it`,
  });
}
