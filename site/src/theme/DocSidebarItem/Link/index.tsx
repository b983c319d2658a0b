/** An entry of the sidebar, without an element around its words. A long name in it breaks between its words. */

import Link from '@docusaurus/Link';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { withBreaks } from '@site/src/components/breaks/breaks';
import type { Props } from '@theme/DocSidebarItem/Link';
import clsx from 'clsx';
import React, { type ReactNode } from 'react';

/** In characters; so much fits a line of the third level. */
const LONGEST = 20;

export default function DocSidebarItemLink({
  item,
  onItemClick,
  activePath,
  level,
}: Props): ReactNode {
  const isActive = isActiveSidebarItem(item, activePath);
  const { docSidebarItemLink, docSidebarItemLinkLevel } = ThemeClassNames.docs;
  return (
    <li
      className={clsx(
        docSidebarItemLink,
        docSidebarItemLinkLevel(level),
        'menu__list-item',
        item.className,
      )}
    >
      <Link
        className={clsx('menu__link', isActive && 'menu__link--active')}
        autoAddBaseUrl={item.autoAddBaseUrl}
        aria-current={isActive ? 'page' : undefined}
        to={item.href}
        onClick={onItemClick && (() => onItemClick(item))}
      >
        {withBreaks(item.label, LONGEST)}
      </Link>
    </li>
  );
}
