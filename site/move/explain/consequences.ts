/** One cause, one result: what follows from another error of the unit is left out. Pure. */

import type { Explained } from './explain';

const WRONG_IMPORT = /^E0300[23]$/;
const UNKNOWN_NAME = /^E030(?:04|05|06)$/;
const WRONG_COUNT = /^E0401[67]$/;
const WRONG_TYPE = /^E040(?:06|07|10)$/;

type Placed = Explained & { readonly line: number };

/** `textOf` is the whole text in which a result is: another one is the same place in the same text. */
export function withoutConsequences<Result extends Placed>(
  results: readonly Result[],
  textOf: (result: Result) => string,
): readonly Result[] {
  const textFrom = (result: Result): string =>
    textOf(result)
      .split('\n')
      .slice(result.line - 1)
      .join('\n');
  const imports = results.filter(
    ({ code, message }) => WRONG_IMPORT.test(code) && message.includes("Invalid 'use'"),
  );
  return results.filter((result, index) => {
    if (UNKNOWN_NAME.test(result.code))
      return !imports.some((imported) => wouldImport(imported, textFrom(imported), nameIn(result)));
    if (!WRONG_TYPE.test(result.code)) return true;
    // With arguments missing or in the wrong order, each parameter gets what is meant for another.
    return !results.some(
      (other, at) =>
        other.line === result.line &&
        other.column === result.column &&
        textOf(other) === textOf(result) &&
        (WRONG_COUNT.test(other.code) || (at < index && WRONG_TYPE.test(other.code))),
    );
  });
}

function nameIn({ message }: Explained): string {
  return /'(\w+)'(?: in current scope)?$/.exec(message)?.[1] ?? '';
}

/** The statement holds the name, or the name it should hold. */
function wouldImport({ fix }: Explained, text: string, name: string): boolean {
  if (name === '') return false;
  const statement = /^[^;]*/.exec(text)?.[0] ?? '';
  return fix.includes(`\`${name}\``) || new RegExp(`\\b${name}\\b`).test(statement);
}
