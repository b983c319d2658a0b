/** The first stop of a page: a plain link past navbar and sidebar, so that it needs no script. */

import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

/** What every page begins with after its frame. */
export const contentId = '-content';

export default function SkipToContent(): ReactNode {
  return (
    <div role="region" aria-label="Skip to main content">
      <a className={styles.link} href={`#${contentId}`}>
        Skip to main content
      </a>
      {/* What has been copied is said here (`deferred-hydration/copy.ts`). */}
      <p id="copied" className="spoken" aria-live="polite" />
    </div>
  );
}
