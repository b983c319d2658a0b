/** The rules of React's hooks, asked of React's own linter. Pure. */

import reactHooks from 'eslint-plugin-react-hooks';
import { Linter } from 'eslint/universal';
import tseslint from 'typescript-eslint';
import type { UnitResult } from '../../model.ts';

type HookResult = Omit<UnitResult, 'block' | 'rename'>;

const FIXES: Readonly<Record<string, string>> = {
  'rules-of-hooks': 'call hooks at the top of a component or of another hook, on every render',
  'exhaustive-deps': 'list everything that the effect reads',
};

const linter = new Linter();

export function checkHooks(text: string): readonly HookResult[] {
  const messages = linter.verify(
    text,
    [
      {
        files: ['**/*.tsx'],
        plugins: { 'react-hooks': reactHooks as never },
        languageOptions: { parser: tseslint.parser as Linter.Parser },
        rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'warn' },
      },
    ],
    { filename: 'block.tsx' },
  );
  return messages.flatMap(({ ruleId, severity, message, line, column }) => {
    const code = ruleId?.replace('react-hooks/', '') ?? '';
    const fix = FIXES[code];
    // What the parser of the linter refuses, the compiler has already reported.
    if (fix === undefined) return [];
    const first = message.split('\n')[0] ?? message;
    return [
      { level: severity === 2 ? 'error' : 'warning', code, message: first, line, column, fix },
    ];
  });
}
