/** The site: docs at the root, four sidebars, every asset from this origin. */

import { resolve } from 'node:path';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type * as Preset from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import remarkMath from 'remark-math';
import { analyticsOrigins, analyticsSettings } from './config/analytics';
import { siteNames } from './config/names';
import { footer, socialLinks } from './config/footer';
import { navbar } from './config/navbar';
import { graphqlEndpoint } from './config/graphql-endpoint';
import { release } from './config/documented-release';
import { repositoryOf } from './config/repository';
import { deadLinks, scope } from './config/scope';
import { algoliaTheme, hostedSettings, searchOrigins } from './config/search';
import { analytics } from './plugins/analytics';
import { exampleSources } from './plugins/example-sources';
import { fontSubsets } from './plugins/font-subsets';
import { homePage } from './plugins/home-page';
import { loadMoves } from './outline/load-served';
import { playground } from './plugins/playground';
import { movedPages } from './plugins/moved-pages';
import { searchFolder, siteSearch } from './plugins/search';
import { securityPolicy } from './plugins/security-policy';
import { markdownPages } from './plugins/markdown-pages';
import { docsMetadataFilter } from './src/deferred-hydration/build/docs-metadata-filter';
import { jsxFactoryAlias } from './src/deferred-hydration/build/jsx-factory-alias';
import { lateHighlighter } from './src/deferred-hydration/build/late-highlighter';
import { pageTemplate, waitsForInteraction } from './src/deferred-hydration/build/page-template';
import { deferredHydration } from './src/deferred-hydration/build/plugin';
import { formulas } from './src/rehype/formula-stops';
import { earlyPlugins, latePlugins } from './src/remark';
import { drawDiagrams } from './src/remark/drawn-diagrams';
import { placeOutline } from './src/remark/outline-behind-lead';
import { askForValues } from './src/remark/open-values';
import { tokenizedOnly } from './src/remark/tokenized-only';
import { unusedRules } from './plugins/unused-rules';
import { katexStylesheet, vendorAssets, vendorFolder } from './plugins/vendor-assets';

const isWholeSite = scope === 'all';
const docs = resolve(__dirname, '../docs');
// Some lead to generated pages.
const moves = isWholeSite ? loadMoves(resolve(__dirname, '..')) : [];
const hosted = hostedSettings(process.env);
const counted = analyticsSettings(process.env);
const repository = repositoryOf(process.env);
const endpoint = graphqlEndpoint(process.env);

const docsOptions: Partial<DocsOptions> = {
  path: '../docs',
  routeBasePath: '/',
  sidebarPath: './sidebars.ts',
  breadcrumbs: true,
  numberPrefixParser: false,
  ...(repository === null ? {} : { editUrl: ({ docPath }) => `${repository.edit}docs/${docPath}` }),
  // Outside a git work tree this would fail the build.
  showLastUpdateTime: false,
  exclude: ['**/_*.{md,mdx}', '**/_*/**', 'examples/**', ...(isWholeSite ? [] : ['generated/**'])],
  beforeDefaultRemarkPlugins: earlyPlugins(docs),
  // A Markdown page keeps the sources of drawings, so they are drawn here and late.
  remarkPlugins: [
    tokenizedOnly,
    remarkMath,
    ...latePlugins(docs),
    drawDiagrams,
    askForValues,
    placeOutline,
  ],
  rehypePlugins: [[formulas, { stylesheet: katexStylesheet }]],
  recmaPlugins: [jsxFactoryAlias],
};

const config: Config = {
  ...siteNames,
  favicon: 'img/mark.svg',
  // Where `npm start` serves it; a deployment names its own address.
  url: process.env['SITE_URL'] ?? 'http://localhost:3000',
  baseUrl: '/',
  titleDelimiter: '|',
  // A page of the written scope may name a generated page that this run left out.
  onBrokenLinks: isWholeSite ? deadLinks : 'warn',
  // `scripts/checks/built-pages/run.ts` fails on broken anchors, exactly; this one also warns about right ones.
  onBrokenAnchors: 'ignore',
  onDuplicateRoutes: 'throw',
  i18n: {
    defaultLocale: 'en',
    locales: ['en'],
    localeConfigs: {
      en: { label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory' },
    },
  },
  future: {
    faster: {
      swcJsLoader: true,
      swcJsMinimizer: true,
      // It prints `<` bare after some entities: the text `&x<script>` becomes a live script.
      swcHtmlMinimizer: false,
      lightningCssMinimizer: true,
      rspackBundler: true,
      rspackPersistentCache: true,
      mdxCrossCompilerCache: true,
      // Each thread would load the site again: a quarter of a gigabyte, and seconds of work that two cores do not win back.
      ssgWorkerThreads: false,
    },
    v4: {
      removeLegacyPostBuildHeadAttribute: true,
      useCssCascadeLayers: true,
      siteStorageNamespacing: false,
      mdx1CompatDisabledByDefault: false,
    },
  },
  customFields: {
    release,
    socialLinks,
    ...(repository ? { issues: repository.issues } : {}),
    ...(counted ? { analyticsKey: counted.key } : {}),
  },
  markdown: {
    format: 'detect',
    emoji: false,
    mdx1Compat: { comments: false, admonitions: false, headingIds: true },
    hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
  },
  staticDirectories: [
    'static',
    vendorFolder,
    ...(process.env['NODE_ENV'] === 'development' ? [searchFolder] : []),
  ],
  clientModules: ['./src/client/navigation.ts'],
  // The page has words of its own for it, which need no script.
  baseUrlIssueBanner: false,
  ...(waitsForInteraction ? { ssrTemplate: pageTemplate } : {}),
  plugins: [
    // First: its script must not wait for what others put into the head.
    deferredHydration,
    fontSubsets,
    lateHighlighter,
    [docsMetadataFilter, docsOptions],
    vendorAssets,
    unusedRules,
    homePage,
    exampleSources,
    markdownPages,
    [
      siteSearch,
      {
        hosted,
        missingResultsUrl: process.env['MISSING_RESULTS_URL'] ?? null,
        groupCap: process.env['SEARCH_GROUP_CAP'] ?? '5',
      },
    ],
    [playground, { endpoint }],
    [movedPages, { moves }],
    [analytics, { settings: counted }],
    [
      securityPolicy,
      {
        connect: [
          ...searchOrigins(hosted),
          ...analyticsOrigins(counted),
          ...(endpoint === null ? [] : [new URL(endpoint).origin]),
        ],
        moves,
      },
    ],
  ],
  presets: [
    [
      'classic',
      {
        // `docsMetadataFilter` is the docs plugin of this site.
        docs: false,
        blog: false,
        pages: {},
        theme: {
          customCss: [
            'fonts',
            'tokens',
            'base',
            'shell',
            'deferred-hydration',
            'content',
            'code',
            'print',
          ].map((name) => `./src/css/${name}.css`),
        },
        sitemap: {
          lastmod: null,
          changefreq: null,
          priority: null,
          ignorePatterns: ['/snippets/**'],
        },
      } satisfies Preset.Options,
    ],
  ],
  themeConfig: {
    image: 'img/social-card.png',
    announcementBar: {
      id: release.id,
      content: `This site documents the <a href="/#release">${release.name} release</a> of Sui.`,
      isCloseable: true,
    },
    colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
    docs: {
      versionPersistence: 'localStorage',
      sidebar: { hideable: false, autoCollapseCategories: false },
    },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    navbar,
    footer,
    algolia: algoliaTheme(hosted),
    prism: {
      // Colors stand in `src/css/code.css`.
      theme: { plain: {}, styles: [] },
      additionalLanguages: ['bash', 'diff', 'rust', 'sql', 'toml'],
    },
  } satisfies Preset.ThemeConfig,
};

export default config;
