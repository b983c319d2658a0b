/** This page in the other languages in the navbar, and in the menu of a narrow screen; nothing while there is one language. */

import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useAlternatePageUtils } from '@docusaurus/theme-common/internal';
import React, { type ReactNode } from 'react';
import Choices, { type ChoicesGroup } from './Choices';

export default function Languages({ mobile = false }: ChoicesGroup): ReactNode {
  const { currentLocale, locales, localeConfigs } = useDocusaurusContext().i18n;
  const { createUrl } = useAlternatePageUtils();
  const choices = locales.map((locale) => ({
    label: localeConfigs[locale]?.label ?? locale,
    href: createUrl({ locale, fullyQualified: false }),
    isCurrent: locale === currentLocale,
    language: localeConfigs[locale]?.htmlLang ?? locale,
  }));
  return <Choices name="Language" choices={choices} mobile={mobile} />;
}
