/** The kinds of navbar item: Docusaurus's own and ours. */

import GetStarted from '@site/src/components/get-started/GetStarted';
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';

export default { ...ComponentTypes, 'custom-getStarted': GetStarted };
