/** What every code block must obey before its language is asked: a language, known attributes, nothing hidden. Pure. */

import type { Diagnostic, Location } from '../../../../generators/core/diagnostics.ts';
import { locate } from '../../../../generators/core/source.ts';
import type { Proposal } from '../../proposal.ts';
import { propose } from '../../proposal.ts';
import type { FenceMeta, MetaError } from '../../../../site/dialect/fence-meta.ts';
import { fenceAttributes, fenceFlags } from '../../../../site/dialect/fence-meta.ts';
import { findHiddenCharacters } from './hidden-characters.ts';
import { OUTPUT, checkerOf, languageAliases, languages } from './languages.ts';
import type { Origin } from '../../../../site/dialect/page/fences.ts';
import type { Block } from '../model.ts';

/** File position of a place in a block. */
export function locationInFile(origin: Origin, line: number, column: number): Location {
  const index = Math.min(Math.max(line, 1), origin.lines.length) - 1;
  const fileLine = origin.lines[index] ?? origin.line;
  return { file: origin.file, line: fileLine, column: column + (origin.indents[index] ?? 0) };
}

export function fenceStart(origin: Origin): Location {
  return { file: origin.file, line: origin.line, column: origin.column };
}

export interface FenceDiagnostic extends Diagnostic {
  /** A word of the opening line, and the one that was meant; null unless there is only one. */
  readonly rename: { readonly from: string; readonly to: string } | null;
}

export function fenceDiagnostic(
  at: Location,
  [code, message, fix]: readonly [code: string, message: string, fix: string],
  rename: FenceDiagnostic['rename'] = null,
): FenceDiagnostic {
  return { level: 'error', code: `examples/${code}`, message, at, fix, rename };
}

/** The one candidate that is nearest to a word of the opening line. */
export function renameTo(near: Proposal | null): FenceDiagnostic['rename'] {
  return near?.isUnique ? { from: near.from, to: near.to } : null;
}

/** The block ends where the page or its element does: what follows would be code as well. */
export function neverClosed(origin: Origin): FenceDiagnostic {
  const message = 'nothing closes the code block';
  return fenceDiagnostic(fenceStart(origin), [
    'open-block',
    message,
    'end it with the marks it begins with',
  ]);
}

/** The language must be there and known; `null` language means none was written. */
export function checkLanguage(language: string | null, origin: Origin): readonly FenceDiagnostic[] {
  const at = fenceStart(origin);
  if (language === null || language.startsWith('{') || language.includes('=')) {
    const fix = 'name the language right after the marks; output is `console`';
    return [fenceDiagnostic(at, ['no-language', 'the code block has no language', fix])];
  }
  if (language in languages) return [];
  const alias = languageAliases[language.toLowerCase()];
  const near = propose(language, Object.keys(languages));
  const meant = alias ?? near?.to;
  const fix =
    meant === undefined ? `use one of ${Object.keys(languages).join(', ')}` : `write \`${meant}\``;
  const rename = alias === undefined ? renameTo(near) : { from: language, to: alias };
  const message =
    alias === undefined
      ? `no check knows the language "${language}"`
      : `the language "${language}" is called "${alias}" here`;
  return [fenceDiagnostic(at, ['unknown-language', message, fix], rename)];
}

export function checkMeta(
  diagnostics: readonly MetaError[],
  origin: Origin,
): readonly FenceDiagnostic[] {
  const known = [...fenceAttributes, ...fenceFlags];
  return diagnostics.map(({ rule, name }) => {
    const near = propose(name.split('=')[0] ?? name, known);
    const hint =
      near === null ? `the attributes are ${known.join(', ')}` : `did you mean \`${near.to}\`?`;
    const messages = {
      'unknown-attribute': [`the code block has an unknown attribute "${name}"`, hint],
      'repeated-attribute': [`the attribute "${name}" is given twice`, 'keep one of them'],
      'missing-value': [`the attribute "${name}" has no value`, `write ${name}="…"`],
      'unquoted-attribute': [
        `the attribute "${name}" has a quote that never ends`,
        'close the quote',
      ],
    } as const;
    const [message, fix] = messages[rule];
    const rename = rule === 'unknown-attribute' ? renameTo(near) : null;
    return fenceDiagnostic(fenceStart(origin), [rule, message, fix], rename);
  });
}

/** Programs, and commands that start one. */
const RUNS: ReadonlySet<string> = new Set(['ts', 'tsx', 'js', 'jsx', 'sh', 'bash']);

/** Attributes that contradict each other, or an excuse without its end. */
export function checkAttribute(
  language: string,
  meta: FenceMeta,
  origin: Origin,
): readonly FenceDiagnostic[] {
  const rules: readonly (readonly [boolean, string, string, string])[] = [
    [
      checkerOf(language) === null && meta.unchecked !== null,
      'excuse-not-needed',
      `no grammar for \`${language}\` is installed: the page says so by itself`,
      'remove `unchecked` and `until`',
    ],
    [
      meta.unchecked !== null && meta.until === null,
      'unchecked-without-end',
      'an unchecked block must say until when',
      'add until=YYYY-MM',
    ],
    [
      meta.until !== null && meta.unchecked === null,
      'until-without-unchecked',
      '`until` ends an excuse that is not given',
      'add unchecked="why", or remove until',
    ],
    [
      meta.until !== null && !/^20\d\d-(?:0[1-9]|1[0-2])$/.test(meta.until),
      'bad-until',
      `"${meta.until ?? ''}" is not a month`,
      'write a month such as until=2027-06',
    ],
    [
      meta.unchecked !== null && meta.error.length > 0,
      'error-unchecked',
      'a block that nobody checks cannot promise an error',
      'remove `unchecked` or `error`',
    ],
    [
      meta.region !== null && meta.file === null,
      'region-without-file',
      '`region` names a part of a file, and no file is given',
      'add file=examples/…',
    ],
    [
      meta.isVariables && language !== 'json',
      'variables-language',
      '`variables` belongs to a json block',
      'write ```json variables',
    ],
    [
      meta.isRun && !RUNS.has(language),
      'run-language',
      `${language} blocks are not run`,
      'remove `run`',
    ],
    [
      meta.isRun && meta.unchecked !== null,
      'run-unchecked',
      'a block that is run is checked',
      'remove `unchecked` and `until`, or `run`',
    ],
    [
      meta.node !== null && !meta.isRun,
      'node-without-run',
      '`node` names the fixtures of a program that runs, and the block does not',
      'add `run`, or remove `node`',
    ],
    [
      meta.from !== null && language !== OUTPUT,
      'from-language',
      `\`from\` says who prints an output, and ${language} is none`,
      'remove `from`',
    ],
    [
      meta.fragment.length > 0 && languages[language]?.contexts === null,
      'fragment-language',
      `${language} has no fragments`,
      'remove `fragment`',
    ],
    [
      language === 'move' && meta.fragment.length > 1,
      'one-move-context',
      'a Move fragment has one context',
      'write one file in docs/examples/_contexts/ that sets up everything',
    ],
    [
      meta.package !== null && language !== 'move' && !RUNS.has(language),
      'package-language',
      `${language} blocks do not form programs`,
      'remove `package`',
    ],
    [
      titleLanguage(meta.title) !== null && titleLanguage(meta.title) !== language,
      'title-language',
      `the title says that this is ${titleLanguage(meta.title) ?? ''}, and the block says ${language}`,
      `write \`\`\`${titleLanguage(meta.title) ?? ''}, or another title`,
    ],
    [
      meta.fragment.length > 0 && meta.file !== null,
      'fragment-of-file',
      'the quoted file is checked whole, so its part needs no context',
      'remove `fragment`',
    ],
  ];
  return rules
    .filter(([isBroken]) => isBroken)
    .map(([, code, message, fix]) => fenceDiagnostic(fenceStart(origin), [code, message, fix]));
}

/** Languages whose files have one ending; `.js` and `.json` are shown as several. */
const ENDINGS: Readonly<Record<string, string>> = {
  ...{ graphql: 'graphql', move: 'move', py: 'python', rs: 'rust', toml: 'toml' },
  ...{ ts: 'ts', tsx: 'tsx', yaml: 'yaml', yml: 'yaml' },
};

function titleLanguage(title: string | null): string | null {
  return ENDINGS[/^\S+\.(\w+)$/.exec(title ?? '')?.[1] ?? ''] ?? null;
}

export function checkExpiry(
  meta: FenceMeta,
  origin: Origin,
  month: string,
): readonly FenceDiagnostic[] {
  if (meta.until === null || meta.until >= month) return [];
  const message = `the block may stay unchecked until ${meta.until}, and that is over`;
  const fix = 'make the block checkable; a new date needs a new reason';
  return [fenceDiagnostic(fenceStart(origin), ['excuse-expired', message, fix])];
}

export function checkHidden(block: Pick<Block, 'code' | 'origin'>): readonly FenceDiagnostic[] {
  return findHiddenCharacters(block.code).map(({ name, kind, offset }) => {
    const { line, column } = locate({ path: '', text: block.code }, offset);
    const message = `the block holds ${name}, ${kind}: a reader would copy what nobody sees`;
    return fenceDiagnostic(locationInFile(block.origin, line, column), [
      'hidden-character',
      message,
      'delete it, or write it as an escape',
    ]);
  });
}

const PROMPT = /^\s*(?:\$|>|%|❯|#>|PS [^>]*>|[\w.-]+@[\w.-]+[:~].*[$#])(?:\s|$)/;

/** A copied prompt sign breaks the command; a command in an output block is neither checked nor copied. */
export function checkPrompt(
  block: Pick<Block, 'language' | 'code' | 'origin'>,
): readonly FenceDiagnostic[] {
  const isShell = ['sh', 'bash', 'powershell'].includes(block.language);
  if (!isShell && block.language !== 'console') return [];
  return block.code.split('\n').flatMap((line, index) => {
    const isPrompt = isShell ? PROMPT.test(line) : /^\s*\$ \S/.test(line);
    if (!isPrompt) return [];
    const at = locationInFile(block.origin, index + 1, 1);
    const words = isShell
      ? ([
          'prompt-sign',
          'a prompt sign would be copied with the command',
          'delete the sign; put output into a ```console block',
        ] as const)
      : ([
          'command-in-output',
          'an output block holds a command, and nothing checks it there',
          'put the command into a ```sh block of its own',
        ] as const);
    return [fenceDiagnostic(at, words)];
  });
}
