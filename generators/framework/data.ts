/** What the two reader tools fetch: signatures to search in, abort codes to look up. Plain JSON. Pure. */

import type { AbortData, AbortEntry, SignatureData, SignatureEntry } from '../output/framework.ts';
import { publishedModules } from './api-report.ts';
import { codeOf, meaningOf, messageOf } from './model/constants.ts';
import type { FrameworkModel, FunctionModel, ModuleModel } from './model/model.ts';
import { anchorOf } from './move/ids.ts';
import { isPackageFunction, type FrameworkRoutes } from './routes.ts';
import { printType } from './move/types.ts';

export function signatureData(model: FrameworkModel, routes: FrameworkRoutes): SignatureData {
  const types: string[] = [];
  const positions = new Map<string, number>();
  const intern = (text: string): number => {
    const known = positions.get(text);
    if (known !== undefined) return known;
    positions.set(text, types.length);
    types.push(text);
    return types.length - 1;
  };
  const modules = publishedModules(model).flatMap((module) =>
    pagesOf(module, routes).map(([route, functions]) => ({
      id: module.id,
      route,
      functions: functions.map((fun) => signatureEntry(fun, intern)),
    })),
  );
  return { types, modules };
}

/** Each page of a module with its functions. */
function pagesOf(
  { id, functions }: ModuleModel,
  routes: FrameworkRoutes,
): (readonly [string, readonly FunctionModel[]])[] {
  const packaged = routes.packageFunctions(id);
  if (packaged === null) return [[routes.module(id), functions]];
  return [
    [routes.module(id), functions.filter((fun) => !isPackageFunction(fun))],
    [packaged, functions.filter(isPackageFunction)],
  ];
}

function signatureEntry(fun: FunctionModel, intern: (text: string) => number): SignatureEntry {
  const visibility = fun.visibility === 'private' ? 'entry' : fun.visibility;
  return {
    name: fun.name,
    anchor: anchorOf(fun.id),
    kind: fun.isMacro ? `${visibility} macro` : visibility,
    generics: fun.typeParameters.map((parameter) => [
      parameter.name,
      parameter.abilities.join(' '),
    ]),
    parameters: fun.parameters.map(({ name, type }) => [name, intern(printType(type))]),
    returns: fun.returns.map((type) => intern(printType(type))),
    summary: fun.summary,
    isDeprecated: fun.deprecation !== null,
  };
}

/** Every module, so that an address and a name alone lead to the page; most have error codes. */
export function abortData(model: FrameworkModel, routes: FrameworkRoutes): AbortData {
  return {
    modules: model.packages.flatMap((packageModel) =>
      packageModel.modules.map((module) => ({
        id: module.id,
        address: packageModel.address ?? packageModel.name,
        route: routes.module(module.id),
        errors: module.constants
          .filter((constant) => constant.isError)
          .map((constant) => abortEntry(constant)),
        functions: module.functions.flatMap((item): (readonly [string, number])[] => {
          const line = /#L(\d+)$/.exec(item.source ?? '')?.[1];
          return line === undefined ? [] : [[item.name, Number(line)]];
        }),
      })),
    ),
  };
}

function abortEntry(constant: ModuleModel['constants'][number]): AbortEntry {
  return {
    name: constant.name,
    anchor: anchorOf(constant.id),
    code: numberIn(codeOf(constant) ?? ''),
    message: messageOf(constant),
    meaning: meaningOf(constant),
    raisedBy: constant.raisedBy.map((id) => [anchorOf(id).replace(/~.*$/, ''), anchorOf(id)]),
  };
}

/** `0x1_0001` → `65537`. Null for what is not a number. */
function numberIn(value: string): string | null {
  const digits = value.replaceAll('_', '').replace(/u(?:8|16|32|64|128|256)$/, '');
  return /^(?:0x[0-9a-f]+|\d+)$/i.test(digits) ? BigInt(digits).toString() : null;
}
