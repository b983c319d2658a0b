/** The examples of the command listing, checked against the commands of the same listing. Reads `schema/cli`. */

import path from 'node:path';
import { LISTING, loadListing } from '../../../../generators/cli/load.ts';
import type { CliExample, CliProgram } from '../../../../generators/cli/model/model.ts';
import { factsOf } from '../../../../generators/cli/data.ts';
import { readListing } from '../../../../generators/cli/read/listing/listing.ts';
import type { Diagnostic, Location } from '../../../../generators/core/diagnostics.ts';
import { locate } from '../../../../generators/core/source.ts';
import type { LineCheck } from '../../command-lines/check-line.ts';
import { loadLineCheck } from '../../command-lines/check-line.ts';

/** What is wrong with the listing itself hides its examples. None without a listing: other projects have no commands. */
export async function loadListingDiagnostics(root: string): Promise<readonly Diagnostic[]> {
  const files = loadListing(path.join(root, LISTING), LISTING);
  if (files === null) return [];
  const { value, locations, diagnostics } = readListing(files);
  if (value === null) return diagnostics;
  return checkListingExamples(await loadLineCheck(), value, locations);
}

/** `places` knows where the lines of an example begin. */
export function checkListingExamples(
  check: LineCheck,
  program: CliProgram,
  locations: ReadonlyMap<object, Location>,
): readonly Diagnostic[] {
  const facts = factsOf(program);
  return examplesOf(program).flatMap((example) =>
    check(facts, example.run).map(({ start, message, fix }): Diagnostic => {
      const { line, column } = locate({ path: '', text: example.run }, start);
      return {
        level: 'error',
        code: 'cli/bad-example',
        message: `example "${example.title}", line ${line}, column ${column}: ${message}`,
        at: locations.get(example) ?? null,
        fix,
      };
    }),
  );
}

function examplesOf({ commands, ptb }: CliProgram): readonly CliExample[] {
  const owners = [...commands, ...(ptb === null ? [] : [...ptb.items, ptb])];
  return owners.flatMap(({ examples }) => examples);
}
