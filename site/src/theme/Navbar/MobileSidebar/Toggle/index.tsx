/** Opens the menu: a popover of the browser. Deferred hydration opens the sidebar instead where there is one. */

import IconMenu from '@theme/Icon/Menu';
import React, { type ReactNode } from 'react';

export default function MobileSidebarToggle(): ReactNode {
  return (
    <button
      type="button"
      data-action="menu"
      popoverTarget="site-menu"
      aria-label="Toggle navigation bar"
      className="navbar__toggle clean-btn"
    >
      <IconMenu />
    </button>
  );
}
