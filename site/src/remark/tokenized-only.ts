/** Leaves addresses to the tokenizer, which finds them in a text; `remarkGfm` looks through every finished text for more. */

import type { Processor } from 'unified';

/** Comes after `remarkGfm`. */
export function tokenizedOnly(this: Processor): void {
  const data = this.data();
  const extensions = (data.fromMarkdownExtensions ?? []).flat();
  data.fromMarkdownExtensions = extensions.map(({ transforms: _, ...rest }) => rest);
}
