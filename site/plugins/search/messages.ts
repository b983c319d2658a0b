/** Which pieces of code on a page are what a program says, and not what a reader types. Pure. */

import { messageTerms } from '../../src/search/engine/messages';
import { isStopWord } from '../../src/search/engine/words/stop-words';

/** Languages of blocks that show what a terminal prints. */
const printed: ReadonlySet<string> = new Set(['console', 'text']);

/** The messages in a block: its lines without commands. */
export function messagesInBlock(language: string, code: string): readonly string[] {
  if (!printed.has(language)) return [];
  return code
    .split('\n')
    .filter((line) => !/^\s*[$#>]/.test(line))
    .flatMap(messagesIn);
}

/** Cut where a value stands: `Object … is owned by …`, `<ID>`, `{id}`. */
export function messagesIn(code: string): readonly string[] {
  if (!isMessage(code)) return [];
  return code.split(/…|\.{3}|<[\w -]+>|\{\w*\}/).filter((part) => messageTerms(part).length > 1);
}

/** A sentence, or the beginning of one: plain words, with grammar or a capital at the front, and no marks of a program. */
function isMessage(code: string): boolean {
  const terms = code.trim().split(/\s+/);
  if (terms.length < 3 || COMMAND.test(code) || MARKS.test(code.replace(VALUES, ''))) return false;
  const plain = terms.filter((word) => /^\W*[A-Za-z’'-]+\W*$/.test(word));
  const hasGrammar = plain.some((word) => isStopWord(word.toLowerCase().replace(/\W/g, '')));
  return plain.length > 0.6 * terms.length && (hasGrammar || /^[A-Z[]|^error/.test(code.trim()));
}

const VALUES = /<[\w -]+>|\{[^}]*\}/g;
const MARKS = /[{}=;<>]|--|\(\)|::\w+\(|#\d/;
const COMMAND =
  /^\s*(?:sui|npm|npx|pnpm|git|cargo|curl|docker|sudo|cd|node|fun|public|let|use|const|import|entry|struct|select|await|export|return|assert)\b/i;
