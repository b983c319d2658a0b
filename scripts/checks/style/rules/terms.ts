/** Words in prose, compared with the table of terms; Move's old visibility also in code. Pure. */

import type { StyleResult, Rule } from '../rule.ts';
import type { FlatText } from '../../../../site/dialect/page/flat-text.ts';
import { terms } from '../terms.ts';

export const termRule: Rule = (page) => [
  ...page.prose.flatMap(inProse),
  ...inHead(page.head),
  ...oldVisibility(page.source),
];

function inProse(flat: FlatText): readonly StyleResult[] {
  return terms.flatMap(({ wrong, right }) =>
    [...flat.text.matchAll(wrong)].map((match) =>
      toResult(match[0], right, flat.offsets[match.index] ?? 0),
    ),
  );
}

/** Only the keys that people read: a slug is not prose. */
function inHead(
  head: { readonly text: string; readonly offset: number } | null,
): readonly StyleResult[] {
  if (head === null) return [];
  return [...head.text.matchAll(/^(?:title|description|sidebar_label):.*$/gm)].flatMap((line) =>
    terms.flatMap(({ wrong, right }) =>
      [...line[0].matchAll(wrong)].map((match) =>
        toResult(match[0], right, head.offset + line.index + match.index),
      ),
    ),
  );
}

/** The one page whose subject it is. */
const MAY_NAME_IT = new Set(['docs/guides/developer/advanced/move-2024-migration.mdx']);

function oldVisibility({
  path,
  text,
}: {
  readonly path: string;
  readonly text: string;
}): readonly StyleResult[] {
  if (MAY_NAME_IT.has(path)) return [];
  return [...text.matchAll(/`[^`\n]*public\(friend\)|^\s*public\(friend\)/gm)].map((match) =>
    toResult('public(friend)', 'public(package)', match.index + match[0].indexOf('public(friend)')),
  );
}

function toResult(wrong: string, right: string, offset: number): StyleResult {
  return {
    offset,
    code: 'style/term',
    message: `"${wrong}" is not how we write it`,
    fix: `write ${right}`,
  };
}
