/** Closes the announcement: the script of deferred hydration does and remembers it, React follows when it is there. */

import { useThemeConfig } from '@docusaurus/theme-common';
import CloseButton from '@theme-original/AnnouncementBar/CloseButton';
import type { Props } from '@theme/AnnouncementBar/CloseButton';
import React, { type ReactNode } from 'react';

export default function AnnouncementBarCloseButton(props: Props): ReactNode {
  const { announcementBar } = useThemeConfig();
  const act = { 'data-action': 'announcement', 'data-id': announcementBar?.id };
  return <CloseButton {...props} {...act} />;
}
