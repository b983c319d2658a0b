/** What an error constant says. Pure. */

import { oneLine } from '../../core/text.ts';
import type { ConstantModel } from './model.ts';

/** Our sentence, else the message it carries. */
export function meaningOf(constant: ConstantModel): string {
  return constant.summary === '' ? (messageOf(constant) ?? '') : constant.summary;
}

/** The text of an `#[error]` constant. */
export function messageOf(constant: ConstantModel): string | null {
  if (!constant.isClever) return null;
  const [, bytes] = /^b"(.*)"$/s.exec(constant.value) ?? [];
  return bytes === undefined ? null : oneLine(bytes.replace(ESCAPE, unescaped));
}

/** `\xc3\xab` in a row is one character: the string is bytes. */
const ESCAPE = /(?:\\x[\da-f]{2})+|\\./gi;
const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', 0: '\0' };

function unescaped(escape: string): string {
  const code = escape.slice(1);
  return code.length > 1
    ? Buffer.from(escape.replaceAll(/\\x/gi, ''), 'hex').toString('utf8')
    : (ESCAPED[code] ?? code);
}

/** The code that a failed transaction shows; null when the compiler makes it. */
export function codeOf(constant: ConstantModel): string | null {
  return constant.isClever ? constant.errorCode : constant.value;
}
