/** The foot of a page: mark and licence, section links, and the row of community links. */

import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Props } from '@theme/Footer/Layout';
import type { SocialLink } from '@site/config/footer';
import { ThemeClassNames } from '@docusaurus/theme-common';
import clsx from 'clsx';
import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

export default function FooterLayout({ style, links, logo, copyright }: Props): ReactNode {
  const social = useDocusaurusContext().siteConfig.customFields?.[
    'socialLinks'
  ] as readonly SocialLink[];
  return (
    <footer
      className={clsx(
        ThemeClassNames.layout.footer.container,
        'footer',
        style === 'dark' && 'footer--dark',
      )}
    >
      <div className={clsx('container container-fluid', styles.grid)}>
        <div className={styles.about}>
          {logo}
          {copyright}
        </div>
        <div className={styles.links}>{links}</div>
        <ul className={styles.social} aria-label="Community">
          {social.map(({ label, href }) => (
            <li key={href}>
              <Link href={href}>{label}</Link>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
