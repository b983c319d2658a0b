/** The button that leads into the guides, on the home page only; a plain menu link on a phone. */

import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import React, { type ReactNode } from 'react';

const target = '/guides#get-started-developing-on-sui';

export default function GetStarted({ mobile = false }: { readonly mobile?: boolean }): ReactNode {
  if (useLocation().pathname !== '/') return null;
  if (mobile) {
    return (
      <li className="menu__list-item">
        <Link className="menu__link" to={target}>
          Get started
        </Link>
      </li>
    );
  }
  return (
    <Link className="navbar__item button button--primary get-started" to={target}>
      Get started
    </Link>
  );
}
