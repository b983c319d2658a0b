/** The way down to a page: from the sidebar, or from its front matter where no sidebar lists it. */

import Link from '@docusaurus/Link';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { useDoc, useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import DocBreadcrumbsStructuredData from '@theme/DocBreadcrumbs/StructuredData';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import { contentId } from '@site/src/theme/SkipToContent';
import PageActions from '@site/src/components/page-actions/PageActions';
import clsx from 'clsx';
import React, { useMemo, type ReactNode } from 'react';
import { crumbsOf, trailsIn, type Crumb } from './crumbs';

export default function DocBreadcrumbs(): ReactNode {
  const { frontMatter, metadata } = useDoc();
  const { breadcrumbs: declared } = frontMatter as { breadcrumbs?: unknown };
  const items = useDocsSidebar()?.items;
  const trails = useMemo(() => trailsIn(items ?? []), [items]);
  const section = sectionOf(items?.[0]);
  const crumbs = crumbsOf({
    path: metadata.permalink,
    declared,
    title: metadata.title,
    section,
    trails,
  });
  return (
    <div id={contentId} className="way">
      {crumbs.length > 0 && <Trail crumbs={crumbs} />}
      <PageActions />
    </div>
  );
}

function Trail({ crumbs }: { readonly crumbs: readonly Crumb[] }): ReactNode {
  return (
    <>
      <DocBreadcrumbsStructuredData
        breadcrumbs={crumbs.map((crumb) => ({ type: 'link', href: '', ...crumb }))}
      />
      <nav className={clsx(ThemeClassNames.docs.docBreadcrumbs)} aria-label="Breadcrumbs">
        <ul className="breadcrumbs">
          <HomeBreadcrumbItem />
          {crumbs.map((crumb, index) => (
            <BreadcrumbItem key={index} crumb={crumb} isLast={index === crumbs.length - 1} />
          ))}
        </ul>
      </nav>
    </>
  );
}

/** The landing page is the first item of its sidebar. */
function sectionOf(first: PropSidebarItem | undefined): Crumb | null {
  return first?.type === 'link' ? { label: first.label, href: first.href } : null;
}

function BreadcrumbItem({
  crumb,
  isLast,
}: {
  readonly crumb: Crumb;
  readonly isLast: boolean;
}): ReactNode {
  const isLink = !isLast && crumb.href !== undefined;
  return (
    <li className={clsx('breadcrumbs__item', isLast && 'breadcrumbs__item--active')}>
      {isLink ? (
        <Link className="breadcrumbs__link" to={crumb.href}>
          {crumb.label}
        </Link>
      ) : (
        <span className="breadcrumbs__link" aria-current={isLast ? 'page' : undefined}>
          {crumb.label}
        </span>
      )}
    </li>
  );
}
