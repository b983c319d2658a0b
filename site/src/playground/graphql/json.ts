/** Variables must be one JSON object: said as they are typed. */

import { linter } from '@codemirror/lint';

export const json = linter((view) => {
  const text = view.state.doc.toString();
  const message = wrongWith(text);
  return message === null ? [] : [{ from: 0, to: text.length, severity: 'error', message }];
});

export function wrongWith(text: string): string | null {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? null : 'Write an object: { "name": value }';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
