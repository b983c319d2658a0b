/** Pages that most readers want, by section: for who has not typed yet, and for who found nothing. */

import React, { type ReactNode } from 'react';
import { popular } from './modal/popular';

export interface PopularListsProps {
  readonly className: string | undefined;
  /** Starts and ends with a slash. */
  readonly base: string;
  readonly onOpen?: () => void;
}

export default function PopularLists({ className, base, onOpen }: PopularListsProps): ReactNode {
  return (
    <nav className={className} aria-label="Popular pages">
      {popular.map(({ section, pages }) => (
        <section key={section}>
          <h2>{section}</h2>
          <ul>
            {pages.map(([title, route]) => (
              <li key={route}>
                <a href={base + route.slice(1)} onClick={onOpen}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
