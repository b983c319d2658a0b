/** Where the text of the site lives: `SITE_REPOSITORY` names a repository of GitHub's kind; without it no page offers to be edited. Reads the environment. */

import type { Environment } from './search';

export interface Repository {
  /** Followed by the path of a file. */
  readonly edit: string;
  /** Takes `?title=`. */
  readonly issues: string;
}

/** Null without one. Throws when it is no address of the web. */
export function repositoryOf(environment: Environment): Repository | null {
  const address = environment['SITE_REPOSITORY']?.trim().replace(/\/+$/, '') ?? '';
  if (address === '') return null;
  if (!URL.canParse(address) || new URL(address).protocol !== 'https:')
    throw new Error(`SITE_REPOSITORY is "${address}"\n  fix: give an https address`);
  return { edit: `${address}/edit/main/`, issues: `${address}/issues/new` };
}
