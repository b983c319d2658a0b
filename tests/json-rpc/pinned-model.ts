/** The model of the documented release, for tests of what stands in it. */

import { loadDescriptions } from '../../generators/core/descriptions.ts';
import { buildModel } from '../../generators/json-rpc/build.ts';
import { loadPinnedPackage } from '../../generators/json-rpc/load.ts';
import type { RpcModel } from '../../generators/json-rpc/model.ts';
import { readClient } from '../../generators/json-rpc/read.ts';
import { root } from '../support/run.ts';

/** Shuffled, the files of types, the calls and the declarations come in reversed order. */
export function pinnedModel({ isShuffled = false } = {}): RpcModel {
  const loaded = loadPinnedPackage(root).value;
  const descriptions = loadDescriptions(root, 'json-rpc').value;
  const [first, ...types] = loaded?.sources ?? [];
  if (!loaded || !descriptions || !first) throw new Error('the pinned package cannot be loaded');
  const inOrder = <T>(items: readonly T[]) => (isShuffled ? items.toReversed() : items);
  const client = readClient([first, ...inOrder(types)]).value;
  if (!client) throw new Error('the client cannot be read');
  const { name, version, entry } = loaded;
  const { value } = buildModel(
    { ...client, calls: inOrder(client.calls), declarations: inOrder(client.declarations) },
    { package: name, version, entry, descriptions },
  );
  if (!value) throw new Error('the model cannot be built');
  return value;
}
