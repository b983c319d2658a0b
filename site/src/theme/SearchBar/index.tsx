/** The search of the navbar, in place of the theme's. */

export { default } from '@site/src/search/ui/navbar/SearchBar';
