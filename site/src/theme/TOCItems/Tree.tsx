/** The outline next to a page. Names in it break between their words; commands leave out the words of their page. */

import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { namePartsOf } from '@site/src/name-parts';
import { outlineLabel } from '@site/src/outline-label';
import Tree from '@theme-original/TOCItems/Tree';
import type { Props } from '@theme/TOCItems/Tree';
import React, { useMemo, type ReactNode } from 'react';

export default function TOCItemsTree(props: Props): ReactNode {
  const { title } = useDoc().metadata;
  const toc = useMemo(() => props.toc.map((item) => labelled(item, title)), [props.toc, title]);
  return <Tree {...props} toc={toc} />;
}

/** In characters; so much fits a line of the second level. */
const LONGEST = 20;

type Item = Props['toc'][number];

/**
 * The value is HTML of headings; code without markup or entities is all that breaks, at a character. Neither the
 * break nor a label that is one name has an element: there would be hundreds.
 */
function labelled(item: Item, title: string): Item {
  return {
    ...item,
    value: outlineLabel(item.value, title).replace(
      /<code>([^<&]*)<\/code>/g,
      (code, name: string, at: number, label: string) => {
        const parts = namePartsOf(name, LONGEST).join('&#8203;');
        return at === 0 && code === label ? parts : `<code>${parts}</code>`;
      },
    ),
    children: item.children.map((child) => labelled(child, title)),
  };
}
