/** Keeps an eye on a page: what it reports, what it asks of others, what its policy refuses. */
/// <reference lib="dom" />

import type { Page } from '@playwright/test';

export interface Watch {
  /** Empty on a healthy page. */
  readonly pageErrors: readonly string[];
}

/** `ignored` is the address whose own failing status the browser logs as an error. */
export async function watch(page: Page, ignored?: string): Promise<Watch> {
  const pageErrors: string[] = [];
  const own = new URL(process.env['SITE_UNDER_TEST'] ?? '').origin;
  await page.exposeFunction('reportViolation', (text: string) =>
    pageErrors.push(`policy: ${text}`),
  );
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      (window as unknown as { reportViolation(text: string): void }).reportViolation(
        `${event.violatedDirective} ${event.blockedURI}`,
      );
    });
  });
  page.on('pageerror', (error) => pageErrors.push(`error: ${error.message}`));
  page.on('console', (message) => {
    const isExpected = ignored !== undefined && message.location().url.endsWith(ignored);
    if (message.type() === 'error' && !isExpected) pageErrors.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol !== 'data:' && protocol !== 'blob:' && origin !== own)
      pageErrors.push(`request: ${request.url()}`);
  });
  return { pageErrors };
}
