/** What a page and the worker that compiles for it say to each other. The worker believes nothing that it is sent. Pure. */

import type { CheckedPackage } from '../../../move/check-package';

export interface CheckRequest {
  readonly id: number;
  readonly files: readonly (readonly [name: string, text: string])[];
}

export type WorkerMessage =
  | { readonly kind: 'progress'; readonly loaded: number; readonly total: number }
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly id: number | null; readonly message: string }
  | { readonly kind: 'checked'; readonly id: number; readonly checked: CheckedPackage };

const MOST_FILES = 60;
const MOST_CHARACTERS = 400_000;

/** Null for anything but a request. */
export function readCheckRequest(data: unknown): CheckRequest | null {
  if (typeof data !== 'object' || data === null) return null;
  const { id, files } = data as { readonly id?: unknown; readonly files?: unknown };
  if (typeof id !== 'number' || !Number.isSafeInteger(id)) return null;
  return isFileList(files) ? { id, files } : null;
}

/** Names and texts, as many as a package may reasonably have. */
export function isFileList(value: unknown): value is CheckRequest['files'] {
  if (!Array.isArray(value) || value.length === 0 || value.length > MOST_FILES) return false;
  const isFile = (file: unknown): boolean =>
    Array.isArray(file) &&
    file.length === 2 &&
    file.every((part) => typeof part === 'string') &&
    isFileName(file[0] as string);
  if (!value.every(isFile)) return false;
  const files = value as CheckRequest['files'];
  const names = new Set(files.map(([name]) => name.toLowerCase()));
  const size = files.reduce((sum, [, text]) => sum + text.length, 0);
  return names.size === files.length && size <= MOST_CHARACTERS;
}

/** A short path downwards, of letters that every system and every page can print. */
export function isFileName(name: string): boolean {
  return (
    name.length <= 100 &&
    /^(?:[A-Za-z_][\w-]*\/){0,4}[A-Za-z_][\w-]*\.(?:move|toml|graphql|json)$/.test(name)
  );
}
