/** Compiles, tests and explains packages for one page. Loads the compiler and the framework from the addresses that it was built with. */

import { checkPackage } from '../../../move/check-package';
import type { MoveCompiler } from '../../../move/compiler/compiler';
import { buildDeclarations } from '../../../move/compiler/declarations';
import type { PackageSource } from '../../../move/compiler/declarations';
import { browserEngine } from './engine';
import { readCheckRequest } from './protocol';
import type { WorkerMessage } from './protocol';

declare const PLAYGROUND_FILES: {
  readonly engine: string;
  readonly compiler: string;
  readonly sources: string;
};

const compiler = load();
compiler.then(
  () => say({ kind: 'ready' }),
  (error: unknown) => say({ kind: 'failed', id: null, message: String(error) }),
);

onmessage = ({ data }: MessageEvent<unknown>): void => {
  const request = readCheckRequest(data);
  if (request === null) return;
  const { id, files } = request;
  compiler
    .then((ready) => checkPackage(new Map(files), ready))
    .then(
      (checked) => say({ kind: 'checked', id, checked }),
      (error: unknown) => say({ kind: 'failed', id, message: String(error) }),
    );
};

function say(message: WorkerMessage): void {
  postMessage(message);
}

async function load(): Promise<MoveCompiler> {
  const [module, sources] = await Promise.all([loadModule(), loadSources()]);
  const declarations = buildDeclarations(sources);
  const spawn = (): Worker => new Worker(PLAYGROUND_FILES.engine, { type: 'module' });
  return { engine: browserEngine(spawn, module), declarations: () => declarations };
}

async function loadSources(): Promise<readonly PackageSource[]> {
  return (await (await loaded(PLAYGROUND_FILES.sources)).json()) as readonly PackageSource[];
}

/** Compressed by the build, so that it is small on every host, and its size is known before it is there. */
async function loadModule(): Promise<WebAssembly.Module> {
  const response = await loaded(PLAYGROUND_FILES.compiler);
  const total = Number(response.headers.get('content-length'));
  let arrived = 0;
  const count = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (chunk, controller) => {
      arrived += chunk.length;
      say({ kind: 'progress', loaded: arrived, total });
      controller.enqueue(chunk);
    },
  });
  const bytes = response.body?.pipeThrough(count).pipeThrough(new DecompressionStream('gzip'));
  const headers = { 'content-type': 'application/wasm' };
  return WebAssembly.compileStreaming(new Response(bytes ?? null, { headers }));
}

async function loaded(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} cannot be loaded (${response.status})`);
  return response;
}
