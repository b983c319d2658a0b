/** A list to choose from, in the navbar or in the menu of a narrow screen; nothing while there is no choice. Opens without scripts. */

import clsx from 'clsx';
import React, { type ReactNode } from 'react';

export interface Choice {
  readonly label: string;
  readonly href: string;
  readonly isCurrent: boolean;
  /** Of the label, and of the page that it leads to. */
  readonly language?: string;
}

export interface ChoicesGroup {
  /** In the menu of a narrow screen. */
  readonly mobile?: boolean;
}

interface ChoicesProps extends ChoicesGroup {
  readonly name: string;
  readonly choices: readonly Choice[];
}

export default function Choices({ name, choices, mobile = false }: ChoicesProps): ReactNode {
  if (choices.length < 2) return null;
  const current = choices.find(({ isCurrent }) => isCurrent)?.label;
  const list = (
    <>
      <summary className={mobile ? 'menu__link' : 'navbar__link'}>
        {current === undefined ? name : `${name}: ${current}`}
      </summary>
      <ul className={mobile ? 'menu__list' : 'dropdown__menu'}>
        {choices.map((choice) => (
          <li key={choice.href} className={clsx(mobile && 'menu__list-item')}>
            <ChoiceLink {...choice} mobile={mobile} />
          </li>
        ))}
      </ul>
    </>
  );
  if (!mobile)
    return (
      <details className="navbar__item dropdown dropdown--right dropdown--show choices">
        {list}
      </details>
    );
  return (
    <li className="menu__list-item">
      <details>{list}</details>
    </li>
  );
}

function ChoiceLink({
  label,
  href,
  isCurrent,
  language,
  mobile,
}: Choice & ChoicesGroup): ReactNode {
  return (
    <a
      className={mobile ? 'menu__link' : 'dropdown__link'}
      href={href}
      // `?query#anchor` of this page goes with the reader.
      data-keeps-address
      aria-current={isCurrent ? 'true' : undefined}
      lang={language}
      hrefLang={language}
    >
      {label}
    </a>
  );
}
