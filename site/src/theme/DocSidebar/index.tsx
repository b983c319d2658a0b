/** The sidebar, the same for all widths; on a page it does not list, the nearest listed ancestor is the one highlighted. */

import DocSidebarDesktop from '@theme/DocSidebar/Desktop';
import type { Props } from '@theme/DocSidebar';
import React, { useMemo, type ReactNode } from 'react';
import { nearestListed } from './nearest-listed';

export default function DocSidebar(props: Props): ReactNode {
  const path = useMemo(() => nearestListed(props.path, props.sidebar), [props.path, props.sidebar]);
  return <DocSidebarDesktop {...props} path={path} />;
}
