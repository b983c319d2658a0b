/** The upper end of the menu on a narrow screen: back to all sections, the color mode, and out. */

import ColorModeToggle from '@theme/Navbar/ColorModeToggle';
import React, { type ReactNode } from 'react';

export default function MenuHead({
  hasMainMenu = false,
}: {
  readonly hasMainMenu?: boolean;
}): ReactNode {
  return (
    <div className="drawer-head">
      {hasMainMenu && (
        <button type="button" data-action="main-menu" className="clean-btn drawer-back">
          Back to main menu
        </button>
      )}
      <ColorModeToggle className="drawer-mode" />
      <button
        type="button"
        data-action="close-menu"
        className="clean-btn drawer-close"
        aria-label="Close menu"
      >
        <span aria-hidden="true">×</span>
      </button>
    </div>
  );
}
