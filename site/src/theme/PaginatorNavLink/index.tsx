/** The link to the next or previous page. A long name in it breaks between its words. */

import { withBreaks } from '@site/src/components/breaks/breaks';
import PaginatorNavLink from '@theme-original/PaginatorNavLink';
import type { Props } from '@theme/PaginatorNavLink';
import React, { type ReactNode } from 'react';

export default function BreakingPaginatorNavLink({ title, ...props }: Props): ReactNode {
  return <PaginatorNavLink {...props} title={withBreaks(title)} />;
}
