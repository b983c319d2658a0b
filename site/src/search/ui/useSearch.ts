/** The search of this page load, for components of the site. */

import { usePluginData } from '@docusaurus/useGlobalData';
import type { SearchSettings } from '../client/settings';
import { siteSearch, type SiteSearch } from '../client/site-search';

export function useSiteSearch(): SiteSearch {
  return siteSearch(usePluginData('site-search') as SearchSettings);
}
