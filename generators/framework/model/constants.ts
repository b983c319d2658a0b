/** What an error constant says. Pure. */

import type { ConstantModel } from './model.ts';

/** Our sentence, else the message it carries. */
export function meaningOf(constant: ConstantModel): string {
  return constant.summary === '' ? (messageOf(constant) ?? '') : constant.summary;
}

/** The text of an `#[error]` constant. */
export function messageOf(constant: ConstantModel): string | null {
  if (!constant.isClever) return null;
  return /^b"(.*)"$/s.exec(constant.value)?.[1]?.replace(/\\(["\\])/g, '$1') ?? null;
}

/** The code that a failed transaction shows; null when the compiler makes it. */
export function codeOf(constant: ConstantModel): string | null {
  return constant.isClever ? constant.errorCode : constant.value;
}
