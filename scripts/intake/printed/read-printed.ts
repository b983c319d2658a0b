/** String literals → the messages and the metrics of a file. Pure. */

import type { RustString } from './rust-strings.ts';

/** Help texts of metrics and options, attributes other than messages of errors, names, queries, claims of tests. */
const NOT_PRINTED =
  /^(?:register_\w+!|new_in_registry|opts!|arg!|scalar!|trace!|debug_assert\w*!|todo!|sql\w*!|query!|filter!|\w*[sS]pan!|include_str!|assert_reachable!|desc|with_template|\.(?:variable_label|about|long_help|help|order_by|replace|split|join|contains|starts_with)|#(?!error$).*)$/;

/** `level message`, a line for each line that is printed; the level of what is no log line is `-`. */
export function messagesOf(strings: readonly RustString[]): readonly string[] {
  return strings.flatMap(({ text, call }) =>
    NOT_PRINTED.test(call) ? [] : text.split('\n').flatMap((line) => messageOf(line, call)),
  );
}

const LEVELS: Readonly<Record<string, string>> = {
  'debug!': 'debug',
  'info!': 'info',
  'warn!': 'warn',
  'error!': 'error',
  'fatal!': 'error',
  'debug_fatal!': 'error',
};

const QUERY = /^(?:SELECT|INSERT|UPDATE|DELETE|WITH|CREATE|ALTER|FROM|WHERE|DROP) /;

/** One word alone, without a value, says nothing that could be searched for. */
function messageOf(line: string, call: string): readonly string[] {
  const text = line
    .replace(/\{\{|\}\}|\{[^{}]*\}/g, (found) =>
      found === '{{' || found === '}}' ? found.slice(1) : '{}',
    )
    .replace(/\s+/g, ' ')
    .trim();
  const words = text.match(/[A-Za-z][A-Za-z']+/g) ?? [];
  const isMessage =
    words.length + Number(/\{\}|[:=!] /.test(text)) >= 2 && text.includes(' ') && !QUERY.test(text);
  return isMessage ? [`${LEVELS[call] ?? '-'} ${text}`] : [];
}

const KINDS = [
  [/^register_(?:int_)?counter/, 'counter'],
  [/^register_(?:int_)?gauge/, 'gauge'],
  [/^register_histogram/, 'histogram'],
  [/^opts!/, 'counter'],
  [/new_in_registry$/, 'percentile-gauge'],
] as const;

/**
 * `counter bridge_err_requests type`: kind, name and labels. The first string of a call that registers
 * is the name, the second the help text, and those in a list are labels.
 */
export function metricsOf(strings: readonly RustString[], prefix: string): readonly string[] {
  const rows: [name: string, kind: string, labels: string[]][] = [];
  let open = -1;
  for (const { text, call, callId, isListed } of strings) {
    const kind = KINDS.find(([pattern]) => pattern.test(call))?.[1];
    if (call === '.variable_label') rows.at(-1)?.[2].push(text);
    else if (kind !== undefined && callId !== open) rows.push([text, kind, []]);
    else if (kind !== undefined && isListed) rows.at(-1)?.[2].push(text);
    if (kind !== undefined) open = callId;
  }
  return rows
    .filter(([name]) => /^[a-z][a-z0-9_]*$/.test(name))
    .map(([name, kind, labels]) => [kind, `${prefix}${name}`, ...labels].join(' '));
}
