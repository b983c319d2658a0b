/** The command line of the generator as a value. Pure. */

import { parseArgs } from 'node:util';
import type { Reference } from './core/reference.ts';
import type { OtherSite } from './core/print/other-sites.ts';
import { OTHER_SITES } from './core/print/other-sites.ts';
import { nearestName, optionReason } from './core/text.ts';

export interface Flags {
  /** References named on the command line; empty for all. */
  readonly names: readonly string[];
  /** Folder to write to; null for the project's own `docs/generated`. */
  readonly out: string | null;
  readonly isCheck: boolean;
  readonly isStrict: boolean;
  /** `--for`: pages that a site of this kind can show, without our components; null for our own site. */
  readonly site: OtherSite | null;
  readonly isJson: boolean;
  readonly isHelp: boolean;
  /** Options of the references, by name without dashes. */
  readonly options: ReadonlyMap<string, string>;
}

const COMMON = {
  base: { type: 'string' },
  out: { type: 'string' },
  check: { type: 'boolean' },
  strict: { type: 'boolean' },
  for: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Letters, digits and marks that mean themselves in an address. */
const ROUTE = /^(?:\/[A-Za-z0-9][A-Za-z0-9._~-]*)+$/;

/**
 * The references that the command line may name, before anyone knows their options: the value of such an option
 * counts as well. What other options take, such as `--out cli`, does not.
 */
export function namesIn(args: readonly string[], names: readonly string[]): readonly string[] {
  const parsed = parseArgs({
    args: [...args],
    options: COMMON,
    strict: false,
    allowPositionals: true,
  });
  return names.filter((name) => parsed.positionals.includes(name));
}

/** The flags, or a sentence that says what is wrong with them. */
export function parseFlags(
  args: readonly string[],
  loaded: readonly Reference[],
  names: readonly string[],
): Flags | string {
  const declared = loaded.flatMap((reference) => reference.options);
  const options = Object.fromEntries(
    declared.map(({ name, value }) => [
      name,
      { type: value === '' ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  // Every reference has a route.
  const own = ['base', ...declared.map((option) => option.name)];
  let parsed;
  try {
    parsed = parseArgs({
      args: [...args],
      options: { ...options, ...COMMON },
      allowPositionals: true,
    });
  } catch (error) {
    return `generate: ${optionReason(error, Object.keys({ ...options, ...COMMON }))}`;
  }
  const twice = repeatedOption(args);
  if (twice !== null) return `generate: --${twice} is given twice`;
  const unknown = parsed.positionals.find((name) => !names.includes(name));
  if (unknown !== undefined) return unknownReference(unknown, names);
  const values = parsed.values as Record<string, string | boolean | undefined>;
  const given = new Map<string, string>();
  for (const name of own) if (values[name] !== undefined) given.set(name, String(values[name]));
  // A variable that is not set: a path of no characters would be the folder we are in.
  const bare = Object.keys(values).find((name) => values[name] === '');
  if (bare !== undefined) return `generate: --${bare} needs a value`;
  const base = given.get('base');
  if (base !== undefined && !ROUTE.test(base))
    return `generate: "${base}" is not a route; write it like /api/reference`;
  if (given.size > 0 && parsed.positionals.length !== 1) {
    return `generate: --${[...given.keys()][0]} belongs to one reference; name it, such as "${names[0]}"`;
  }
  const site = OTHER_SITES.find((name) => name === values.for);
  if (values.for !== undefined && site === undefined)
    return `generate: no pages for "${String(values.for)}"; --for takes ${OTHER_SITES.join(', ')}`;
  const isOther = given.size > 0 || values.for !== undefined;
  if (isOther && values.out === undefined && values.check === undefined) {
    return 'generate: anything but the pages of this site needs --out DIR, so that it cannot replace them';
  }
  return {
    names: parsed.positionals,
    out: typeof values.out === 'string' ? values.out : null,
    isCheck: values.check === true,
    isStrict: values.strict === true,
    site: site ?? null,
    isJson: values.json === true,
    isHelp: values.help === true,
    options: given,
  };
}

/** The last one would win, and the others would be forgotten without a word. */
function repeatedOption(args: readonly string[]): string | null {
  const given = args.flatMap((arg) => /^--([\w-]+)/.exec(arg)?.[1] ?? []);
  return given.find((name, index) => given.indexOf(name) !== index) ?? null;
}

function unknownReference(name: string, names: readonly string[]): string {
  if (/[./\\]/.test(name))
    return `generate: "${name}" is one file too many; write a pattern in quotes, such as --schema 'api/*.graphql'`;
  const near = nearestName(name, names);
  const hint = near === null ? `there are ${names.join(', ')}` : `did you mean "${near}"?`;
  return `generate: no reference is called "${name}"; ${hint}`;
}

export function helpText(all: readonly Reference[]): string {
  const rows = all.flatMap((reference) => [
    `  ${reference.name.padEnd(14)}${reference.summary}`,
    ...reference.options.map(
      (option) => `      --${`${option.name} ${option.value}`.padEnd(26)}${option.summary}`,
    ),
  ]);
  return `Usage: npm run generate -- [REFERENCE…] [OPTIONS]

Makes the reference pages of the documented release, or of any other input with --out.

References (all of them when none is named):
${rows.join('\n')}

Options:
  --base ROUTE  route of the pages of one reference, such as /api
  --out DIR     write to DIR instead of docs/generated; files there that are not ours stay
  --check       write nothing; fail when pages or surface reports would change
  --strict      fail on warnings, and warn of everything undocumented
  --for SITE    pages for another site, without components of this one: docusaurus (3.7 and newer),
                starlight, or markdown for GitHub, GitLab and MkDocs
  --json        print counts and diagnostics as JSON
  -h, --help    print this
`;
}
