/** Saved help pages by file name, as one program. File names are command paths. Pure. */

import type { Diagnostic, Outcome } from '../../../core/diagnostics.ts';
import { compareDiagnostics, fail, hasErrors, succeed } from '../../../core/diagnostics.ts';
import type { SourceText } from '../../../core/source.ts';
import { compareText } from '../../../core/text.ts';
import { keyOfPath } from '../../model/facts.ts';
import type { CliProgram } from '../../model/model.ts';
import type { HelpText } from './layout.ts';
import { readHelpTexts } from './layout.ts';
import { isOwnHelp } from './help-command.ts';
import { DEEPEST, tooDeep } from './limits.ts';
import type { HelpCommand, HelpPage } from './page.ts';
import { readHelpPage } from './page.ts';
import type { CommandHelp } from './program.ts';
import { buildFromHelp } from './program.ts';

/** Long and short help of one command: `sui client.txt` and `sui client.short.txt`. */
interface Saved {
  readonly stem: string;
  long: HelpText | null;
  short: HelpText | null;
}

interface Walk {
  readonly saved: Map<string, Saved>;
  readonly used: Set<string>;
  readonly commands: CommandHelp[];
  readonly diagnostics: Diagnostic[];
  readonly root: Saved;
}

/** Between the words of a path in a file name. Hyphens last: command names hold them too. */
const SEPARATORS = ['/', ' ', '.', '_', '-'];

/**
 * Reads `<command path>.txt` files, words joined by `/` or blanks (or `.`, `_`, `-`), with `-h`
 * help beside them as `<command path>.short.txt`. A listed command without a file is a warning.
 */
export function readHelpFiles(files: readonly SourceText[]): Outcome<CliProgram> {
  const saved = groupFiles(files);
  const root = findRoot(saved);
  if (!root) return fail([noRoot(files)]);
  const walk: Walk = { saved, used: new Set(), commands: [], diagnostics: [], root };
  visit(walk, { saved: root, path: [], row: null });
  for (const other of saved.values()) if (!walk.used.has(other.stem)) takeUnlisted(walk, other);
  walk.diagnostics.sort(compareDiagnostics);
  if (hasErrors(walk.diagnostics)) return fail(walk.diagnostics);
  return succeed(buildFromHelp(nameOf(root), walk.commands), walk.diagnostics);
}

function groupFiles(files: readonly SourceText[]): Map<string, Saved> {
  const saved = new Map<string, Saved>();
  for (const file of [...files].sort((a, b) => compareText(a.path, b.path))) {
    const bare = file.path.replace(/\.txt$/, '');
    const isShort = bare.endsWith('.short');
    const stem = isShort ? bare.slice(0, -'.short'.length) : bare;
    const entry = saved.get(stem) ?? { stem, long: null, short: null };
    entry[isShort ? 'short' : 'long'] = { path: file.path, text: file.text };
    saved.set(stem, entry);
  }
  return saved;
}

function wordsOf(stem: string): readonly string[] {
  return stem.split(/[/ ]/);
}

function nameOf(root: Saved): string {
  return root.stem.split('/').at(-1) ?? root.stem;
}

/** The program itself is the one whose usage names no command; else the shortest file name. */
function findRoot(saved: ReadonlyMap<string, Saved>): Saved | null {
  const ranked = [...saved.values()]
    .map((entry) => ({
      entry,
      words: wordsOf(entry.stem).length,
      usage: usageOf(entry).length || Infinity,
    }))
    .sort(
      (a, b) =>
        a.usage - b.usage ||
        a.words - b.words ||
        a.entry.stem.length - b.entry.stem.length ||
        compareText(a.entry.stem, b.entry.stem),
    );
  return ranked[0]?.entry ?? null;
}

/** Literal words at the start of every usage line: `sui client gas [OPTIONS]` has three. */
function usageOf(entry: Saved): readonly string[] {
  const page = readHelpPage(entry.long?.text ?? entry.short?.text ?? '');
  const [first = [], ...others] = (page?.usages ?? []).map((usage) => usage.split(' '));
  const end = first.findIndex(
    (word, at) => /^[[<-]/.test(word) || others.some((line) => line[at] !== word),
  );
  return end === -1 ? first : first.slice(0, end);
}

interface Stop {
  readonly saved: Saved;
  readonly path: readonly string[];
  readonly row: HelpCommand | null;
}

function visit(walk: Walk, stop: Stop): void {
  walk.used.add(stop.saved.stem);
  const page = readPage(walk, stop);
  walk.commands.push({ path: stop.path, page, row: stop.row });
  const rows = page?.commands.filter((row) => !isOwnHelp(row)) ?? [];
  if (rows.length > 0 && stop.path.length >= DEEPEST)
    walk.diagnostics.push(tooDeep([nameOf(walk.root), ...stop.path].join(' ')));
  else for (const row of rows) visitChild(walk, { stop, row, name: row.names[0] ?? '' });
}

function visitChild(walk: Walk, child: { stop: Stop; row: HelpCommand; name: string }): void {
  const path = [...child.stop.path, child.name];
  const saved = findChild(walk, child.stop, child.name);
  const isEcho = saved !== null && isSameHelp(saved, child.stop.saved);
  if (saved && !isEcho) {
    visit(walk, { saved, path, row: child.row });
    return;
  }
  walk.commands.push({ path, page: null, row: child.row });
  if (saved) {
    walk.used.add(saved.stem);
    walk.diagnostics.push(echo(walk, path));
    return;
  }
  const isFlattened = walk.commands.some((command) =>
    command.page?.flattened.some((part) => keyOfPath(part.words) === keyOfPath(path)),
  );
  if (!isFlattened) walk.diagnostics.push(missing(walk, path));
}

/** A program that ignores the subcommand prints its own help again. */
function isSameHelp(saved: Saved, parent: Saved): boolean {
  return [saved.long ?? saved.short, saved.short ?? saved.long].every(
    (text) => text?.text === parent.long?.text || text?.text === parent.short?.text,
  );
}

function findChild(walk: Walk, parent: Stop, name: string): Saved | null {
  const isTop = parent.path.length === 0;
  const stems = [
    ...SEPARATORS.map((separator) => `${parent.saved.stem}${separator}${name}`),
    // Folders may leave the name of the program out.
    ...(isTop ? [name] : []),
  ];
  const found = stems
    .map((stem) => walk.saved.get(stem))
    .find((saved) => saved && !walk.used.has(saved.stem));
  return found ?? null;
}

function readPage(walk: Walk, stop: Stop): HelpPage | null {
  const words = [nameOf(walk.root), ...stop.path].join(' ');
  const { long, short } = stop.saved;
  const outcome = readHelpTexts({ words, isListed: stop.row !== null, long, short });
  walk.diagnostics.push(...outcome.diagnostics);
  return outcome.value;
}

/** A page that no other page lists belongs to a hidden command when its usage says so too. */
function takeUnlisted(walk: Walk, saved: Saved): void {
  const words = wordsOf(saved.stem);
  const path = words[0] === nameOf(walk.root) ? words.slice(1) : words;
  if (isAlias(walk, path)) {
    walk.used.add(saved.stem);
    return;
  }
  const usage = usageOf(saved);
  const above = keyOfPath(path.slice(0, -1));
  const isHidden =
    keyOfPath(usage.slice(-path.length)) === keyOfPath(path) &&
    usage.length <= path.length + 1 &&
    walk.commands.some((command) => keyOfPath(command.path) === above);
  walk.diagnostics.push(isHidden ? hidden(saved) : unlisted(saved, usage));
  if (isHidden) visit(walk, { saved, path, row: null });
}

/** The page of an alias says what the page of its command says. */
function isAlias(walk: Walk, path: readonly string[]): boolean {
  const parent = walk.commands.find(
    (command) => keyOfPath(command.path) === keyOfPath(path.slice(0, -1)),
  );
  const name = path.at(-1) ?? '';
  return (
    parent?.page?.commands.some((row) =>
      [...row.names, ...row.annotations.aliases].includes(name),
    ) ?? false
  );
}

function noRoot(files: readonly SourceText[]): Diagnostic {
  return {
    level: 'error',
    code: 'cli/not-help',
    message:
      files.length === 0
        ? 'the folder holds no .txt file'
        : 'no file holds the help of the program itself',
    at: null,
    fix: 'save the output of "PROGRAM --help" as PROGRAM.txt there',
  };
}

function missing(walk: Walk, path: readonly string[]): Diagnostic {
  const words = [nameOf(walk.root), ...path].join(' ');
  return {
    level: 'warning',
    code: 'cli/missing-help',
    message: `the help of "${words}" is not saved: its options are left out`,
    at: null,
    fix: `save the output of "${words} --help" as "${words}.txt"`,
  };
}

function echo(walk: Walk, path: readonly string[]): Diagnostic {
  const words = [nameOf(walk.root), ...path].join(' ');
  return {
    level: 'warning',
    code: 'cli/missing-help',
    message: `"${words}" prints the help of the command above it: its options are left out`,
    at: null,
    fix: `save the help of "${words}" itself, or take the warning as the answer that it has none`,
  };
}

function hidden(saved: Saved): Diagnostic {
  return {
    level: 'warning',
    code: 'cli/unlisted-help',
    message: `no help page lists the command of "${fileOf(saved)}"`,
    at: null,
    fix: 'check that the command is hidden on purpose',
  };
}

function unlisted(saved: Saved, usage: readonly string[]): Diagnostic {
  const file = fileOf(saved);
  return {
    level: 'error',
    code: 'cli/unlisted-help',
    message: `"${file}" is not named after a command: no page lists it, and its usage begins with "${usage.join(' ')}"`,
    at: { file, line: 1, column: 1 },
    fix: `name it "${usage.join(' ')}.txt", or "${usage.join(' ')}.short.txt" if -h printed it, or remove it`,
  };
}

function fileOf({ long, short, stem }: Saved): string {
  return (long ?? short)?.path ?? stem;
}
