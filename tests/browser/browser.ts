/** Which browser the tests drive: a named one, the one from the npm package, or Playwright's own. Pure. */

export interface BrowserQuestion {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly platform: string;
  readonly architecture: string;
  readonly temporaryFolder: string;
}

export type BrowserChoice =
  | { readonly kind: 'named'; readonly executablePath: string }
  /** Unpacked from `@sparticuz/chromium` by the global setup. */
  | {
      readonly kind: 'packaged';
      readonly executablePath: string;
      readonly environment: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'playwright' };

export function chooseBrowser({
  environment,
  platform,
  architecture,
  temporaryFolder,
}: BrowserQuestion): BrowserChoice {
  const named = environment['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') return { kind: 'named', executablePath: named };
  if (platform !== 'linux' || architecture !== 'x64') return { kind: 'playwright' };
  const libraries = [`${temporaryFolder}/al2023/lib`, environment['LD_LIBRARY_PATH'] ?? ''].filter(
    (path) => path !== '',
  );
  return {
    kind: 'packaged',
    executablePath: `${temporaryFolder}/chromium`,
    environment: {
      // Without it the package does not unpack the libraries that a bare system lacks.
      AWS_EXECUTION_ENV: environment['AWS_EXECUTION_ENV'] ?? 'AWS_Lambda_nodejs20.x',
      LD_LIBRARY_PATH: libraries.join(':'),
      FONTCONFIG_PATH: environment['FONTCONFIG_PATH'] ?? `${temporaryFolder}/fonts`,
    },
  };
}

/** What to do when the chosen browser is not there. */
export function missingBrowserAdvice(choice: BrowserChoice): string {
  switch (choice.kind) {
    case 'named':
      return `CHROMIUM_PATH names ${choice.executablePath}, where no browser is: correct or unset it`;
    case 'packaged':
      return 'the browser of @sparticuz/chromium could not be unpacked: run "npm ci", or set CHROMIUM_PATH to an installed Chrome or Chromium';
    case 'playwright':
      return 'no browser for the tests: run "npx playwright install chromium", or set CHROMIUM_PATH to an installed Chrome or Chromium';
  }
}
