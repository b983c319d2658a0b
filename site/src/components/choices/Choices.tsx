/** A list to choose from in the menu of a narrow screen; nothing while there is no choice. Works without scripts. */

import React, { type ReactNode } from 'react';

export interface Choice {
  readonly label: string;
  readonly href: string;
  readonly isCurrent: boolean;
  /** Of the label, and of the page that it leads to. */
  readonly language?: string;
}

export default function Choices({
  name,
  choices,
}: {
  readonly name: string;
  readonly choices: readonly Choice[];
}): ReactNode {
  if (choices.length < 2) return null;
  const current = choices.find(({ isCurrent }) => isCurrent)?.label;
  return (
    <li className="menu__list-item">
      <details>
        <summary className="menu__link">
          {current === undefined ? name : `${name}: ${current}`}
        </summary>
        <ul className="menu__list">
          {choices.map(({ label, href, isCurrent, language }) => (
            <li key={href} className="menu__list-item">
              <a
                className="menu__link"
                href={href}
                aria-current={isCurrent ? 'true' : undefined}
                lang={language}
                hrefLang={language}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
