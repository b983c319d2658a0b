/** Names that a quoted part uses, its file declares, and the page never shows: a reader cannot tell what they are. Pure. */

import type { Diagnostic } from '../../../../generators/core/diagnostics.ts';
import { readRegion } from '../../../../site/dialect/regions.ts';
import type { Block } from '../model.ts';
import { placeInFile } from './fence-rules.ts';
import type { Page } from './read-page.ts';

/** `loadFile` gives the text of a file below `docs/`. The blocks are the page's. */
export function checkHiddenName(
  page: Page,
  blocks: readonly Block[],
  loadFile: (file: string) => string | null,
): readonly Diagnostic[] {
  const shown = blocks.map(({ code }) => code).join('\n');
  const explained = new Set(page.inlineCodes.flatMap(({ value }) => value.match(/\w+/g) ?? []));
  const visible = new Set([...declaredIn(shown), ...explained]);
  return blocks.flatMap((block) => {
    const text =
      block.meta.file === null || block.meta.region === null ? null : loadFile(block.meta.file);
    const whole = text === null ? null : readRegion(text, null);
    if (whole === null || typeof whole === 'string') return [];
    const uses = usesOf(block.language, whole.text);
    const hidden = [...declaredIn(whole.text)].filter(
      (name) => !visible.has(name) && uses(name).test(plain(block.code)),
    );
    if (hidden.length === 0) return [];
    const names = hidden.map((name) => `\`${name}\``).join(', ');
    return [
      {
        level: 'warning',
        code: 'examples/hidden-name',
        message: `${page.source.path} quotes code that uses ${names}, and never shows ${hidden.length === 1 ? 'it' : 'them'}`,
        at: placeInFile(block.origin, lineOf(block.code, uses(hidden[0] ?? '')), 1),
        fix: 'quote the declaration as well, or say in a sentence what it is',
      },
    ];
  });
}

/** Functions, types and constants; in TypeScript those of a module's own level. */
function declaredIn(text: string): ReadonlySet<string> {
  const move = /\b(?:fun|struct|enum|const)\s+(\w+)/g;
  const typescript =
    /^(?:export\s+)?(?:async\s+)?(?:function|class|interface|type|const|let|enum)\s+(\w+)/gm;
  return new Set(
    [move, typescript].flatMap((pattern) =>
      [...plain(text).replace(TELLING, '').matchAll(pattern)].map((match) => match[1] ?? ''),
    ),
  );
}

/** An abort code says what it means, and an address in a test is a person's name. */
const TELLING = /\bconst\s+(?:E[A-Z]\w*|\w+\s*:\s*address)\b.*/g;

function plain(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, ' ');
}

/** As a call, a type or a value; a method of that name may be another type's. */
function usesOf(language: string, declaring: string): (name: string) => RegExp {
  return (name) => {
    // In Move a function can only be called, so the same word without arguments is a field or a variable.
    const isMoveFunction =
      language === 'move' && new RegExp(`\\bfun\\s+${name}\\b`).test(declaring);
    const behind = isMoveFunction ? '(?=!?\\s*[<(])' : '(?!\\s*:(?!:))';
    return new RegExp(`(?<![\\w.:])${name}\\b${behind}`);
  };
}

function lineOf(code: string, use: RegExp): number {
  return code.split('\n').findIndex((line) => use.test(plain(line))) + 1;
}
