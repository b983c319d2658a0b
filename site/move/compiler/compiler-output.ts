/** The text that the Move compiler and its test runner print, as values. Pure. */

export interface CompilerDiagnostic {
  readonly level: 'error' | 'warning';
  /** `E04023`, `W09002`, `Sui E02007`; `compiler` for a failure that the compiler does not number. */
  readonly code: string;
  /** The headline and, where there is one, what the compiler wrote under the marked text. */
  readonly message: string;
  readonly file: string;
  /** Line and column start at 1; columns count characters. */
  readonly line: number;
  readonly column: number;
  /** The whole block as printed, with its source frame. */
  readonly detail: string;
}

export interface TestCase {
  /** `package::module::function`. */
  readonly name: string;
  readonly passed: boolean;
  /** What the runner printed about a failure; empty when it passed. */
  readonly detail: string;
}

const headline = /^(error|warning|bug)(?:\[([^\]]+)\])?: (.+)$/;
const location = /^\s*┌─ (.+):(\d+):(\d+)$/;

/** One value per printed block, in the order printed. `isOwn` is true for the root's files, not for a dependency's. */
export function readDiagnostics(
  output: string,
  isOwn: (file: string) => boolean,
): readonly CompilerDiagnostic[] {
  const blocks = splitBlocks(output);
  return blocks.flatMap((lines) => readBlock(lines, isOwn) ?? []);
}

function splitBlocks(output: string): readonly (readonly string[])[] {
  const blocks: string[][] = [];
  for (const line of output.split('\n')) {
    if (headline.test(line)) blocks.push([line]);
    else blocks.at(-1)?.push(line);
  }
  return blocks;
}

function readBlock(
  lines: readonly string[],
  isOwn: (file: string) => boolean,
): CompilerDiagnostic | null {
  const head = headline.exec(lines[0] ?? '');
  const locations = lines.flatMap((line) => {
    const match = location.exec(line);
    return match
      ? [{ file: match[1] ?? '', line: Number(match[2]), column: Number(match[3]) }]
      : [];
  });
  const at = locations.find(({ file }) => isOwn(file)) ?? locations[0];
  if (!head || !at) return null;
  return {
    level: head[1] === 'warning' ? 'warning' : 'error',
    code: head[2] ?? 'compiler',
    message: [head[3], markedLabel(lines)].filter(Boolean).join(': '),
    ...at,
    detail: lines.join('\n').trimEnd(),
  };
}

/** The label of the first `^^^` mark: on its line, or on the lines below that begin where the mark begins. A mark over several lines ends in its label. */
function markedLabel(lines: readonly string[]): string {
  const spanned = lines.map((line) => /╰─*\^ (.+)$/.exec(line)?.[1]).find((label) => label);
  if (spanned !== undefined) return spanned.trim();
  const start = lines.findIndex((line) => /│.*\^/.test(line));
  const marked = lines[start] ?? '';
  const label = /\^ ([^^]+)$/.exec(marked)?.[1]?.trim() ?? '';
  if (start < 0 || (label !== '' && !label.startsWith('-'))) return label;
  const below = lines.slice(start + 1);
  const end = below.findIndex((line) => !/^\s*│/.test(line));
  const column = marked.indexOf('^');
  const hanging = (end < 0 ? below : below.slice(0, end)).filter(
    (line) => line.search(/[^\s│\d]/) === column,
  );
  return hanging.map((line) => line.slice(column).trim()).join(' ');
}

/** The runner's results, in the order printed. */
export function readTestCases(output: string): readonly TestCase[] {
  const failures = readFailures(output);
  return [...output.matchAll(/^\[ (PASS|FAIL|TIMEOUT) +\] (\S+)/gm)].map((match) => {
    const name = match[2] ?? '';
    return { name, passed: match[1] === 'PASS', detail: failures.get(name) ?? '' };
  });
}

function readFailures(output: string): ReadonlyMap<string, string> {
  const failures = new Map<string, string>();
  for (const section of output.split(/^Failures in /m).slice(1)) {
    const module = section.slice(0, section.indexOf(':\n'));
    // Behind the name of a test with random input stands its seed.
    for (const match of section.matchAll(/^┌── (\S+) ─+.*\n([\s\S]*?)^└─+/gm)) {
      const text = (match[2] ?? '').replace(/^│ ?/gm, '').trim();
      failures.set(`${module}::${match[1] ?? ''}`, text);
    }
  }
  return failures;
}
