/** YAML blocks: syntax always, and the known keys of a node's configuration where the title says it is one. */

import { LineCounter, isMap, isScalar, isSeq, parseAllDocuments } from 'yaml';
import { nearestName } from '../../../../generators/core/text.ts';
import type { Block, Checker, Finding } from '../model.ts';
import { propose } from '../proposal.ts';
import { configurationKeys, innerKeys } from './node-configuration.ts';

export const checker: Checker = {
  check: async (units) => units.map((unit) => unit.blocks.slice(0, 1).flatMap(yamlFindings)),
};

function yamlFindings(block: Block): readonly Finding[] {
  const lineCounter = new LineCounter();
  const documents = parseAllDocuments(block.code, {
    lineCounter,
    uniqueKeys: true,
    prettyErrors: false,
  });
  if (!Array.isArray(documents)) return [];
  const place = (offset: number): { line: number; column: number } => {
    const { line, col } = lineCounter.linePos(offset);
    return {
      line,
      column: Array.from((block.code.split('\n')[line - 1] ?? '').slice(0, col - 1)).length + 1,
    };
  };
  const errors = documents.flatMap((document) => [...document.errors, ...document.warnings]);
  if (errors.length > 0) {
    return errors.slice(0, 3).map((error) =>
      finding({
        code: 'yaml-syntax',
        message: `this is no YAML: ${error.message}`,
        fix: 'write valid YAML',
        ...place(error.pos[0]),
      }),
    );
  }
  const keys = configurationKeys(block.meta.title);
  return documents.flatMap((document) => [
    ...(keys ? keyFindings(document.contents, { keys, place, isTop: true }) : []),
    ...booleanFindings(document.contents, place),
  ]);
}

type Place = (offset: number) => { line: number; column: number };

interface KeyCheck {
  readonly keys: readonly string[];
  readonly place: Place;
  readonly isTop: boolean;
}

/** Every key at the top; below it only those that are a slip away from a known one. */
function keyFindings(node: unknown, check: KeyCheck): readonly Finding[] {
  if (isSeq(node)) return node.items.flatMap((item) => keyFindings(item, check));
  if (!isMap(node)) return [];
  return node.items.flatMap(({ key, value }) => {
    const below = keyFindings(value, { ...check, keys: innerKeys, isTop: false });
    if (!isScalar(key) || check.keys.includes(String(key.value))) return below;
    const name = String(key.value);
    const isWrong = check.isTop || propose(name, check.keys) !== null;
    return isWrong
      ? [unknownKey(name, check.keys, check.place(key.range?.[0] ?? 0)), ...below]
      : below;
  });
}

/** `ture` is a text, and no reader wants it. */
function booleanFindings(node: unknown, place: Place): readonly Finding[] {
  if (isSeq(node)) return node.items.flatMap((item) => booleanFindings(item, place));
  if (isMap(node)) return node.items.flatMap(({ value }) => booleanFindings(value, place));
  if (
    !isScalar(node) ||
    node.type !== 'PLAIN' ||
    typeof node.value !== 'string' ||
    node.value.length < 4
  )
    return [];
  const near = propose(node.value, ['true', 'false']);
  if (!near) return [];
  const at = place(node.range?.[0] ?? 0);
  const message = `"${node.value}" is a text here, and no boolean`;
  return [
    {
      ...finding({ code: 'yaml-value', message, fix: `did you mean \`${near.to}\`?`, ...at }),
      rename: { column: at.column, from: node.value, to: near.to },
    },
  ];
}

function unknownKey(
  key: string,
  keys: readonly string[],
  at: { line: number; column: number },
): Finding {
  const near = nearestName(key, keys);
  const fix =
    near === null
      ? 'look the key up in the node configuration of this release'
      : `did you mean \`${near}\`?`;
  const rename = near === null ? null : { column: at.column, from: key, to: near };
  const known = finding({
    code: 'yaml-unknown-key',
    message: `the node configuration knows no key "${key}"`,
    fix,
    ...at,
  });
  // Our list may lack a key, but hardly one that is a slip away from another.
  return { ...known, level: near === null ? 'warning' : 'error', rename };
}

function finding(problem: {
  code: string;
  message: string;
  fix: string;
  line: number;
  column: number;
}): Finding {
  return { level: 'error', block: 0, rename: null, ...problem };
}
