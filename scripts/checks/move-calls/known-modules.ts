/**
 * The functions that a call can name: those of the framework, as its reference knows them, and those of Move
 * code on a page. `load…` reads the generated data and the grammar of Move.
 */

import fs from 'node:fs';
import path from 'node:path';
import type { Node, Parser } from 'web-tree-sitter';
import type { SignatureData } from '../../../generators/output/framework.ts';
import { childrenOf, loadParser } from '../grammars.ts';
import type { KnownFunction, KnownModule, KnownModules } from './model.ts';
import { PACKAGE_ADDRESSES } from './packages.ts';
import { loadFrameworkNames } from './paths.ts';

export const signaturesFile = 'docs/generated/_data/framework-signatures.json';

const frameworks = new Map<string, readonly KnownModule[]>();

/** Without a framework until its reference was generated once. */
export async function loadKnownModules(
  root: string,
  moveCode: readonly string[],
): Promise<KnownModules> {
  const framework = frameworks.get(root) ?? loadFramework(root);
  frameworks.set(root, framework);
  const names = loadFrameworkNames(root);
  if (moveCode.length === 0) return { framework, page: [], names };
  const parser = await loadParser('move');
  return { framework, page: moveCode.flatMap((code) => readModules(parser, code)), names };
}

function loadFramework(root: string): readonly KnownModule[] {
  const file = path.join(root, signaturesFile);
  if (!fs.existsSync(file)) return [];
  const data = JSON.parse(fs.readFileSync(file, 'utf8')) as SignatureData;
  return frameworkModules(data, (module) =>
    fs.readFileSync(path.join(root, 'framework-sources', `${module}.move`), 'utf8'),
  );
}

/** `sourceOf` is asked for modules with deprecated functions, such as `sui/coin`. */
export function frameworkModules(
  { types, modules }: SignatureData,
  sourceOf: (module: string) => string,
): readonly KnownModule[] {
  return modules.map(({ id, functions }) => {
    const [packageName = '', name = ''] = id.split('::');
    const source = functions.some(({ isDeprecated }) => isDeprecated)
      ? sourceOf(`${packageName}/${name}`)
      : '';
    return {
      package: PACKAGE_ADDRESSES[packageName] ?? packageName,
      name,
      functions: functions.map((fun) => ({
        name: fun.name,
        isCallable: fun.kind === 'public' || fun.kind === 'entry',
        deprecation: fun.isDeprecated ? noteOf(source, fun.name) : null,
        typeParameters: fun.generics.map(([generic, abilities]) => ({
          name: generic,
          abilities: abilities.split(' ').filter((ability) => ability !== ''),
        })),
        parameters: withoutContext(fun.parameters.map(([, type]) => types[type] ?? '')),
      })),
    };
  });
}

const NOTE = String.raw`#\[deprecated\(note = b"([^"]*)"\)\]\s*`;

/** The note of the function, or of its module. */
function noteOf(source: string, name: string): string {
  const own = new RegExp(`${NOTE}[^\n]*\\bfun ${name}\\b`).exec(source);
  return (own ?? new RegExp(`${NOTE}module`).exec(source))?.[1] ?? '';
}

/** Modules in the text; what does not parse is left to the compiler to report. */
export function readModules(parser: Parser, text: string): readonly KnownModule[] {
  const tree = parser.parse(text);
  if (!tree) throw new Error('the grammar of Move gave no tree');
  const modules = nodesOf(tree.rootNode, 'module_definition').map(readModule);
  tree.delete();
  return modules;
}

function readModule(module: Node): KnownModule {
  const identity = module.childForFieldName('module_identity');
  const kinds = ['function_definition', 'native_function_definition', 'macro_function_definition'];
  return {
    package: identity?.childForFieldName('address')?.text ?? '',
    name: identity?.childForFieldName('module')?.text ?? '',
    functions: nodesOf(module, kinds).map(readFunction),
  };
}

function readFunction(node: Node): KnownFunction {
  const terms = childrenOf(node)
    .filter(({ type }) => type === 'modifier')
    .map((modifier) => modifier.text);
  const isOpen = terms.includes('public') || terms.includes('entry');
  return {
    name: node.childForFieldName('name')?.text ?? '',
    isCallable: isOpen && node.type !== 'macro_function_definition',
    deprecation: null,
    typeParameters: nodesOf(
      node.childForFieldName('type_parameters'),
      'type_parameter_identifier',
    ).map(({ text, parent }) => ({ name: text, abilities: abilitiesIn(parent?.text ?? '') })),
    parameters: withoutContext(
      nodesOf(node.childForFieldName('parameters'), 'function_parameter').map(
        (parameter) => parameter.childForFieldName('type')?.text ?? '',
      ),
    ),
  };
}

/** `T: key + store` */
function abilitiesIn(parameter: string): readonly string[] {
  return parameter.match(/\b(?:copy|drop|key|store)\b/g) ?? [];
}

function nodesOf(node: Node | null, types: string | string[]): readonly Node[] {
  return (node?.descendantsOfType(types) ?? []) as Node[];
}

/** The system passes the context of the transaction, which is always last. */
function withoutContext(parameters: readonly string[]): readonly string[] {
  return /\bTxContext$/.test(parameters.at(-1) ?? '') ? parameters.slice(0, -1) : parameters;
}
