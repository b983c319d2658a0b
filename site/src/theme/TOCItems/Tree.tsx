/** The outline next to a page. Names in it break between their words, not inside one. */

import { namePartsOf } from '@site/src/name-parts';
import Tree from '@theme-original/TOCItems/Tree';
import type { Props } from '@theme/TOCItems/Tree';
import React, { useMemo, type ReactNode } from 'react';

export default function TOCItemsTree(props: Props): ReactNode {
  const toc = useMemo(() => props.toc.map(withBreaks), [props.toc]);
  return <Tree {...props} toc={toc} />;
}

type Item = Props['toc'][number];

/** The value is HTML of headings; code without markup or entities is all that changes. */
function withBreaks(item: Item): Item {
  return {
    ...item,
    value: item.value.replace(
      /<code>([^<&]*)<\/code>/g,
      (_, name: string) => `<code>${namePartsOf(name).join('<wbr/>')}</code>`,
    ),
    children: item.children.map(withBreaks),
  };
}
