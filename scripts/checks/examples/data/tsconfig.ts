/** `tsconfig.json`: options and their values, read by the compiler that they are for. */

import { locate } from '../../../../generators/core/source.ts';
import type { UnitResult } from '../model.ts';
import { compiler } from '../typescript/compiler.ts';
import { propose } from '../../proposal.ts';

/** About files and other settings, which a block does not have: extended, included, found. */
const ABOUT_FILES: ReadonlySet<number> = new Set([5083, 6053, 18002, 18003]);

const FIXES: Readonly<Record<number, string>> = {
  5023: 'remove it: the compiler has no such option',
  5024: 'write a value of that type',
};

export function checkSettings(code: string): readonly UnitResult[] {
  const file = compiler.parseJsonText('tsconfig.json', code);
  const host = {
    ...compiler.sys,
    readDirectory: () => [],
    fileExists: () => false,
    readFile: () => undefined,
  };
  const { errors } = compiler.parseJsonSourceFileConfigFileContent(file, host, '/');
  return errors
    .filter((error) => !ABOUT_FILES.has(error.code))
    .map(({ start = 0, length = 0, messageText, code: number }) => {
      const { line, column } = locate({ path: '', text: code }, start + 1);
      const message = compiler.flattenDiagnosticMessageText(messageText, ' ');
      const from = code.slice(start + 1, start + length - 1);
      const near = nearest(from, message);
      return {
        level: 'error',
        code: `TS${number}`,
        message: message.replace(/\s*Did you mean .*$/, ''),
        block: 0,
        line,
        column,
        fix: near ? `did you mean \`${near.to}\`?` : (FIXES[number] ?? 'write what tsc accepts'),
        rename: near?.isUnique ? { column, from, to: near.to } : null,
      };
    });
}

/** The compiler proposes an option, and lists the values of one: `must be: 'es5', 'es6' …`. */
function nearest(from: string, message: string): ReturnType<typeof propose> {
  const names = [...message.matchAll(/'([\w.-]+)'/g)].map((match) => match[1] ?? '');
  return propose(
    from,
    names.filter((name) => name !== from),
  );
}
