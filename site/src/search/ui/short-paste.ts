/** A pasted error is longer than a query may be: what it is about goes into the field, not its beginning. Touches the field. */

import { useEffect } from 'react';
import { cleanQuery, LONGEST_QUERY } from '../engine/query';

export function pasteShort(event: Pick<ClipboardEvent, 'clipboardData' | 'preventDefault'>): void {
  const text = event.clipboardData?.getData('text/plain') ?? '';
  if (text.length <= LONGEST_QUERY) return;
  event.preventDefault();
  // Of all ways to set a field, the one that React hears and that the reader can undo.
  document.execCommand('insertText', false, cleanQuery(text).trim());
}

/** For DocSearch's field, which is not ours to give a handler. */
export function useShortPaste(selector: string): void {
  useEffect(() => {
    const onPaste = (event: ClipboardEvent): void => {
      if (event.target instanceof Element && event.target.matches(selector)) pasteShort(event);
    };
    document.addEventListener('paste', onPaste, true);
    return () => document.removeEventListener('paste', onPaste, true);
  }, [selector]);
}
