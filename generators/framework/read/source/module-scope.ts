/** Who a module is, and what its `use` declarations bring into it. Pure. */

import { addressName } from '../../move/addresses.ts';
import type { ReadMethod, ReadModule } from '../declarations.ts';
import { buildScope, resolvePath } from '../../move/names.ts';
import { PRIMITIVES } from '../../move/types.ts';
import type { MethodImport } from './use-declarations.ts';
import { parseUse, parseUseFun } from './use-declarations.ts';

/** `uses` are whole declarations, `types` the names of its own types. */
export function moduleScope(
  address: string,
  name: string,
  uses: readonly string[],
  types: readonly string[],
): Pick<ReadModule, 'id' | 'name' | 'package' | 'methods' | 'scope'> {
  const packageName = addressName(address);
  const id = `${packageName}::${name}`;
  const methods = uses.map(parseUseFun).filter((method) => method !== null);
  const scope = buildScope({ id, package: packageName }, uses.flatMap(parseUse), types);
  return {
    name,
    package: packageName,
    id,
    methods: methods.flatMap((method) => resolveMethod(method, id, scope)),
    scope,
  };
}

/** Only a `public use fun` is for others to use. A function without a path is one of this module. */
function resolveMethod(
  method: MethodImport,
  module: string,
  scope: ReadModule['scope'],
): readonly ReadMethod[] {
  if (!method.isPublic) return [];
  const [bare = ''] = method.type;
  const isBuiltIn =
    method.type.length === 1 &&
    (bare === 'vector' || (PRIMITIVES as readonly string[]).includes(bare));
  const type = isBuiltIn ? bare : resolvePath(method.type, scope);
  const [name = ''] = method.function;
  const target =
    method.function.length === 1 ? `${module}::${name}` : resolvePath(method.function, scope);
  return type === null || target === null ? [] : [{ type, name: method.name, function: target }];
}
