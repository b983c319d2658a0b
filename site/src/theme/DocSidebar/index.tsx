/** The sidebar; on a page it does not list, the nearest listed ancestor is the one highlighted. */

import DocSidebarOriginal from '@theme-original/DocSidebar';
import type { Props } from '@theme/DocSidebar';
import React, { useMemo, type ReactNode } from 'react';
import { nearestListed } from './nearest-listed';

export default function DocSidebar(props: Props): ReactNode {
  const path = useMemo(() => nearestListed(props.path, props.sidebar), [props.path, props.sidebar]);
  return <DocSidebarOriginal {...props} path={path} />;
}
