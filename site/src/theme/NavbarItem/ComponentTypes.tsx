/** The kinds of navbar item: Docusaurus's own and ours. */

import Languages from '@site/src/components/choices/Languages';
import Versions from '@site/src/components/choices/Versions';
import GetStarted from '@site/src/components/get-started/GetStarted';
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';

export default {
  ...ComponentTypes,
  'custom-getStarted': GetStarted,
  'custom-versions': Versions,
  'custom-languages': Languages,
};
