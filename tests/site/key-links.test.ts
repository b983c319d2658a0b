/** Keys of YAML blocks on pages for operators, and where they lead. */

import { describe, expect, it } from 'vitest';
import { linkKeys } from '../../site/dialect/key-links.ts';
import { buildSymbolIndex } from '../../site/dialect/symbol-index.ts';
import type { TreeNode } from '../../site/dialect/tree.ts';

const target = (path: string) => ({
  id: `config:${path}`,
  route: `/references/operator/${path.split('/')[0] ?? ''}-configuration`,
  anchor: (path.split('/')[1] ?? '').replaceAll('[]', ''),
  kind: 'configuration key',
});
const index = buildSymbolIndex(
  ['node/db-path', 'node/p2p.peers', 'node/p2p.peers[].address', 'bridge/db-path'].map(target),
);

/** The linked words with their anchors, and the title of the block; null for a block left as it is. */
function linked(code: string, { slug = '/guides/operator/x', meta = '' } = {}) {
  const block: TreeNode = { type: 'code', lang: 'yaml', meta, value: code };
  const tree: TreeNode = { type: 'root', children: [block] };
  linkKeys({ index })(tree, { data: { frontMatter: { slug } } });
  const [node] = tree.children ?? [];
  if (node?.name !== 'Signature') return null;
  const valueOf = (name: string) =>
    node.attributes?.find((attribute) => attribute.name === name)?.value;
  const links = (valueOf('links') ?? '').split(' ').map((link) => {
    const [, start, end, href] = /^(\d+)-(\d+):(.*)$/.exec(link) ?? [];
    return `${code.slice(Number(start), Number(end))} ${(href ?? '').replace('/references/operator/', '')}`;
  });
  return { links, title: valueOf('title') };
}

describe('a YAML block of an operator page', () => {
  it('links the keys that the file has, with the sections around them', () => {
    const code =
      'db-path: /data # here\np2p:\n  peers:\n    - address: a\n      mine: 1\naddress: b\n';
    expect(linked(code, { meta: 'title="fullnode.yaml"' })).toEqual({
      links: [
        'db-path node-configuration#db-path',
        'peers node-configuration#p2p.peers',
        'address node-configuration#p2p.peers.address',
      ],
      title: 'fullnode.yaml',
    });
  });

  it('is of the file that its title or its page names', () => {
    const bridge = { links: ['db-path bridge-configuration#db-path'], title: undefined };
    expect(linked('db-path: a', { slug: '/guides/operator/bridge-node-configuration' })).toEqual(
      bridge,
    );
    expect(linked('db-path: a', { meta: 'title="bridge.yaml"' })?.links).toEqual(bridge.links);
    expect(linked('db-path: a', { meta: 'title="docker-compose.yaml"' })).toBe(null);
  });

  it('stays as it is elsewhere, without a known key, with marked lines, or when it is no YAML', () => {
    expect(linked('db-path: a', { slug: '/guides/developer/x' })).toBe(null);
    expect(linked('other: a')).toBe(null);
    expect(linked('db-path: a', { meta: '{1}' })).toBe(null);
    expect(linked('db-path: [a')).toBe(null);
  });
});
