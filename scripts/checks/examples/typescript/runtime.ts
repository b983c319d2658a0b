/** Which types a program is checked with, by its text: most name nothing of a browser or of Node. Pure. */

import { builtinModules } from 'node:module';
import { compiler } from './compiler.ts';
import type { Prepared } from './prepare.ts';

/** `plain` is first tried without the types of either: a browser's are a third of all that one block has to read. */
export type Runtime = 'plain' | 'browser' | 'node';

/** What browsers and Node both have, and programs use most. */
export const PLAIN_TYPES = `
declare const console: Readonly<Record<'log' | 'error' | 'warn' | 'info', (...values: unknown[]) => void>>;
declare function setTimeout(act: () => void, milliseconds?: number): number;
declare class TextEncoder { encode(text?: string): Uint8Array; }
declare class TextDecoder { decode(bytes?: Uint8Array): string; }
`;

const NODE_GLOBALS =
  /\b(?:process|Buffer|global|require|module|exports|__dirname|__filename|setImmediate|clearImmediate|NodeJS)\b|\bimport\.meta\b(?!\.env\b)/;

/** By what the text says alone: a block means the same, whatever it is checked with. Types of elements need a browser's. */
export function runtimeOf({ files }: Prepared): Runtime {
  const isNode = [...files.values()].some(
    ({ text }) =>
      NODE_GLOBALS.test(text) ||
      compiler.preProcessFile(text).importedFiles.some(({ fileName }) => isOfNode(fileName)),
  );
  if (isNode) return 'node';
  return [...files.keys()].some((file) => /\.[jt]sx$/.test(file)) ? 'browser' : 'plain';
}

/** Packages whose types bring Node's with them. */
const BRING_NODE: ReadonlySet<string> = new Set(['dotenv', 'dotenv/config', 'express', 'vitest']);

function isOfNode(name: string): boolean {
  return BRING_NODE.has(name) || name.startsWith('node:') || builtinModules.includes(name);
}
