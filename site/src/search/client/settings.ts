/** What the build decided about search, as the pages read it. Pure types. */

export interface HostedSettings {
  readonly appId: string;
  readonly searchKey: string;
  readonly index: string;
  /** Origins to ask instead of the service's own, in order; empty for these. */
  readonly hosts: readonly string[];
  /** Whether readers who agreed to analytics are counted. */
  readonly countsEvents: boolean;
}

/** Of the configuration, as text: which addresses hits may have. */
export interface UrlSettings {
  readonly siteUrl: string;
  /** Starts and ends with a slash. */
  readonly baseUrl: string;
  readonly external: string;
  readonly replace: { readonly from: string; readonly to: string };
}

/** Addresses of the script that opens the modal, and of the worker behind it. */
export interface SearchFiles {
  readonly modal: string;
  readonly worker: string;
}

export interface SearchSettings {
  readonly hosted: HostedSettings | null;
  /** Path of the folder of the embedded index, with a slash at its end. */
  readonly indexBase: string;
  /** Where readers may say that a result is missing; `{query}` stands for what they typed. */
  readonly missingResultsUrl: string | null;
  /** How many hits of one kind the modal shows. */
  readonly groupCap: number;
  /** Name under which recent and favorite searches are kept. */
  readonly storageName: string;
  readonly urls: UrlSettings;
  readonly language: string;
  readonly files: SearchFiles;
}
