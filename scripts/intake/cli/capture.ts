/**
 * The one door from this reference to `scripts/`: the help of a program that is asked for by
 * `--binary`. Generators start no processes, so the script is loaded only when it is needed.
 */

import type { Outcome } from '../../../generators/core/diagnostics.ts';
import { fail, succeed } from '../../../generators/core/diagnostics.ts';
import type { SourceText } from '../../../generators/core/source.ts';

/** Captured pages, named as saved ones are. */
export async function fetchHelp(binary: string): Promise<Outcome<readonly SourceText[]>> {
  const { captureHelp } = await import('./capture-help.ts');
  const captured = await captureHelp(binary);
  if (!captured.value) return fail(captured.diagnostics);
  const files = [...captured.value].map(([path, text]) => ({ path, text }));
  return succeed(files, captured.diagnostics);
}
