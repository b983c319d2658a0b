/** Docusaurus's docs plugin, with lighter pages: a thousand generated ones need not know each other. */

import docsPlugin, { validateOptions, type PluginOptions } from '@docusaurus/plugin-content-docs';
import type {
  LoadContext,
  Plugin,
  PluginContentLoadedActions,
  PluginModule,
  RouteConfig,
} from '@docusaurus/types';
import {
  filterGlobal,
  filterVersion,
  type GlobalVersion,
  type VersionProps,
} from './docs-metadata-filter/filter';

async function loadFilteredDocs(context: LoadContext, options: unknown): Promise<Plugin<unknown>> {
  const plugin = (await docsPlugin(context, options as PluginOptions)) as Plugin<unknown>;
  return {
    ...plugin,
    contentLoaded: async ({ content, actions }) => {
      await plugin.contentLoaded?.({ content, actions: filterActions(actions) });
    },
  };
}

/** Docusaurus asks the plugin itself to check its options. */
export const docsMetadataFilter = Object.assign(loadFilteredDocs, {
  validateOptions: validateOptions as NonNullable<PluginModule['validateOptions']>,
});

function filterActions(actions: PluginContentLoadedActions): PluginContentLoadedActions {
  return {
    ...actions,
    addRoute: (route) => actions.addRoute(filterRoute(route)),
    setGlobalData: (data) =>
      actions.setGlobalData(filterGlobal(data as { versions: readonly GlobalVersion[] })),
  };
}

function filterRoute(route: RouteConfig): RouteConfig {
  const version = route.props?.['version'];
  return {
    ...route,
    ...(version
      ? { props: { ...route.props, version: filterVersion(version as VersionProps) } }
      : {}),
    ...(route.routes ? { routes: route.routes.map(filterRoute) } : {}),
  };
}
