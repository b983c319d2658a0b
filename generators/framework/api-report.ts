/** The surface report: one line for each item, aborts below, for people who review what changed. Pure. */

import type { FrameworkModel, FunctionModel, ItemModel, ModuleModel } from './model/model.ts';
import { modifiersOf } from './move/code.ts';
import { moduleOf, printReturns, printType, printTypeParameters } from './move/types.ts';

/** How many modules, structs, enums, functions, macros and constants have prose. */
export function coverageOf({ packages }: FrameworkModel): { documented: number; total: number } {
  const items = packages.flatMap(({ modules }) => modules.flatMap(itemsOf));
  return { documented: items.filter(({ prose }) => prose.length > 0).length, total: items.length };
}

export function itemsOf(module: ModuleModel): readonly ItemModel[] {
  return [module, ...module.structs, ...module.enums, ...module.functions, ...module.constants];
}

export function publishedModules({ packages }: FrameworkModel): readonly ModuleModel[] {
  return packages.flatMap((model) => model.modules.filter((module) => !module.isTestOnly));
}

export function apiReportOf(model: FrameworkModel): string {
  const { documented, total } = coverageOf(model);
  const lines = model.packages.flatMap((packageModel) => packageModel.modules.flatMap(moduleLines));
  return [`# prose: ${documented} of ${total}`, ...lines, ''].join('\n');
}

function moduleLines(module: ModuleModel): readonly string[] {
  return [
    `module ${module.id}${flagsOf(module)}`,
    ...module.structs.map((struct) => {
      const fields = struct.fields
        .map((field) => `${field.name}: ${printType(field.type)}`)
        .join(', ');
      const head = `${module.id}::${struct.name}${printTypeParameters(struct.typeParameters)}`;
      return `struct ${head} has ${struct.abilities.join(', ') || 'nothing'} { ${fields} }${flagsOf(struct)}`;
    }),
    ...module.enums.map((enumType) => {
      const head = `${module.id}::${enumType.name}${printTypeParameters(enumType.typeParameters)}`;
      return `enum ${head} has ${enumType.abilities.join(', ') || 'nothing'} { ${enumType.variants.map((variant) => variant.name).join(', ')} }${flagsOf(enumType)}`;
    }),
    ...module.functions.flatMap((fun) => [functionLine(module, fun), ...abortLines(fun)]),
    ...module.constants.map(
      (constant) =>
        `const ${module.id}::${constant.name}: ${printType(constant.type)} = ${constant.value.replace(/\s+/g, ' ')}${flagsOf(constant)}`,
    ),
  ];
}

function functionLine(module: ModuleModel, fun: FunctionModel): string {
  const parameters = fun.parameters
    .map(({ name, type }) => `${name}: ${printType(type)}`)
    .join(', ');
  const head = `${modifiersOf(fun)}fun ${module.id}::${fun.name}${printTypeParameters(fun.typeParameters)}`;
  return `${head}(${parameters})${printReturns(fun.returns, ': ')}${flagsOf(fun)}`;
}

/** Indented: an entity keeps its name when its aborts change. */
function abortLines({ id, aborts, areAbortsKnown }: FunctionModel): readonly string[] {
  const module = moduleOf(id);
  const names = [
    ...(areAbortsKnown ? [] : ['unknown']),
    ...aborts.map((abort) =>
      abort.module === module ? abort.reason : `${abort.module}::${abort.reason}`,
    ),
  ];
  return names.length === 0 ? [] : [`  aborts ${names.join(', ')}`];
}

function flagsOf(item: ItemModel): string {
  return `${item.deprecation === null ? '' : ' // deprecated'}${item.prose.length > 0 ? '' : ' // undocumented'}`;
}
