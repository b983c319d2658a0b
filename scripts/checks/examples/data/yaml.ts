/** YAML blocks: syntax always; keys, values and command lines of the files that are known. */

import { LineCounter, isAlias, isMap, isScalar, isSeq, parseAllDocuments } from 'yaml';
import type { Document, Scalar } from 'yaml';
import type { ProgramFacts } from '../../../../generators/output/cli.ts';
import { propose } from '../../proposal.ts';
import type { Block, Checker, UnitResult } from '../model.ts';
import type { KnownMetrics } from '../printed/known-metrics.ts';
import { loadKnownMetrics } from '../printed/known-metrics.ts';
import { loadPrograms } from '../shell/programs.ts';
import { checkRules } from '../printed/alert-rules.ts';
import { checkService } from './service-commands.ts';
import { checkClientName, checkComposeName } from './own-names.ts';
import { checkShapes } from './check-shapes.ts';
import type { KnownFile } from './shapes/known-files.ts';
import { composeFile, fileOf, loadYamlFiles } from './shapes/known-files.ts';
import type { DataNode, DataScalar, TreeLocation } from './tree.ts';

export const checker: Checker = {
  check: async (units, { root }) => {
    let metrics: KnownMetrics | undefined;
    const facts = {
      files: loadYamlFiles(root),
      programs: loadPrograms(root),
      // Few files have rules.
      metrics: () => (metrics ??= loadKnownMetrics(root)),
    };
    return units.map((unit) => unit.blocks.slice(0, 1).flatMap((block) => checkYaml(block, facts)));
  },
};

interface Facts {
  readonly files: readonly KnownFile[];
  readonly programs: readonly ProgramFacts[];
  readonly metrics: () => KnownMetrics;
}

function checkYaml(
  { code, meta }: Block,
  { files, programs, metrics }: Facts,
): readonly UnitResult[] {
  const { documents, errors } = readYaml(code);
  if (errors.length > 0) return errors;
  return documents.flatMap((node) => {
    const file = fileOf(meta.title, node, files);
    const rules = [...checkRules(node, metrics), ...scalarsIn(node).flatMap(typographicQuotes)];
    if (!file) return [...rules, ...scalarsIn(node).flatMap(booleanNearMisses)];
    const own =
      file === composeFile
        ? [...checkService(node, programs), ...checkComposeName(node)]
        : file.title.test('client.yaml')
          ? checkClientName(node)
          : [];
    return [...rules, ...checkShapes(node, file, 'yaml'), ...own];
  });
}

/** The file that the block shows, for its check status; null when nobody knows its keys. */
export function yamlFileName({ code, meta }: Block, root: string): string | null {
  const [node] = readYaml(code).documents;
  return (node && fileOf(meta.title, node, loadYamlFiles(root))?.name) ?? null;
}

interface ReadYaml {
  readonly documents: readonly DataNode[];
  readonly errors: readonly UnitResult[];
}

function readYaml(code: string): ReadYaml {
  const lineCounter = new LineCounter();
  const lines = code.split('\n');
  const locationOf = (offset: number): TreeLocation => {
    const { line, col } = lineCounter.linePos(offset);
    return { line, column: Array.from((lines[line - 1] ?? '').slice(0, col - 1)).length + 1 };
  };
  const options = { lineCounter, uniqueKeys: true, prettyErrors: false } as const;
  const parsed = parseAllDocuments(code, options);
  const documents = Array.isArray(parsed) ? (parsed as Document[]) : [];
  const results = documents.flatMap((document) => [...document.errors, ...document.warnings]);
  return {
    documents: documents.map(({ contents }) => treeOf(contents, locationOf)),
    errors: results.slice(0, 1).map(({ message, pos }) => ({
      ...result('yaml-syntax', `this is not YAML: ${message}`, locationOf(pos[0])),
      fix: 'write valid YAML',
    })),
  };
}

function treeOf(node: unknown, locationOf: (offset: number) => TreeLocation): DataNode {
  const range = isMap(node) || isSeq(node) || isScalar(node) || isAlias(node) ? node.range : null;
  const at = locationOf(range?.[0] ?? 0);
  if (isSeq(node))
    return { kind: 'list', at, items: node.items.map((item) => treeOf(item, locationOf)) };
  if (isMap(node))
    return {
      kind: 'map',
      at,
      entries: node.items.flatMap(({ key, value }) =>
        isScalar(key) && key.value !== '<<'
          ? [
              {
                key: String(key.value),
                at: locationOf(key.range?.[0] ?? 0),
                value: treeOf(value, locationOf),
              },
            ]
          : [],
      ),
    };
  return scalarOf(isScalar(node) ? node : null, at);
}

/** An alias stands for what its anchor holds, which is checked there. */
function scalarOf(node: Scalar | null, at: TreeLocation): DataScalar {
  const value = node?.value;
  const isPlain =
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return {
    kind: 'scalar',
    at,
    value: isPlain ? value : null,
    text: typeof value === 'string' ? value : (node?.source ?? ''),
  };
}

function scalarsIn(node: DataNode): readonly DataScalar[] {
  if (node.kind === 'scalar') return [node];
  const inner = node.kind === 'list' ? node.items : node.entries.map(({ value }) => value);
  return inner.flatMap(scalarsIn);
}

/** `key: “value”` is a text that begins and ends with the quotes of a word processor. */
function typographicQuotes({ text, at }: DataScalar): readonly UnitResult[] {
  if (!/^[“”„‘’].*[“”‘’]$/.test(text)) return [];
  const message = 'YAML takes these quotation marks for a part of the text';
  return [{ ...result('yaml-quotes', message, at), fix: `write " or '` }];
}

/** In a file that nobody knows, `ture` is still a text that no reader wants. */
function booleanNearMisses({ value, text, at }: DataScalar): readonly UnitResult[] {
  const near =
    typeof value === 'string' && text.length > 3 ? propose(text, ['true', 'false']) : null;
  if (!near) return [];
  const known = result('yaml-value', `"${text}" is text here, not a boolean`, at);
  const rename = { column: at.column, from: text, to: near.to };
  return [{ ...known, fix: `did you mean \`${near.to}\`?`, rename }];
}

function result(code: string, message: string, at: TreeLocation): UnitResult {
  return { level: 'error', code, message, block: 0, ...at, fix: '', rename: null };
}
