/** Who a module is, and what the names in it stand for. Pure. */

import type { NamedAddresses } from '../../move/addresses.ts';
import { addressName } from '../../move/addresses.ts';
import type { Scope } from '../../move/names.ts';
import { buildScope, resolvePath } from '../../move/names.ts';
import { PRIMITIVES } from '../../move/types.ts';
import type { ReadMethod, ReadModule } from '../declarations.ts';
import type { MethodImport, Uses } from './uses.ts';

interface Names {
  readonly uses: Uses;
  /** The names of the module's own types. */
  readonly types: readonly string[];
  readonly named: NamedAddresses;
}

/** `identity` is `sui::coin` as written. */
export function moduleScope(
  identity: string,
  { uses, types, named }: Names,
): Pick<ReadModule, 'id' | 'name' | 'package' | 'imports' | 'methods' | 'scope'> {
  const [address = '', name = ''] = identity.split('::').map((part) => part.trim());
  const packageName = addressName(address, named);
  const id = `${packageName}::${name}`;
  const scope = { ...buildScope({ id, package: packageName }, uses.imports, types), named };
  const methods = uses.methods.flatMap((method) => resolveMethod(method, id, scope));
  const imports = uses.imports.map(({ module }) => module);
  return { name, package: packageName, id, imports, methods, scope };
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
