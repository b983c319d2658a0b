/** The light and dark switch, on every page but the home page. Deferred hydration works it. */

import { useLocation } from '@docusaurus/router';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import type { Props } from '@theme/Navbar/ColorModeToggle';
import clsx from 'clsx';
import React, { type ReactNode } from 'react';

const NAME = 'Switch between dark and light mode';

export default function ColorModeToggle({ className }: Props): ReactNode {
  if (useLocation().pathname === '/') return null;
  return (
    <button
      type="button"
      data-action="theme"
      className={clsx('clean-btn mode-switch', className)}
      title={NAME}
      aria-label={NAME}
    >
      <IconLightMode aria-hidden className="mode-light" />
      <IconDarkMode aria-hidden className="mode-dark" />
    </button>
  );
}
