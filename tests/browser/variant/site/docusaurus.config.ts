/** The configuration of the site over a few pages, with a second version and a second language. Read from the staged copy of this folder. */

import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Config, PluginConfig } from '@docusaurus/types';
import config from '../../../../site/docusaurus.config';
import { markdownPages } from '../../../../site/plugins/markdown-pages';
import { docsMetadataFilter } from '../../../../site/src/deferred-hydration/build/docs-metadata-filter';

const versions: DocsOptions['versions'] = {
  current: { label: 'Next', path: '/' },
  '1.0': { label: '1.0', path: '1.0' },
};

function adapted(plugin: PluginConfig): PluginConfig {
  if (!Array.isArray(plugin) || plugin[0] !== docsMetadataFilter) return plugin;
  return [docsMetadataFilter, { ...(plugin[1] as DocsOptions), versions, lastVersion: 'current' }];
}

const variant: Config = {
  ...config,
  i18n: {
    defaultLocale: 'en',
    locales: ['en', 'de'],
    localeConfigs: { ...config.i18n?.localeConfigs, de: { label: 'Deutsch', htmlLang: 'de' } },
  },
  onBrokenLinks: 'ignore',
  // Markdown pages are made of the only version that the site has.
  plugins:
    config.plugins
      ?.filter((plugin) => plugin !== markdownPages)
      .map((plugin) => adapted(plugin as PluginConfig)) ?? [],
};

export default variant;
