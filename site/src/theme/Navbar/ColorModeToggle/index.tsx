/** The light and dark switch, on every page but the home page. */

import { useLocation } from '@docusaurus/router';
import Toggle from '@theme-original/Navbar/ColorModeToggle';
import type { Props } from '@theme/Navbar/ColorModeToggle';
import React, { type ReactNode } from 'react';

export default function ColorModeToggle(props: Props): ReactNode {
  return useLocation().pathname === '/' ? null : <Toggle {...props} />;
}
