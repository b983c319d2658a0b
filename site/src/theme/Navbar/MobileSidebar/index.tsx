/** The menu of pages without a sidebar, and of readers without scripts. */

import MainMenu from '@site/src/components/menu/MainMenu';
import MenuHead from '@site/src/components/menu/MenuHead';
import React, { type ReactNode } from 'react';

export default function NavbarMobileSidebar(): ReactNode {
  return (
    <div popover="auto" id="site-menu" className="drawer" data-pane="main">
      <MenuHead />
      <MainMenu />
    </div>
  );
}
