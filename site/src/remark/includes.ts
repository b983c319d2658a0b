/** Code blocks that quote a file: at build the text of the region takes their place. */

import { readFenceMeta } from '../../dialect/fence-meta';
import { readRegion, regionNames } from '../../dialect/regions';
import type { TreePlugin } from '../../dialect/tree';
import { buildError, rewrite } from '../../dialect/tree';

export interface IncludeOptions {
  /** Text of a file below `docs/`, or null when there is none. */
  readonly load: (path: string) => string | null;
}

/** Throws, and so fails the build, when the file, its marks or the region are missing. */
export function quoteFiles({ load }: IncludeOptions): TreePlugin {
  return (tree, file) => {
    rewrite(tree, (node) => {
      if (node.type !== 'code') return null;
      const { meta } = readFenceMeta(node.meta);
      if (meta.file === null) return null;
      if ((node.value ?? '').trim() !== '')
        throw buildError(file, node, 'it quotes a file and holds code of its own');
      const text = load(meta.file);
      if (text === null)
        throw buildError(file, node, `the quoted file docs/${meta.file} is missing`);
      const region = readRegion(text, meta.region);
      if (typeof region === 'string') {
        const known = regionNames(text).join(', ') || 'none';
        throw buildError(file, node, `in docs/${meta.file} ${region} (regions: ${known})`);
      }
      node.value = region.text;
      if (meta.title === null) node.meta = `${node.meta ?? ''} title="${displayedPath(meta.file)}"`;
      return null;
    });
  };
}

/** Inside its example, as a reader who copies the example has it. */
export function displayedPath(file: string): string {
  return file.split('/').slice(2).join('/') || file;
}

/** Only what is written to be quoted: no way out of `docs/examples`. */
export function isQuotable(file: string): boolean {
  return (
    /^(?:examples|snippets)\//.test(file) && !file.split('/').includes('..') && !/[\\\0]/.test(file)
  );
}
