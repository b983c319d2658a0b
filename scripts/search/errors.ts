/** What an error means that somebody pastes: an abort of the framework by its module and code, all else by the search. Pure. */

import { decodeAbort } from '../../site/src/components/reference/abort-decoder/decode.ts';
import type { AbortData, AbortEntry } from '../../generators/output/framework.ts';
import { readAbort } from '../../site/src/components/reference/abort-decoder/read.ts';
import type { OpenSearch, SearchAnswerRecord } from './answers.ts';
import { searchDocs } from './answers.ts';

/** A constant with its module; of the functions that raise it, one that the text names comes first. */
export type AbortAnswer = Pick<AbortEntry, 'name' | 'code' | 'meaning' | 'anchor'> & {
  /** `sui::balance`. */
  readonly module: string;
  readonly route: string;
  readonly raisedBy: readonly string[];
};

export interface ErrorAnswer {
  readonly aborts: readonly AbortAnswer[];
  /** A module that was named and has no constant for the code. */
  readonly otherModule: string | null;
  /** Pages that speak of the message. */
  readonly pages: readonly SearchAnswerRecord[];
}

const MOST_ABORTS = 5;
const MOST_PAGES = 4;
const MOST_LINES = 5;
const TELLING =
  /error|fail|abort|invalid|unable|cannot|could not|insufficient|not found|denied|reject/i;

export function explainError(text: string, data: AbortData, open: OpenSearch): ErrorAnswer {
  const question = readAbort(text);
  // A bare number in a sentence may be anything: `exit code 1`.
  const isPlaced = question !== null && (question.module ?? question.constant) !== null;
  const decoded = isPlaced ? decodeAbort(data, question) : [];
  const aborts = decoded.flatMap(({ module, errors, function: inside }) =>
    errors.map(({ name, code, meaning, anchor, ...error }): AbortAnswer => {
      const by = error.raisedBy.map(([raiser]) => raiser);
      const raisedBy = by.toSorted((a, b) => Number(b === inside) - Number(a === inside));
      return { name, code, meaning, anchor, raisedBy, module: module.id, route: module.route };
    }),
  );
  const unknown = aborts.length === 0 ? decoded[0]?.module.id : undefined;
  return {
    aborts: aborts.slice(0, MOST_ABORTS),
    otherModule: unknown ?? null,
    pages: pagesFor(text, open),
  };
}

/** The line that says what went wrong stands anywhere in a log. */
function pagesFor(text: string, open: OpenSearch): readonly SearchAnswerRecord[] {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const telling = lines.filter((line) => TELLING.test(line));
  const asked = (telling.length > 0 ? telling : lines).slice(0, MOST_LINES);
  const answers = asked.map((query) => searchDocs({ query, kind: null, limit: MOST_PAGES }, open));
  const ranks = Array.from({ length: MOST_PAGES }, (_, rank) => rank);
  const records = ranks.flatMap((rank) => answers.flatMap((answer) => answer[rank] ?? []));
  // The first place of each address, in their order.
  const known = new Map(
    records.toReversed().map((record) => [`${record.route}#${record.anchor}`, record]),
  );
  return records
    .filter((record) => known.get(`${record.route}#${record.anchor}`) === record)
    .slice(0, MOST_PAGES);
}
