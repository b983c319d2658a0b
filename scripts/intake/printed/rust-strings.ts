/** The string literals of a Rust file, each with the call that it is an argument of; tests are left out. Pure. */

export interface RustString {
  /** Escapes resolved. */
  readonly text: string;
  /** The innermost call: `info!`, `.expect`, `#error` for an attribute; empty outside of calls. */
  readonly call: string;
  /** Counts the calls of a file, so that arguments of one call can be told from those of the next. */
  readonly callId: number;
  /** Inside `[…]` within the call: the labels of a metric are. */
  readonly isListed: boolean;
}

interface Frame {
  readonly close: string;
  readonly call: string;
  readonly callId: number;
  readonly isListed: boolean;
  readonly isTest: boolean;
}

// Comments, strings (raw ones too), characters, attributes, brackets, and what ends a statement or a field.
const TOKEN =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|b?r(#*)"([\s\S]*?)"\1|b?"((?:[^"\\]|\\[\s\S])*)"|'(?:\\.[^']*|[^'\\])'|#!?\[|[[\](){};,]/g;

export function readRustStrings(source: string): readonly RustString[] {
  const found: RustString[] = [];
  const frames: Frame[] = [];
  let calls = 0;
  // Depth at which a `#[cfg(test)]` or `#[test]` waits for the item that it belongs to.
  let testAt: number | null = null;
  for (const match of source.matchAll(TOKEN)) {
    const [token, , raw, quoted] = match;
    const top = frames.at(-1);
    const text = raw ?? (quoted === undefined ? null : unescape(quoted));
    if (text !== null) {
      if (!top?.isTest)
        found.push({
          text,
          call: top?.call ?? '',
          callId: top?.callId ?? 0,
          isListed: top?.isListed ?? false,
        });
    } else if (/[[({]$/.test(token)) {
      const call = token.startsWith('#')
        ? '#'
        : token === '{'
          ? ''
          : callBefore(source, match.index);
      const isItemOfTest = testAt === frames.length && token === '{';
      if (isItemOfTest) testAt = null;
      if (token.startsWith('#') && isTestAttribute(source, match.index)) testAt = frames.length;
      frames.push(frameOf(token, call, { top, isItemOfTest, next: ++calls }));
    } else if (/^[\])}]$/.test(token)) {
      frames.pop();
      if (testAt !== null && frames.length < testAt) testAt = null;
    } else if (/^[;,]$/.test(token) && testAt === frames.length) testAt = null;
  }
  return found;
}

function frameOf(
  token: string,
  call: string,
  around: {
    readonly top: Frame | undefined;
    readonly isItemOfTest: boolean;
    readonly next: number;
  },
): Frame {
  const { top, isItemOfTest, next } = around;
  const inAttribute = top?.call.startsWith('#') ?? false;
  const isOwn = call !== '' && !inAttribute;
  const own = inAttribute && top?.call === '#' ? `#${call}` : call;
  return {
    close: token,
    call: isOwn || own.startsWith('#') ? own : token === '{' ? '' : (top?.call ?? ''),
    callId: isOwn ? next : (top?.callId ?? next),
    isListed: !isOwn && (token === '[' || (top?.isListed ?? false)),
    isTest: isItemOfTest || (top?.isTest ?? false),
  };
}

function callBefore(source: string, at: number): string {
  return /(\.?\w+!?)\s*$/.exec(source.slice(Math.max(0, at - 60), at))?.[1] ?? '';
}

function isTestAttribute(source: string, at: number): boolean {
  return /^#\[(?:cfg\((?:all\()?(?:test|msim)\b|[\w:]*test\b)/.test(source.slice(at, at + 60));
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', '0': '\0' };

function unescape(text: string): string {
  return text.replace(
    /\\(?:\n\s*|u\{([0-9a-fA-F]+)\}|x([0-9a-fA-F]{2})|([\s\S]))/g,
    (_all, code?: string, byte?: string, sign?: string) =>
      code !== undefined || byte !== undefined
        ? String.fromCodePoint(parseInt(code ?? byte ?? '', 16))
        : sign === undefined
          ? ''
          : (ESCAPES[sign] ?? sign),
  );
}
