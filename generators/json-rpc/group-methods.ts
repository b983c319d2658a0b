/** The methods by group, for the index, the sidebar and the overview. Pure. */

import { GROUP_ORDER } from './hand-map.ts';
import type { RpcMethod, RpcModel } from './model.ts';

/** The methods by group, groups in the order of the index, empty ones left out. */
export function groupMethods(
  model: RpcModel,
): readonly { readonly title: string; readonly methods: readonly RpcMethod[] }[] {
  return GROUP_ORDER.map((title) => ({
    title,
    methods: model.methods.filter((method) => method.group === title),
  })).filter((group) => group.methods.length > 0);
}
