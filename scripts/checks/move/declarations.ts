/** The framework's texts as the Move compiler needs them. Reads `framework-sources/`, the functions that only tests call, and the bodies for tests. */

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { compareText } from '../../../generators/core/text.ts';
import { buildDeclarations, frameworkPackages } from '../../../site/move/compiler/declarations.ts';
import type {
  Declarations,
  FrameworkPackage,
  ModuleSource,
  PackageSource,
} from '../../../site/move/compiler/declarations.ts';

interface FactsFile {
  readonly modules: Readonly<
    Record<string, { readonly items: Readonly<Record<string, { readonly native?: boolean }>> }>
  >;
}

const testOnlyRoot = fileURLToPath(new URL('../../../docs/examples/_test_only/', import.meta.url));
const sourcesRoot = fileURLToPath(new URL('../../../framework-sources/', import.meta.url));
const stubsRoot = fileURLToPath(new URL('bodies/', import.meta.url));

export function loadDeclarations(root: string = sourcesRoot): Declarations {
  return buildDeclarations(loadPackageSources(root));
}

export function loadPackageSources(root: string = sourcesRoot): readonly PackageSource[] {
  return frameworkPackages.map((name) => {
    const testModules = moveFiles(path.join(stubsRoot, name));
    // A module for tests that has bodies here takes the place of its declaration.
    const isDeclared = (module: { readonly name: string }): boolean =>
      !testModules.some((other) => other.name === module.name);
    const facts = readJson(path.join(root, name, 'facts.json'));
    const modules = moveFiles(path.join(root, name)).filter(isDeclared);
    return { name, modules: modules.map((it) => withFacts(it, name, facts)), testModules };
  });
}

function withFacts(
  { name, text }: Pick<ModuleSource, 'name' | 'text'>,
  packageName: FrameworkPackage,
  facts: FactsFile,
): ModuleSource {
  const native = Object.entries(facts.modules[name]?.items ?? {}).flatMap(([item, fact]) =>
    fact.native === true ? [item] : [],
  );
  const testOnly = textOf(path.join(testOnlyRoot, packageName, `${name}.move`));
  return {
    name,
    text,
    native,
    testOnly,
    stubs: textOf(path.join(stubsRoot, packageName, `${name}.bodies`)),
  };
}

function moveFiles(folder: string): readonly Pick<ModuleSource, 'name' | 'text'>[] {
  const files = existsSync(folder) ? readdirSync(folder).toSorted(compareText) : [];
  return files
    .filter((file) => file.endsWith('.move'))
    .map((file) => ({
      name: path.basename(file, '.move'),
      text: readFileSync(path.join(folder, file), 'utf8'),
    }));
}

function textOf(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function readJson(file: string): FactsFile {
  return JSON.parse(readFileSync(file, 'utf8')) as FactsFile;
}
