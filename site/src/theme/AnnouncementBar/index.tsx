/** The announcement bar; a new announcement shows at once to a reader who closed an older one. */

import AnnouncementBarOriginal from '@theme-original/AnnouncementBar';
import { useAnnouncementBar } from '@docusaurus/theme-common/internal';
import React, { useEffect, type ReactNode } from 'react';

/** Set before React takes over, from what storage said about the older announcement. */
const dismissed = 'data-announcement-bar-initially-dismissed';

export default function AnnouncementBar(): ReactNode {
  const { isActive } = useAnnouncementBar();
  useEffect(() => {
    if (isActive) document.documentElement.setAttribute(dismissed, 'false');
  }, [isActive]);
  return <AnnouncementBarOriginal />;
}
