/** Texts of any of the three forms as one list of modules, with all names checked against each other. Pure. */

import type { Diagnostic, Location, Outcome } from '../../core/diagnostics.ts';
import { fail, hasErrors, succeed } from '../../core/diagnostics.ts';
import type { SourceText } from '../../core/source.ts';
import { locate } from '../../core/source.ts';
import { compareText } from '../../core/text.ts';
import { abiModules, readAbi } from './json/abi.ts';
import type { InputKind, ReadField, ReadInput, ReadModule } from './declarations.ts';
import {
  badJson,
  duplicateItem,
  duplicateModule,
  emptyInput,
  missingModule,
  missingType,
} from './diagnostics.ts';
import { isManifest, readManifests } from './manifests.ts';
import type { NamedAddresses } from '../move/addresses.ts';
import { NO_NAMES } from '../move/addresses.ts';
import type { MoveParser } from './source/parser.ts';
import { readSource } from './source/reader.ts';
import { isSummary, readSummary } from './json/summary.ts';
import type { MoveType } from '../move/types.ts';
import { datatypesOf, moduleOf } from '../move/types.ts';

/** The whole of the framework has 1 MB of summaries. */
const LARGEST_JSON = 64_000_000;

/** Looks at the texts to see what they are. `shown` names the input in diagnostics. */
export function readInput(
  sources: readonly SourceText[],
  parser: MoveParser,
  displayPath: string,
): Outcome<ReadInput> {
  const isMove = sources.some((source) => source.path.endsWith('.move'));
  const { named, published, diagnostics: odd } = readManifests(sources);
  const found = isMove ? readSources(sources, parser, named) : readJsonFiles(sources);
  if (hasErrors(found.diagnostics)) return fail(found.diagnostics);
  if (found.modules.length === 0) return fail([...found.diagnostics, emptyInput(displayPath)]);
  const modules = [...found.modules].sort((a, b) => compareText(a.id, b.id));
  const diagnostics = [...odd, ...found.diagnostics, ...checkModules(modules, found.kind)];
  return hasErrors(diagnostics)
    ? fail(diagnostics)
    : succeed({ kind: found.kind, modules, published }, diagnostics);
}

interface Found {
  readonly kind: InputKind;
  readonly modules: readonly ReadModule[];
  readonly diagnostics: readonly Diagnostic[];
}

function readSources(
  sources: readonly SourceText[],
  parser: MoveParser,
  named: NamedAddresses,
): Found {
  const modules: ReadModule[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const source of sources) {
    if (!source.path.endsWith('.move')) continue;
    const reading = readSource(parser, source, named.size === 0 ? NO_NAMES : named);
    modules.push(...reading.modules);
    diagnostics.push(...reading.diagnostics);
  }
  return { kind: 'source', modules, diagnostics };
}

/** Other JSON in the folder, such as an address table, is not ours to judge. */
function readJsonFiles(sources: readonly SourceText[]): Found {
  const modules: ReadModule[] = [];
  const diagnostics: Diagnostic[] = [];
  let kind: InputKind = 'summary';
  for (const source of sources) {
    if (isManifest(source.path)) continue;
    const value = parseJson(source, diagnostics);
    const list = isSummary(value)
      ? [readSummary(value, source.path)]
      : readAbiFile(value, source.path);
    if (list.length > 0 && !isSummary(value)) kind = 'abi';
    for (const outcome of list) {
      if (outcome.value) modules.push(outcome.value);
      diagnostics.push(...outcome.diagnostics);
    }
  }
  return { kind, modules, diagnostics };
}

function readAbiFile(value: unknown, file: string): readonly Outcome<ReadModule>[] {
  return (abiModules(value) ?? []).map((module) => readAbi(module, file));
}

function parseJson(source: SourceText, diagnostics: Diagnostic[]): unknown {
  const at: Location = locate(source, 0);
  try {
    if (source.text.length > LARGEST_JSON) throw new SyntaxError('it is too large');
    return JSON.parse(source.text) as unknown;
  } catch (error) {
    diagnostics.push(badJson(error instanceof Error ? error.message : String(error), at));
    return null;
  }
}

function checkModules(modules: readonly ReadModule[], kind: InputKind): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const types = new Set(modules.flatMap((module) => typesOf(module)));
  const packages = new Set(modules.map((module) => module.package));
  const byId = new Map<string, ReadModule>();
  for (const module of modules) {
    const first = byId.get(module.id);
    if (first) diagnostics.push(duplicateModule(module.id, first.at.file, module.at));
    else byId.set(module.id, module);
  }
  const missing = new Map<string, Location>();
  for (const module of modules) {
    diagnostics.push(...duplicateItems(module));
    eachType(module, (type, at) => {
      for (const id of datatypesOf(type)) {
        if (types.has(id)) continue;
        const owner = moduleOf(id);
        if (byId.has(owner)) diagnostics.push(missingType(id, at));
        else if (
          kind === 'source' &&
          packages.has(owner.split('::')[0] ?? '') &&
          !missing.has(owner)
        )
          missing.set(owner, at);
      }
    });
  }
  return [...diagnostics, ...[...missing].map(([id, at]) => missingModule(id, at))];
}

function typesOf(module: ReadModule): readonly string[] {
  return [...module.structs, ...module.enums].map((item) => `${module.id}::${item.name}`);
}

/** Functions, types and constants of a module share no name but by letter case. */
function duplicateItems(module: ReadModule): readonly Diagnostic[] {
  return [[...module.structs, ...module.enums], module.functions, module.constants].flatMap(
    (items) => {
      const seen = new Set<string>();
      if (new Set(items.map((item) => item.name)).size === items.length) return [];
      return items.flatMap((item) => {
        const isKnown = seen.has(item.name);
        seen.add(item.name);
        return isKnown ? [duplicateItem(`${module.id}::${item.name}`, item.at)] : [];
      });
    },
  );
}

function eachType(module: ReadModule, see: (type: MoveType, at: Location) => void): void {
  const seeFields = (fields: readonly ReadField[], at: Location): void =>
    fields.forEach((field) => see(field.type, at));
  for (const struct of module.structs) seeFields(struct.fields, struct.at);
  for (const enumType of module.enums)
    enumType.variants.forEach((variant) => seeFields(variant.fields, enumType.at));
  for (const constant of module.constants) see(constant.type, constant.at);
  for (const fun of module.functions) {
    fun.parameters.forEach((parameter) => see(parameter.type, fun.at));
    fun.returns.forEach((type) => see(type, fun.at));
  }
}
