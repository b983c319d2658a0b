/** The HTML around each built page: Docusaurus's own, with scripts that wait for the first interaction. Reads the environment. */

import original from '@docusaurus/core/lib/ssg/ssgTemplate.html';

/** `DEFERRED_HYDRATION=off` loads the scripts of a page with the page. */
export const waitsForInteraction = process.env['DEFERRED_HYDRATION'] !== 'off';

const AT_ONCE = '<script src="<%= it.baseUrl %><%= script %>" defer></script>';
const LATER = '<script type="text/later" src="<%= it.baseUrl %><%= script %>"></script>';

if (!original.includes(AT_ONCE))
  throw new Error(
    `the page template of Docusaurus has changed: it no longer holds ${AT_ONCE}\n  fix: adapt site/src/deferred-hydration/build/page-template.ts`,
  );

/** A type that browsers do not know: they neither load nor run it. */
export const pageTemplate = original.replace(AT_ONCE, () => LATER);
