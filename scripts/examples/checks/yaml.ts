/** YAML blocks: syntax always, and the known keys of a node's configuration where the title says it is one. */

import { LineCounter, isMap, isScalar, parseAllDocuments } from 'yaml';
import { nearestName } from '../../../generators/core/text.ts';
import type { Block, Checker, Finding } from '../model.ts';
import { configurationKeys } from './node-configuration.ts';

export const checker: Checker = {
  check: async (units) => units.map((unit) => unit.blocks.slice(0, 1).flatMap(yamlFindings)),
};

function yamlFindings(block: Block): readonly Finding[] {
  const lineCounter = new LineCounter();
  const documents = parseAllDocuments(block.code, { lineCounter, uniqueKeys: true, prettyErrors: false });
  if (!Array.isArray(documents)) return [];
  const place = (offset: number): { line: number; column: number } => {
    const { line, col } = lineCounter.linePos(offset);
    return { line, column: Array.from((block.code.split('\n')[line - 1] ?? '').slice(0, col - 1)).length + 1 };
  };
  const errors = documents.flatMap((document) => [...document.errors, ...document.warnings]);
  if (errors.length > 0) {
    return errors.slice(0, 3).map((error) => finding({ code: 'yaml-syntax', message: `this is no YAML: ${error.message}`, fix: 'write valid YAML', ...place(error.pos[0]) }));
  }
  const keys = configurationKeys(block.meta.title);
  if (!keys) return [];
  return documents.flatMap((document) => {
    if (!isMap(document.contents)) return [];
    return document.contents.items.flatMap(({ key }) => {
      if (!isScalar(key) || keys.includes(String(key.value))) return [];
      return [unknownKey(String(key.value), keys, place(key.range?.[0] ?? 0))];
    });
  });
}

function unknownKey(key: string, keys: readonly string[], at: { line: number; column: number }): Finding {
  const near = nearestName(key, keys);
  const fix = near === null ? 'look the key up in the node configuration of this release' : `did you mean \`${near}\`?`;
  const rename = near === null ? null : { column: at.column, from: key, to: near };
  const known = finding({ code: 'yaml-unknown-key', message: `the node configuration knows no key "${key}"`, fix, ...at });
  // Our list may lack a key, but hardly one that is a slip away from another.
  return { ...known, level: near === null ? 'warning' : 'error', rename };
}

function finding(problem: { code: string; message: string; fix: string; line: number; column: number }): Finding {
  return { level: 'error', block: 0, rename: null, ...problem };
}
