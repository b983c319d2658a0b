/** The outline comes behind the lead of a page (`site/src/remark/outline-behind-lead.ts`), not before its title. */

export { default } from '@theme/DocItem/TOC/Desktop';
