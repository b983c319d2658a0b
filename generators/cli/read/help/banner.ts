/** Who a program is, as clap 2 and 3 print it above the description, and clap 4 where a template asks for it. Pure. */

import type { Line } from './lines.ts';
import { isBlank } from './lines.ts';
import { plainTerms } from './usage.ts';

const VERSION = /^\S+(?: \S+){0,2} v?\d+\.\d+[\w.+-]*(?: \(.*\))?$/;
const AUTHORS = /^[^<>]+<[^<>\s]+@[^<>\s]+>(?:, .*|$)/;

/** Lines above the usage without name, version and authors: they are no words about what it does. */
export function withoutBanner(lines: readonly Line[], usages: readonly string[]): readonly Line[] {
  const at = lines.findIndex((line) => !isBlank(line));
  const first = lines[at]?.text ?? '';
  const terms = plainTerms(usages[0] ?? '');
  const [program = ''] = terms;
  // `tldr` calls itself `tealdeer 1.5.0`: then the authors below it tell that it is a name.
  const below = lines[at + 1]?.text ?? '';
  const isSigned = AUTHORS.test(below);
  const isNamed = first.split(' ').includes(program);
  const isBanner = first === terms.join('-') || (VERSION.test(first) && (isNamed || isSigned));
  if (!isBanner) return lines;
  return lines.slice(at + (isSigned ? 2 : 1));
}
