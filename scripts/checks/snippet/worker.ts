/** The thread that checks snippets: it can be stopped, whatever a compiler is doing. Answers messages. */

import { parentPort, workerData } from 'node:worker_threads';
import { checkSnippet } from './check-snippet.ts';
import type { Snippet } from './model.ts';

const { root } = workerData as { readonly root: string };

parentPort?.on('message', (snippet: Snippet) => {
  checkSnippet(root, snippet).then(
    (result) => parentPort?.postMessage({ result }),
    (error: unknown) => parentPort?.postMessage({ error: String(error) }),
  );
});
