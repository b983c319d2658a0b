/** The foot of every page: what changed, words, licence, and the four places where the community meets. Reads the environment. */

import type { ThemeConfig } from '@docusaurus/preset-classic';
import { analyticsSettings } from './analytics';
import { repositoryOf } from './repository';

export interface SocialLink {
  readonly label: string;
  readonly href: string;
}

/** Links only: nothing is requested from these places. */
export const socialLinks: readonly SocialLink[] = [
  { label: 'Discord', href: 'https://discord.gg/sui' },
  { label: 'X', href: 'https://x.com/SuiNetwork' },
  { label: 'YouTube', href: 'https://www.youtube.com/@Sui-Network' },
  { label: 'LinkedIn', href: 'https://www.linkedin.com/company/sui-foundation/' },
];

const repository = repositoryOf(process.env);

const licence =
  '<a href="https://creativecommons.org/licenses/by/4.0/" rel="license">CC BY 4.0</a>';

/** Where readers may be counted, they can change their answer on every page. */
const choice = analyticsSettings(process.env)
  ? ' <button type="button" class="clean-btn analytics-choice" data-action="analytics">Analytics choice</button>'
  : '';

export const footer: ThemeConfig['footer'] = {
  logo: {
    alt: 'Sui Documentation',
    src: 'img/mark.svg',
    width: 36,
    height: 36,
    href: '/',
  },
  copyright: `© 2025 Sui documentation contributors. Text is licensed under ${licence}, code under Apache-2.0.${choice}`,
  links: [
    {
      title: 'This site',
      items: [
        { label: 'Changes by release', to: '/references/changes' },
        { label: 'Glossary', to: '/sui-glossary' },
        ...(repository === null ? [] : [{ label: 'Report a problem', href: repository.issues }]),
      ],
    },
  ],
};
