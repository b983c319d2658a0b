/** Every front end of `docs/examples` is rendered, used once with a wallet, and photographed for its page. */

import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { violations } from '../accessibility.ts';
import { root } from '../../support/run.ts';
import { frontEnds } from './apps.ts';
import { openFrontEnd } from './stage.ts';

const MOST_BYTES = 60 * 1024;
const isUpdate = process.env['UPDATE_GOLDEN'] === '1' && !process.env['CI'];

for (const frontEnd of frontEnds) {
  test(`${frontEnd.app} does what its page says`, async ({ page }) => {
    const stage = await openFrontEnd(page, frontEnd);
    await page.getByRole('button', { name: 'Connect Wallet' }).click();
    await page.getByRole('button', { name: 'Test wallet' }).click();
    const photograph = (): Promise<Buffer> =>
      page.getByRole('main').screenshot({ animations: 'disabled' });
    let photo: Buffer | null = null;
    for (const step of frontEnd.steps) {
      if ('press' in step)
        await page.getByRole('button', { name: step.press, exact: true }).click();
      else if ('fill' in step) await page.getByLabel(step.fill).fill(step.text);
      else if ('photo' in step) photo = await photograph();
      else await expect(page.getByRole('main')).toContainText(step.see);
    }
    expect(await stage.failures()).toEqual([]);
    expect(await violations(page)).toEqual([]);

    const picture = path.join(root, `site/static/img/apps/${frontEnd.app}.png`);
    if (isUpdate) fs.writeFileSync(picture, photo ?? (await photograph()));
    expect(fs.existsSync(picture), `npm test -- --only front-ends --update writes it`).toBe(true);
    expect(fs.statSync(picture).size).toBeLessThanOrEqual(MOST_BYTES);
  });
}

test('every front end is in the list', () => {
  const folders = fs
    .readdirSync(path.join(root, 'docs/examples'))
    .filter((name) => name.endsWith('-web'));
  expect(frontEnds.map(({ app }) => app).toSorted()).toEqual(folders.toSorted());
});
