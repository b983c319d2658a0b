/** Move source, declaration files and full sources alike, as modules with full names. Pure. */

import type { Diagnostic } from '../../../core/diagnostics.ts';
import type { SourceText } from '../../../core/source.ts';
import type { NamedAddresses } from '../../move/addresses.ts';
import { NO_NAMES } from '../../move/addresses.ts';
import type { ReadModule } from '../declarations.ts';
import { unreadableSource } from '../diagnostics.ts';
import { isModuleLeftOut, isTestOnly } from './attributes.ts';
import type { SourcePosition } from './cursor.ts';
import { eachChild, locationHere, nameHere, textHere } from './cursor.ts';
import type { Draft } from './drafts.ts';
import { eachDraft } from './drafts.ts';
import { syntaxErrors } from './errors.ts';
import type { DraftItem } from './items.ts';
import { isStruct, readItems } from './items.ts';
import type { MoveParser } from './parser.ts';
import { moduleScope } from './scope.ts';
import type { Uses } from './uses.ts';
import { readUse } from './uses.ts';

export interface SourceReading {
  readonly modules: readonly ReadModule[];
  readonly diagnostics: readonly Diagnostic[];
}

interface KnownReading {
  readonly text: string;
  readonly named: NamedAddresses;
  readonly reading: SourceReading;
}

/** By parser and path: two trees of the project have most of their files in common. */
const memory = new WeakMap<MoveParser, Map<string, KnownReading>>();

/** A broken file gives diagnostics and no modules: half of a module would be mistaken for the whole. */
export function readSource(
  parser: MoveParser,
  source: SourceText,
  named = NO_NAMES,
): SourceReading {
  const known = memory.get(parser) ?? new Map<string, KnownReading>();
  memory.set(parser, known);
  const last = known.get(source.path);
  if (last?.text === source.text && last.named === named) return last.reading;
  const reading = readText(parser, source, named);
  known.set(source.path, { text: source.text, named, reading });
  return reading;
}

function readText(parser: MoveParser, source: SourceText, named: NamedAddresses): SourceReading {
  const tree = parser.parse(source.text);
  if (tree === null) {
    const at = { file: source.path, line: 1, column: 1 };
    return { modules: [], diagnostics: [unreadableSource(at)] };
  }
  const cursor = tree.walk();
  try {
    const errors = syntaxErrors(tree.rootNode, source);
    if (errors.length > 0) return { modules: [], diagnostics: errors };
    return readModules({ source, cursor, named });
  } finally {
    cursor.delete();
    tree.delete();
  }
}

function readModules(position: SourcePosition): SourceReading {
  const diagnostics: Diagnostic[] = [];
  const modules: ReadModule[] = [];
  const see = (draft: Draft): void => {
    const isForTests = isTestOnly(draft.attributes);
    if (draft.kind !== 'module_definition' || (isForTests && !hasInterface(position))) return;
    const at = locationHere(position);
    let identity = '';
    eachChild(position, (kind) => {
      if (kind === 'module_identity') identity = textHere(position);
      else if (kind === 'module_body') {
        const read = readBody(identity, position, diagnostics);
        modules.push({ ...read, ...wordsOf(draft), at, isTestOnly: isForTests });
      }
    });
  };
  eachDraft(position, see, isModuleLeftOut);
  return { modules, diagnostics };
}

/** A module for tests is documented when others can call it: `sui::test_scenario`, not one that holds tests. */
function hasInterface(position: SourcePosition): boolean {
  let isFound = false;
  eachChild(position, (part) => {
    if (part !== 'module_body') return;
    eachDraft(position, ({ kind }) => {
      isFound ||=
        kind.endsWith('function_definition') &&
        /^public\s+[a-z]/.test(textHere(position).slice(0, 40));
    });
  });
  return isFound;
}

function wordsOf({ doc, attributes }: Draft): Pick<Draft, 'doc' | 'attributes'> {
  return { doc, attributes };
}

function readBody(
  identity: string,
  position: SourcePosition,
  diagnostics: Diagnostic[],
): Omit<ReadModule, keyof Draft | 'at' | 'isTestOnly'> {
  // Names first: they may be used before the line that brings them in.
  const { uses, types, items } = draftsIn(position);
  const known = moduleScope(identity, { uses, types, named: position.named });
  const cursor = position.cursor.copy();
  try {
    const memory = { types: new Map(), parameters: new Map() };
    const inModule = { ...position, cursor, scope: known.scope, diagnostics, ...memory };
    return { ...known, ...readItems(items, inModule) };
  } finally {
    cursor.delete();
  }
}

/** What the `use` declarations of a module bring in, the types it declares, and all that it declares. */
function draftsIn(position: SourcePosition): {
  uses: Uses;
  types: readonly string[];
  items: readonly DraftItem[];
} {
  const uses: Uses = { imports: [], methods: [] };
  const types: string[] = [];
  const items: DraftItem[] = [];
  eachDraft(position, (draft) => {
    const { kind } = draft;
    if (kind === 'use_declaration') return readUse(position, uses);
    if (isStruct(kind) || kind === 'enum_definition')
      eachChild(position, (part) => {
        if (/^(?:struct|enum)_identifier$/.test(part)) types.push(nameHere(position));
      });
    items.push({ draft, node: position.cursor.currentNode });
  });
  return { uses, types, items };
}
