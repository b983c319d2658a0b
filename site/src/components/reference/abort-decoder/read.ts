/** What a reader pastes after a failed transaction, as a place and a code. Pure. */

export interface AbortQuestion {
  /** As written: `0x2`, `sui` or 64 digits; null when only the module is named. */
  readonly address: string | null;
  readonly module: string | null;
  readonly function: string | null;
  /** Decimal digits, or null when a constant is named or nothing is. */
  readonly code: string | null;
  readonly constant: string | null;
}

/** An error message is long, a log is longer; the abort is near its start. */
const longest = 4000;

/** Null when the text names neither a module nor a code. */
export function readAbort(text: string): AbortQuestion | null {
  const clipped = text.slice(0, longest);
  const question = readMoveAbort(clipped) ?? readShort(clipped.trim()) ?? readSentence(clipped);
  return question === null ||
    (question.module === null && question.code === null && question.constant === null)
    ? null
    : question;
}

const nothing: AbortQuestion = {
  address: null,
  module: null,
  function: null,
  code: null,
  constant: null,
};

/** `MoveAbort(MoveLocation { module: ModuleId { address: …, name: Identifier("coin") }, … }, 2) in command 0`. */
function readMoveAbort(text: string): AbortQuestion | null {
  const start = text.indexOf('MoveLocation');
  const name = /Identifier\(\s*\\?"(\w{1,128})\\?"\s*\)/.exec(
    start === -1 ? '' : text.slice(start),
  );
  if (name === null) return null;
  const rest = text.slice(start);
  const address = /address:\s*(?:0x)?([0-9a-fA-F]{1,64})\b/.exec(rest)?.[1];
  const inside = /function_name:\s*Some\(\s*\\?"(\w{1,128})\\?"\s*\)/.exec(rest)?.[1];
  // Some messages leave parts out with dots; the code is the number behind the last brace.
  const behind = /^[^\d)]*(\d{1,20})/.exec(rest.slice(rest.lastIndexOf('}') + 1))?.[1];
  const code = /\}\s*,\s*(\d{1,20})\s*\)/.exec(rest)?.[1] ?? behind;
  return {
    ...nothing,
    address: address === undefined ? null : `0x${address}`,
    module: name[1] ?? null,
    function: inside ?? null,
    code: code ?? null,
  };
}

/** `coin::2`, `0x2::coin 2`, `sui::coin::split, 2`, `coin::ENotEnough`, `2`, `0x8000…`. */
function readShort(text: string): AbortQuestion | null {
  if (text.length > 400) return null;
  const terms = text.split(/::|[\s,;()]+/).filter((word) => word !== '');
  if (terms.length === 0 || terms.length > 5 || terms.some((word) => !/^\w+$/.test(word)))
    return null;
  const [first = ''] = terms;
  const address =
    terms.length > 1 && (/^0x[0-9a-f]+$/i.test(first) || text.startsWith(`${first}::${terms[1]}::`))
      ? first
      : null;
  const rest = address === null ? terms : terms.slice(1);
  const last = rest.at(-1) ?? '';
  const code = numberOf(last);
  const constant = code === null && /^E[A-Z_]\w*$/.test(last) ? last : null;
  const names = code === null && constant === null ? rest : rest.slice(0, -1);
  if (names.length > 2 || names.some((name) => numberOf(name) !== null)) return null;
  const [module = null, inside = null] = names;
  // Two names and no address may be package and module, or module and function.
  const isPackage =
    address === null &&
    inside !== null &&
    ['std', 'sui', 'sui_system', 'bridge'].includes(module ?? '');
  if (isPackage) return { ...nothing, address: module, module: inside, code, constant };
  return { ...nothing, address, module, function: inside, code, constant };
}

/** `… aborted within function '0x2::balance::split' at instruction 10 with code 2`. */
function readSentence(text: string): AbortQuestion | null {
  const location =
    /\b(0x[0-9a-fA-F]{1,64}|[0-9a-fA-F]{64}|std|sui|sui_system|bridge)::(\w{1,128})(?:::(\w{1,128}))?/.exec(
      text,
    );
  const code =
    /(?:^|[^a-z])code["']?\s*(?:is|of|[:=])?\s*["']?(0x[0-9a-fA-F]{1,16}|\d{1,20})\b/i.exec(
      text,
    )?.[1];
  const constant = /\b(E[A-Z_]\w{2,127})\b/.exec(code === undefined ? text : '')?.[1];
  if (location === null && code === undefined) return null;
  const [, address = null, module = null, inside = null] = location ?? [];
  return {
    address,
    module,
    function: inside,
    code: code === undefined ? null : numberOf(code),
    constant: constant ?? null,
  };
}

/** Decimal digits of a number below 2^64, or null. */
function numberOf(text: string): string | null {
  if (!/^(?:0x[0-9a-f_]{1,24}|\d[\d_]{0,26})$/i.test(text)) return null;
  const value = BigInt(text.replaceAll('_', ''));
  return value < 1n << 64n ? value.toString() : null;
}
