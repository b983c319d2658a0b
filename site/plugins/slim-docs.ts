/** Docusaurus's docs plugin, with lighter pages: a thousand generated ones need not know each other. */

import docsPlugin, { validateOptions, type PluginOptions } from '@docusaurus/plugin-content-docs';
import type {
  LoadContext,
  Plugin,
  PluginContentLoadedActions,
  PluginModule,
  RouteConfig,
} from '@docusaurus/types';
import { slimGlobal, slimVersion, type GlobalVersion, type VersionProps } from './slim-docs/slim';

async function loadSlimDocs(context: LoadContext, options: unknown): Promise<Plugin<unknown>> {
  const plugin = (await docsPlugin(context, options as PluginOptions)) as Plugin<unknown>;
  return {
    ...plugin,
    contentLoaded: async ({ content, actions }) => {
      await plugin.contentLoaded?.({ content, actions: slimActions(actions) });
    },
  };
}

/** Docusaurus asks the plugin itself to check its options. */
export const slimDocs = Object.assign(loadSlimDocs, {
  validateOptions: validateOptions as NonNullable<PluginModule['validateOptions']>,
});

function slimActions(actions: PluginContentLoadedActions): PluginContentLoadedActions {
  return {
    ...actions,
    addRoute: (route) => actions.addRoute(slimRoute(route)),
    setGlobalData: (data) =>
      actions.setGlobalData(slimGlobal(data as { versions: readonly GlobalVersion[] })),
  };
}

function slimRoute(route: RouteConfig): RouteConfig {
  const version = route.props?.['version'];
  return {
    ...route,
    ...(version
      ? { props: { ...route.props, version: slimVersion(version as VersionProps) } }
      : {}),
    ...(route.routes ? { routes: route.routes.map(slimRoute) } : {}),
  };
}
