/** The playground's worker from the side of a test, and the programs of the pages with what the checker says of them. Reads the build and what the checker wrote. */
/// <reference lib="dom" />

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { CheckStatusList } from '../../../site/dialect/check-status.ts';
import type { PlaygroundData, ProgramFiles } from '../../../site/dialect/editable.ts';
import type { CheckedPackage } from '../../../site/move/check-package.ts';
import type { WorkerMessage } from '../../../site/src/playground/worker/protocol.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

function read<T>(name: string): T {
  return JSON.parse(readFileSync(`${root}docs/generated/_data/${name}.json`, 'utf8')) as T;
}

export function workerAddress(): string {
  const folder = 'assets/playground';
  const name = readdirSync(`${root}site/build/${folder}`).find((it) =>
    it.startsWith('check-worker-'),
  );
  return `/${folder}/${name ?? ''}`;
}

export interface MoveProgram {
  readonly name: string;
  readonly files: ProgramFiles;
  /** Codes that the page promises, in byte order. */
  readonly errors: readonly string[];
  readonly blocks: number;
}

/** Each once, however many blocks are parts of it. */
export function movePrograms(): readonly MoveProgram[] {
  const { blocks, programs } = read<PlaygroundData>('playground');
  const { blocks: statuses, labels } = read<CheckStatusList>('examples');
  const known = new Map<string, { errors: Set<string>; blocks: number }>();
  for (const [key, { language, program }] of Object.entries(blocks)) {
    if (language !== 'move') continue;
    const own = known.get(program) ?? { errors: new Set<string>(), blocks: 0 };
    const label = labels[statuses[key]?.[1] ?? -1] ?? '';
    const promised = /^Fails with ([^:]+):/.exec(label)?.[1]?.split(', ') ?? [];
    for (const code of promised) own.errors.add(code);
    known.set(program, { ...own, blocks: own.blocks + 1 });
  }
  return [...known].map(([name, own]) => ({
    name,
    files: programs[name] ?? [],
    errors: [...own.errors].sort(),
    blocks: own.blocks,
  }));
}

/** The files that buttons ask for and the build does not have. */
export function missingScripts(): readonly string[] {
  const { blocks } = read<PlaygroundData>('playground');
  return Object.keys(blocks).filter((key) => !existsSync(`${root}site/build/try/${key}.js`));
}

/** One after the other, by one worker, as a reader's page does it. */
export function checkAll(
  page: Page,
  programs: readonly ProgramFiles[],
): Promise<readonly CheckedPackage[]> {
  return page.evaluate(
    async ([address, all]) => {
      const worker = new Worker(address, { type: 'module' });
      const checked: CheckedPackage[] = [];
      for (const [id, files] of all.entries()) {
        worker.postMessage({ id, files });
        checked.push(
          await new Promise<CheckedPackage>((resolve, reject) => {
            worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
              if (data.kind === 'checked') resolve(data.checked);
              if (data.kind === 'failed') reject(new Error(data.message));
            };
          }),
        );
      }
      worker.terminate();
      return checked;
    },
    [workerAddress(), programs] as const,
  );
}
