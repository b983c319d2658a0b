/** Who a module is, and what the names in it stand for. Pure. */

import { addressName } from '../../move/addresses.ts';
import type { Scope } from '../../move/names.ts';
import { buildScope, resolvePath } from '../../move/names.ts';
import { PRIMITIVES } from '../../move/types.ts';
import type { ReadMethod, ReadModule } from '../declarations.ts';
import type { MethodImport, Uses } from './uses.ts';

/** `identity` is `sui::coin` as written, `types` the names of the module's own types. */
export function moduleScope(
  identity: string,
  uses: Uses,
  types: readonly string[],
): Pick<ReadModule, 'id' | 'name' | 'package' | 'methods' | 'scope'> {
  const [address = '', name = ''] = identity.split('::').map((part) => part.trim());
  const packageName = addressName(address);
  const id = `${packageName}::${name}`;
  const scope = buildScope({ id, package: packageName }, uses.imports, types);
  const methods = uses.methods.flatMap((method) => resolveMethod(method, id, scope));
  return { name, package: packageName, id, methods, scope };
}

/** Only a `public use fun` is for others to use. A function without a path is one of this module. */
function resolveMethod(method: MethodImport, module: string, scope: Scope): readonly ReadMethod[] {
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
