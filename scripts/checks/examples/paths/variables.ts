/** Variables that a page's programs and commands read before anything sets them. Pure. */

import type { LineReader } from '../../command-lines/check-line.ts';
import type { Block } from '../model.ts';
import { isChecked } from '../units.ts';
import { SCRIPTS } from './page-path.ts';
import type { PageWalk, PathResult } from './walk.ts';

interface Read {
  readonly name: string;
  readonly start: number;
}

/** Every shell has these, and a script its arguments. */
const OF_THE_SHELL =
  /^(?:\d.*|HOME|PATH|PWD|OLDPWD|USER|LOGNAME|SHELL|HOSTNAME|TMPDIR|EDITOR|LANG|RANDOM|SECONDS|E?UID|IFS|TERM|XDG_\w+)$/;
/** Set by what starts a program: Node's habit, Vite, Cargo. */
const OF_THE_TOOL = /^(?:NODE_ENV|MODE|DEV|PROD|SSR|BASE_URL|CARGO_\w+|OUT_DIR)$/;

export function checkVariables(walk: PageWalk, read: LineReader): readonly PathResult[] {
  const known = new Set<string>();
  return walk.displayed.flatMap((block, index) =>
    readsOf(block, read).flatMap(({ name, start }) => {
      if (known.has(name) || OF_THE_SHELL.test(name) || OF_THE_TOOL.test(name)) return [];
      known.add(name);
      if (walk.isExplained(name)) return [];
      const set = walk.isGiven(name) ? -1 : (walk.settings.get(name) ?? null);
      if (set !== null && set <= (SCRIPTS.has(block.language) ? startOf(walk, block) : index))
        return [];
      return [unset(walk, { block, name, start, isLate: set !== null })];
    }),
  );
}

/** The first command that starts the program; a program that nothing starts may be set anywhere. */
function startOf({ blocks }: PageWalk, { meta }: Block): number {
  const name = (meta.title ?? meta.file ?? '').split('/').at(-1) ?? '';
  if (name === '') return Infinity;
  const first = blocks.findIndex(
    ({ language, code }) =>
      ['sh', 'bash'].includes(language) &&
      new RegExp(`(?:tsx|node) (?:\\S*/)?${name.replaceAll('.', '\\.')}\\b`).test(code),
  );
  return first < 0 ? Infinity : first;
}

function readsOf(block: Block, read: LineReader): readonly Read[] {
  const { language, code, meta } = block;
  if (meta.unchecked !== null) return [];
  if (['sh', 'bash'].includes(language)) return isChecked(block) ? shellReads(code, read) : [];
  if (SCRIPTS.has(language)) return [...matches(code, PROPERTY), ...destructured(code)];
  const pattern = OTHERS[language];
  return pattern ? matches(code, pattern) : [];
}

/** `${X:-default}` needs nothing. */
function shellReads(code: string, read: LineReader): readonly Read[] {
  return read(code).variables.used.filter(
    ({ name, start }) => !/^:?[-=+]/.test(code.slice(start + name.length)),
  );
}

// A default that is empty is none; an argument may take the place of a variable.
const PROPERTY =
  /\b(?:process|import\.meta)\.env(?:\.|\[['"])(\w+)(?:['"]\])?(?!\w)(?!\s*(?:\?\?|\|\|)\s*(?!\s|''|""))(?!.*\] = process\.argv)(?!['"]?\]?\s*=[^=])/g;
const OTHERS: Readonly<Record<string, RegExp>> = {
  rust: /\benv(?:::var|!)\("(\w+)"\)(?!\s*\.unwrap_or)/g,
  python: /\bos\.(?:environ\[|environ\.get\(|getenv\()["'](\w+)["'](?!\s*,)/g,
  go: /\bos\.Getenv\("(\w+)"\)/g,
};

function matches(code: string, pattern: RegExp): readonly Read[] {
  return [...code.matchAll(pattern)].map((match) => ({
    name: match[1] ?? '',
    start: match.index + match[0].indexOf(match[1] ?? ''),
  }));
}

/** `const { A = '', B: b } = process.env`. What the program asks for by `A ?` or `=== undefined` may be missing. */
function destructured(code: string): readonly Read[] {
  const isAsked = ({ name }: Read): boolean =>
    new RegExp(`\\b${name}\\s*(?:\\?[^.?]|[!=]==? undefined)`).test(code);
  return [...code.matchAll(/\{([^{}]*)\}\s*=\s*(?:process|import\.meta)\.env\b/g)]
    .flatMap((match) =>
      matches(
        match[1] ?? '',
        /(?:^|,)\s*(\w+)(?:\s*:\s*\w+)?\s*(?:=\s*(?:''|"")\s*)?(?=,|\s*$)/g,
      ).map(({ name, start }) => ({ name, start: start + match.index + 1 })),
    )
    .filter((read) => !isAsked(read));
}

function unset(
  { list, route }: PageWalk,
  { block, name, start, isLate }: Read & { readonly block: Block; readonly isLate: boolean },
): PathResult {
  const command = list.get(name)?.command ?? '';
  const fix = command === '' ? 'set it above' : `set it above: export ${name}="$(${command})"`;
  return {
    code: 'path-variable',
    message: isLate
      ? `${route} sets \`${name}\` only after this has read it`
      : `nothing sets \`${name}\`: neither ${route} before this, nor a page that its "You have" or "You need" links`,
    fix: isLate
      ? 'set it before the first command that needs it'
      : `${fix}, or link the page that sets it where this one says what its reader has`,
    block,
    start,
  };
}
