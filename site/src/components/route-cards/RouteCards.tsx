/** The groups of a section that exist in this build, as cards with their pages; taken from the sidebar. */

import Link from '@docusaurus/Link';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import React, { type ReactNode } from 'react';
import cards from '../cards/cards.module.css';
import { groupsOf, shorten, type RouteGroup } from './groups';

export interface RouteCardsProps {
  readonly section: string;
  /** Route of one group, to show its children instead of the whole section. */
  readonly under?: string;
}

export default function RouteCards({ section, under }: RouteCardsProps): ReactNode {
  const sidebar: readonly PropSidebarItem[] =
    useDocsVersion().docsSidebars[`${section}Sidebar`] ?? [];
  const groups = groupsOf(sidebar, { landing: `/${section}`, under });
  if (groups.length === 0) throw new Error(`<RouteCards section="${section}"> lists no page`);
  return (
    <div className={cards.cards}>
      {groups.map((group) => (
        <GroupCard key={group.label} group={group} />
      ))}
    </div>
  );
}

function GroupCard({ group }: { readonly group: RouteGroup }): ReactNode {
  return (
    <div className={cards.card}>
      <p className={cards.title}>
        {group.href === null ? group.label : <Link to={group.href}>{group.label}</Link>}
      </p>
      {group.links.length > 0 && <GroupLinks group={group} />}
    </div>
  );
}

function GroupLinks({ group }: { readonly group: RouteGroup }): ReactNode {
  const { displayed, more } = shorten(group);
  return (
    <ul className={cards.links}>
      {displayed.map((link) => (
        <li key={link.href}>
          <Link to={link.href}>{link.label}</Link>
        </li>
      ))}
      {more > 0 && <li>and {more} more</li>}
    </ul>
  );
}
