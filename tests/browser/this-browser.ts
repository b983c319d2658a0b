/** The browser of this machine. */

import os from 'node:os';
import { chooseBrowser } from './browser.ts';

export const browserChoice = chooseBrowser({
  environment: process.env,
  platform: process.platform,
  architecture: process.arch,
  temporaryFolder: os.tmpdir(),
});
