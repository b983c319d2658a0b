/** Placeholders in shell blocks: capital letters, and quotes that keep the shell from redirecting. Pure. */

import type { StyleResult, Rule } from '../rule.ts';
import type { Fence } from '../../../../site/dialect/page/fences.ts';

const SHELLS = new Set(['sh', 'bash']);

export const placeholderRule: Rule = (page) =>
  page.fences.filter(({ language }) => SHELLS.has(language ?? '')).flatMap(inShell);

function inShell({ raw, offset }: Fence): readonly StyleResult[] {
  return [...raw.matchAll(/<([A-Za-z][\w -]*)>/g)].flatMap((match) => {
    const [whole, name = ''] = match;
    const line = raw.slice(raw.lastIndexOf('\n', match.index) + 1, match.index);
    const at = offset + match.index;
    // `<u64>` in a PTB is a Move type.
    if (/^[a-z]\w*$/.test(name) && !name.includes('_')) return [];
    if (!/^[A-Z][A-Z0-9_]*$/.test(name))
      return [
        {
          offset: at,
          code: 'style/placeholder' as const,
          message: `the placeholder "${whole}" is not in capitals`,
          fix: `write '<${name.toUpperCase().replace(/[^A-Z0-9]+/g, '_')}>'`,
        },
      ];
    const isQuoted =
      (line.match(/'/g) ?? []).length % 2 === 1 || (line.match(/"/g) ?? []).length % 2 === 1;
    return isQuoted
      ? []
      : [
          {
            offset: at,
            code: 'style/placeholder' as const,
            message: `the shell takes "${whole}" for a redirection`,
            fix: `write '${whole}' between quotes`,
          },
        ];
  });
}
