/** The sections of the site, and its versions and languages where there are several, in the menu of a narrow screen. */

import Link from '@docusaurus/Link';
import { useThemeConfig } from '@docusaurus/theme-common';
import Languages from '@site/src/components/choices/Languages';
import Versions from '@site/src/components/choices/Versions';
import GetStarted from '@site/src/components/get-started/GetStarted';
import React, { type ReactNode } from 'react';

interface Item {
  readonly label?: string;
  readonly to?: string;
}

export default function MainMenu(): ReactNode {
  const items = useThemeConfig().navbar.items as readonly Item[];
  return (
    <ul className="menu__list drawer-main">
      {items.map(
        ({ label, to }) =>
          to !== undefined && (
            <li key={to} className="menu__list-item">
              <Link className="menu__link" to={to}>
                {label}
              </Link>
            </li>
          ),
      )}
      <Versions mobile />
      <Languages mobile />
      <GetStarted mobile />
    </ul>
  );
}
