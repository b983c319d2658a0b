/** The way from the modal to all results. */

import Link from '@docusaurus/Link';
import { useSearchLinkCreator } from '@docusaurus/theme-common';
import React, { type ReactNode } from 'react';
import { texts } from './texts';

export interface ResultsFooterProps {
  readonly query: string;
  readonly count: string;
  readonly onClose: () => void;
}

export default function ResultsFooter({ query, count, onClose }: ResultsFooterProps): ReactNode {
  const linkTo = useSearchLinkCreator();
  return (
    <Link to={linkTo(query)} onClick={onClose}>
      {texts.seeAll(count)}
    </Link>
  );
}
