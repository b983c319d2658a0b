/** Stays, and checks each page when it is saved. Compilers stay loaded, so a save is answered in well under a second. */

import path from 'node:path';
import { watch } from 'chokidar';
import { forgetHashes } from './hashes.ts';

export interface WatchOptions {
  readonly root: string;
  /** Checks the given files, relative to the root. */
  readonly check: (files: readonly string[]) => Promise<void>;
}

/** Long enough for an editor's two writes, short enough not to be felt. */
const PAUSE = 60;

/** Resolves when it looks; the value ends it. */
export async function watchPages({ root, check }: WatchOptions): Promise<() => Promise<void>> {
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> = Promise.resolve();
  const flush = (): void => {
    const files = [...waiting];
    waiting.clear();
    forgetHashes();
    running = running.then(() => check(files));
  };
  const ignored = (file: string): boolean =>
    /[\\/](?:generated|node_modules)(?:[\\/]|$)/.test(file);
  const watcher = watch(path.join(root, 'docs'), { ignored, ignoreInitial: true });
  const onChange = (file: string): void => {
    waiting.add(scopeOf(path.relative(root, file).replaceAll(path.sep, '/')));
    if (timer) clearTimeout(timer);
    timer = setTimeout(flush, PAUSE);
  };
  watcher.on('add', onChange).on('change', onChange).on('unlink', onChange);
  await new Promise<void>((resolve) => watcher.once('ready', () => resolve()));
  return () => watcher.close();
}

/** A context or a neighbour can break any page; a file of an example belongs to the whole example and its quotes. */
function scopeOf(file: string): string {
  return file.startsWith('docs/examples/') ? 'docs' : file;
}
