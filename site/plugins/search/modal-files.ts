/** The script of the search modal, which pages ask for when a reader opens it, and of the worker behind it. Reads sources. */

import { resolve } from 'node:path';
import type { SearchFiles } from '../../src/search/client/settings';
import { bundleScript, type OwnFile } from '../inline-script-bundle';

export const modalFolder = 'assets/search';

export interface ModalFiles {
  readonly addresses: SearchFiles;
  readonly files: readonly OwnFile[];
}

const sources = resolve(__dirname, '../../src/search');

export function modalFiles(baseUrl: string): ModalFiles {
  const [[, style] = ['', '']] = bundleScript(resolve(sources, 'ui/modal/index.css'), {});
  const modal = bundleScript(resolve(sources, 'ui/modal/index.tsx'), {
    entryNames: 'modal-[hash]',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"', MODAL_STYLE: JSON.stringify(style) },
  });
  const worker = bundleScript(resolve(sources, 'client/worker.ts'), {});
  const files = [...modal, ...worker];
  const addressOf = (start: string): string => {
    const file = files.find(([name]) => name.startsWith(start));
    if (file === undefined) throw new Error(`the search has no file ${start}…`);
    return `${baseUrl}${modalFolder}/${file[0]}`;
  };
  return { files, addresses: { modal: addressOf('modal-'), worker: addressOf('worker-') } };
}
