/** The search page, in place of the theme's. */

export { default } from '@site/src/search/ui/page/SearchPage';
