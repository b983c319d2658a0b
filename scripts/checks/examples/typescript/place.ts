/** Where a program runs, by its text: what names something of Node needs its types, and nothing else does. Pure. */

import { builtinModules } from 'node:module';
import { compiler } from './compiler.ts';
import type { Prepared } from './prepare.ts';

export type Place = 'browser' | 'node';

const NODE_GLOBALS =
  /\b(?:process|Buffer|global|require|module|exports|__dirname|__filename|setImmediate|clearImmediate|NodeJS)\b|\bimport\.meta\b(?!\.env\b)/;

/** By what the text says alone: a block means the same, whatever it is checked with. */
export function placeOf({ files }: Prepared): Place {
  const isNode = [...files.values()].some(
    ({ text }) =>
      NODE_GLOBALS.test(text) ||
      compiler.preProcessFile(text).importedFiles.some(({ fileName }) => isOfNode(fileName)),
  );
  return isNode ? 'node' : 'browser';
}

/** Packages whose types bring Node's with them. */
const BRING_NODE: ReadonlySet<string> = new Set(['dotenv', 'dotenv/config', 'express', 'vitest']);

function isOfNode(name: string): boolean {
  return BRING_NODE.has(name) || name.startsWith('node:') || builtinModules.includes(name);
}
