/** Keeps the index out of the page, so that no query ever blocks it. Runs in a worker; fetches from this origin. */

import { currentFile } from '../engine/index/shards';
import { openLibrary, type Library } from './library';
import type { Answer, Question, QuestionMessage, WorkerMessage } from './protocol';

let library: Library | null = null;
let base = '';

function post(message: WorkerMessage): void {
  self.postMessage(message);
}

async function fetchJson(file: string): Promise<unknown> {
  const response = await fetch(base + file);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return response.json();
}

/** The folder of an earlier release may be gone while its pages are still open: a small file names the new one. */
async function fetchAnywhere(file: string): Promise<unknown> {
  try {
    return await fetchJson(file);
  } catch (error) {
    const current = await currentBase();
    if (current === null || current === base) throw error;
    base = current;
    return fetchJson(file);
  }
}

async function currentBase(): Promise<string | null> {
  const response = await fetch(new URL(`../../${currentFile}`, base), { cache: 'no-cache' });
  const [hash] = response.ok ? ((await response.json()) as readonly unknown[]) : [];
  return typeof hash === 'string' && /^[\w-]{8,}$/.test(hash)
    ? new URL(`../${hash}/`, base).href
    : null;
}

function opened(): Library {
  library ??= openLibrary(fetchAnywhere, () => post({ id: null, answer: { kind: 'whole' } }));
  return library;
}

async function answer(question: Question): Promise<Answer> {
  if (question.kind === 'open') {
    base = new URL(question.base, self.location.href).href;
    opened();
    return { kind: 'opened' };
  }
  if (question.kind === 'text')
    return { kind: 'text', text: await opened().lateText(question.late) };
  const start = performance.now();
  const result = await opened().search(question.request);
  return { kind: 'result', result, milliseconds: performance.now() - start };
}

self.onmessage = ({ data }: MessageEvent<QuestionMessage>): void => {
  answer(data.question)
    .catch((error: unknown): Answer => {
      // The next query opens the index anew.
      if (data.question.kind === 'search') library = null;
      return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
    })
    .then((given) => post({ id: data.id, answer: given }));
};
