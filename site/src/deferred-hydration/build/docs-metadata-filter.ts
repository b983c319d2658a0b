/**
 * Docusaurus's docs plugin, whose pages do not know the descriptions of all others: these are for cards that are made of
 * ids, which no page of ours shows, and 35 of the 216 KB that come when React takes over a page.
 */

import docsPlugin, { validateOptions, type PluginOptions } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin, PluginModule, RouteConfig } from '@docusaurus/types';

async function loadFilteredDocs(context: LoadContext, options: unknown): Promise<Plugin<unknown>> {
  const plugin = (await docsPlugin(context, options as PluginOptions)) as Plugin<unknown>;
  return {
    ...plugin,
    contentLoaded: async ({ content, actions }) => {
      const addRoute = (route: RouteConfig): void => actions.addRoute(withoutMetadata(route));
      await plugin.contentLoaded?.({ content, actions: { ...actions, addRoute } });
    },
  };
}

/** Docusaurus asks the plugin itself to check its options. */
export const docsMetadataFilter = Object.assign(loadFilteredDocs, {
  validateOptions: validateOptions as NonNullable<PluginModule['validateOptions']>,
});

/** A route of a version has the metadata of all its pages. */
export function withoutMetadata({ props, routes, ...route }: RouteConfig): RouteConfig {
  const version = props?.['version'];
  return {
    ...route,
    ...(props ? { props: version ? { ...props, version: { ...version, docs: {} } } : props } : {}),
    ...(routes ? { routes: routes.map(withoutMetadata) } : {}),
  };
}
