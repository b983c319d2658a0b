/** The thread that checks snippets: it can be stopped, whatever a compiler is doing. Answers messages. */

import { parentPort, workerData } from 'node:worker_threads';
import { checkSnippet } from './check-snippet.ts';
import type { Snippet } from './model.ts';

const { root } = workerData as { readonly root: string };

// What fails ends the thread, and the checker hears of it.
parentPort?.on('message', (snippet: Snippet) => {
  void checkSnippet(root, snippet).then((result) => parentPort?.postMessage(result));
});
