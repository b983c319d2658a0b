/** One sidebar for both widths: beside a wide page, the menu of a narrow one. A popover of the browser, so it may be open while React comes. */

import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { ThemeClassNames } from '@docusaurus/theme-common';
import MainMenu from '@site/src/components/menu/MainMenu';
import MenuHead from '@site/src/components/menu/MenuHead';
import DocSidebar from '@theme/DocSidebar';
import type { Props } from '@theme/DocRoot/Layout/Sidebar';
import clsx from 'clsx';
import React, { Fragment, type ReactNode } from 'react';

export default function DocRootLayoutSidebar({ sidebar }: Props): ReactNode {
  const { pathname } = useLocation();
  return (
    <aside
      popover="auto"
      id="doc-menu"
      aria-label="Pages"
      className={clsx(ThemeClassNames.docs.docSidebarContainer, 'drawer')}
    >
      <MenuHead hasMainMenu />
      <MainMenu />
      {/* Another sidebar starts with its own folds. */}
      <Fragment key={useDocsSidebar()?.name ?? 'none'}>
        <div className="drawer-section">
          <DocSidebar
            sidebar={sidebar}
            path={pathname}
            onCollapse={() => undefined}
            isHidden={false}
          />
        </div>
      </Fragment>
    </aside>
  );
}
