/** The filter above tables of a reference. */
/// <reference lib="dom" />

import { expect, test } from '@playwright/test';
import { violations } from './accessibility.ts';
import { watch } from './watch.ts';
import { wake } from './support/untouched.ts';

const metrics = '/references/operator/metrics';

for (const width of [1280, 390]) {
  test(`metrics are filtered by words at ${width} pixels`, async ({ page }) => {
    const seen = await watch(page);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(metrics);
    await wake(page);
    const tool = page.getByRole('region', { name: 'Filter metrics' });
    const box = tool.getByRole('searchbox', { name: 'Filter metrics' });
    await box.fill('Highest synced checkpoint');
    await expect(tool.getByRole('status')).toHaveText(/^[1-9] of 247$/);
    await expect(
      page.getByText('highest_synced_checkpoint', { exact: true }).first(),
    ).toBeVisible();
    await expect(page.getByText('current_voting_right', { exact: true })).toBeHidden();
    // A heading without a row says nothing.
    await expect(page.getByRole('heading', { level: 2 })).not.toHaveCount(0);
    const headings = await page.locator('article h2:visible').count();
    expect(headings).toBeLessThan(await page.locator('article h2').count());
    expect(await violations(page)).toEqual([]);
    await box.press('Escape');
    await expect(page.getByText('current_voting_right', { exact: true })).toBeVisible();
    await expect(tool.getByRole('status')).toHaveText('');
    expect(seen.pageErrors).toEqual([]);
  });
}
