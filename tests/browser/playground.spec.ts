/** Try it: blocks and packages that a reader changes are compiled in the browser, with the answers of the checker. */
/// <reference lib="dom" />

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deflateRawSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { moduleOf, plantedErrors } from '../support/planted-errors.ts';
import { violations } from './accessibility.ts';
import { checkAll, missingScripts, movePrograms, workerAddress } from './support/playground.ts';
import { watch } from './watch.ts';

const movePage = '/guides/developer/app-examples/e2e-counter';
const graphqlPage = '/guides/developer/getting-started/graphql-rpc';

/** Below the first block with a button. */
async function tryFirst(page: Page, at: string): Promise<void> {
  await page.goto(at);
  await page.locator('[data-action=try]').first().click();
  await expect(page.locator('.cm-content').first()).toBeVisible();
}

/** The playground with one file in it, as an earlier visit left it. */
async function openWith(page: Page, code = ''): Promise<void> {
  const files = [['sources/m.move', code]];
  await page.addInitScript((text) => {
    if (localStorage.getItem('playground.package') === null)
      localStorage.setItem('playground.package', text);
  }, JSON.stringify(files));
  await page.goto('/playground');
}

async function write(page: Page, code: string): Promise<void> {
  await page.locator('.cm-content').first().click();
  await page.keyboard.press('Control+A');
  // Typed over several lines, Chromium itself tries to keep their styles, which the policy refuses.
  await page.keyboard.press('Delete');
  await page.keyboard.insertText(code);
}

test.describe('the compiler in a browser', () => {
  // After hundreds of packages, a thread of Chromium's own compiler traps now and then: that is no answer. Ours are the
  // same in each run, so a wrong one stays wrong.
  test.describe.configure({ retries: 2 });

  test('every Move block gets the answer that it got from the checker', async ({ page }) => {
    test.setTimeout(900_000);
    const programs = movePrograms();
    expect(missingScripts()).toEqual([]);
    expect(programs.reduce((sum, { blocks }) => sum + blocks, 0)).toBeGreaterThan(450);
    await page.goto('/playground');
    const checked = await checkAll(
      page,
      programs.map(({ files }) => files),
    );
    const others = programs.flatMap(({ name, errors }, index) => {
      const { results = [], tests = [] } = checked[index] ?? {};
      const codes = results.flatMap(({ level, code }) => (level === 'error' ? [code] : []));
      const failed = tests.flatMap((it) => (it.outcome === 'failed' ? [it.message] : []));
      const found = [
        ...new Set(codes),
        ...(errors.includes('move-test') ? ['move-test'] : failed),
      ].sort();
      return found.join() === errors.join()
        ? []
        : [`${name}: ${found.join()} where ${errors.join()}`];
    });
    expect(others).toEqual([]);
  });

  test('ten planted errors have the code, the line and the fix that the checker gives', async ({
    page,
  }) => {
    test.slow();
    await page.goto('/playground');
    const checked = await checkAll(
      page,
      plantedErrors.map(([lines]) => [['sources/m.move', moduleOf(lines)]]),
    );
    const lines = checked.map(({ results, tests }) => {
      const failed = tests.filter(({ outcome }) => outcome === 'failed');
      return [
        ...results.filter(({ level }) => level === 'error'),
        ...failed.map(({ fix, at }) => ({ line: at?.line, code: 'move-test', fix })),
      ]
        .map(({ code, line, fix }) => `${line} ${code} ${fix}`)
        .join('\n');
    });
    expect(lines).toEqual(plantedErrors.map(([, expected]) => expected));
  });
});

test('nothing of an editor is loaded before the button is pressed, and nothing of others after it', async ({
  page,
}) => {
  const { pageErrors } = await watch(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(movePage);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => /^\/(?:try|assets\/playground)\//.test(path))).toEqual([]);
  await page.locator('[data-action=try]').first().click();
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(page.getByRole('status')).toHaveText(/^Compiled, 7 of 7 tests passed/);
  expect(await violations(page)).toEqual([]);
  expect(pageErrors).toEqual([]);
});

test('an error is marked, leads to its line by key, and is gone with the fix', async ({ page }) => {
  await openWith(page);
  await write(page, 'module a::m;\n\npublic fun f(): u64 {\n    true\n}\n');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('status')).toHaveText(/^1 error, in/);
  await expect(page.locator('.cm-lintRange-error')).toHaveText('true');
  const location = page.getByRole('button', { name: /:4$/ });
  await location.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+End');
  await page.keyboard.insertText('42');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('status')).toHaveText(/^Compiled/);
  // Escape and then Tab leaves the editor; a slash in it is no search.
  await page.keyboard.press('/');
  await expect(page.locator('.search-shell')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Run', exact: true })).toBeFocused();
});

test('an endless loop and a full memory are stopped, named, and followed by a fresh run', async ({
  page,
}) => {
  test.slow();
  await openWith(page);
  const tests = [
    '#[test] fun endless() { loop {} }',
    '#[test] fun full() { let mut all = vector[vector[1u8]]; loop { let last = all[all.length() - 1]; all.push_back(last); all.push_back(last) } }',
    '#[test] fun chain() { sui::poseidon::poseidon_bn254(&vector[1]); }',
    '#[test] fun fine() {}',
  ];
  await write(page, ['module a::m;', ...tests, ''].join('\n'));
  await page.keyboard.press('Control+Enter');
  const list = page.getByRole('region', { name: 'Results' });
  await expect(list).toContainText('the test endless fails: it does not end', { timeout: 60_000 });
  await expect(list).toContainText(
    'it calls poseidon::poseidon_bn254, which needs Poseidon hashes',
  );
  await expect(list).toContainText('passed a::m::fine');
  await write(page, 'module a::m;\n#[test] fun fine() {}\n');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('status')).toHaveText(/^Compiled, .* passed/);
});

test('a package is kept, shared by its link and saved', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openWith(page);
  await write(page, 'module a::mine;\n');
  await page.reload();
  await expect(page.locator('.cm-content')).toContainText('module a::mine;');
  await page.getByRole('button', { name: 'Add a file' }).click();
  await page.getByLabel('File name').fill('tests/<script>.move');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status')).toHaveText(/^Write sources/);
  await page.getByLabel('File name').fill('tests/more.move');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Copy a link' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download .zip' }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.zip$/);
  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'tests/more.move' })).toBeVisible();
  await expect(page.getByRole('status')).toHaveText(/^Opened from the link/);
});

test('a hostile link opens nothing, and says why', async ({ page }) => {
  const { pageErrors } = await watch(page);
  const hashes = [
    [['<img src=x onerror=alert(1)>.move', '']],
    [['__proto__', 'x']],
    'a'.repeat(2_000_000),
  ].map((value) => `#package=${deflateRawSync(JSON.stringify(value)).toString('base64url')}`);
  for (const hash of [...hashes, '#package=%00']) {
    await page.goto('about:blank');
    await page.goto(`/playground${hash}`);
    await expect(page.getByRole('status')).toHaveText(/^The link /);
    await expect(page.locator('.cm-content')).toContainText('module counter::counter');
  }
  expect(pageErrors).toEqual([]);
});

test('whatever a compiler quotes is text', async ({ page }) => {
  const { pageErrors } = await watch(page);
  await openWith(page);
  await write(
    page,
    'module a::m;\npublic fun f() { <img src=x onerror="alert(1)">; b"<script>alert(2)</script>" }\n',
  );
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('status')).toHaveText(/error/);
  const held = await page
    .locator('[data-playground]')
    .evaluate((host) => host.shadowRoot?.querySelectorAll('img,script,iframe').length);
  expect(held).toBe(0);
  expect(pageErrors).toEqual([]);
});

test('no page of others reaches the worker or the editor', async ({ page, baseURL }) => {
  const stranger = createServer((_, answer) => {
    answer.setHeader('content-type', 'text/html').end('<p>elsewhere</p>');
  });
  await new Promise<void>((ready) => stranger.listen(0, '127.0.0.1', ready));
  try {
    await page.goto(`http://127.0.0.1:${(stranger.address() as AddressInfo).port}/`);
    const outcome = await page.evaluate((address) => {
      try {
        new Worker(address, { type: 'module' });
        return 'made';
      } catch (error) {
        return (error as Error).name;
      }
    }, `${baseURL}${workerAddress()}`);
    expect(outcome).toBe('SecurityError');
  } finally {
    stranger.closeAllConnections();
    await new Promise((closed) => stranger.close(closed));
  }
  // A message to the page is heard by nobody, and one that is no request by no worker.
  await page.goto('/playground');
  await expect(page.locator('.cm-content')).toBeVisible();
  await page.evaluate(() => postMessage({ id: 1, files: [['sources/a.move', 'x']] }, '*'));
  await expect(page.getByRole('status')).toHaveText('');
});

test('a query is completed, explained, refused as it is typed, and copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { pageErrors } = await watch(page);
  await tryFirst(page, graphqlPage);
  // The editor is there before its schema, which brings the colors.
  await expect(page.locator('.cm-content [class^=code-]').first()).toBeVisible();
  await write(page, '{ chainIdentifier cha');
  await page.keyboard.press('Control+Space');
  await expect(page.locator('.cm-tooltip-autocomplete')).toBeVisible();
  await page.keyboard.press('Escape');
  await write(page, '{ chainIdentifier nothing }');
  await expect(page.locator('.cm-lintRange-error')).toHaveText('nothing');
  await page.getByText('chainIdentifier', { exact: true }).last().hover();
  const link = page.getByRole('link', { name: 'In the reference' });
  await expect(link).toHaveAttribute('href', /^\/references\/sui-api\/sui-graphql\//);
  await page.getByRole('button', { name: 'Copy as curl' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    'chainIdentifier nothing',
  );
  await expect(page.getByRole('button', { name: /^Run/ })).toHaveCount(0);
  expect(pageErrors).toEqual([]);
});

for (const [mode, width] of [
  ['light', 1280],
  ['dark', 390],
] as const)
  test(`the playground is sound in ${mode} at ${width} pixels`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
    const { pageErrors } = await watch(page);
    await page.goto('/playground');
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await expect(page.getByRole('status')).toHaveText(/^Compiled/);
    expect(await violations(page)).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);
    expect(pageErrors).toEqual([]);
  });

test('without WebAssembly the editor says why it cannot run', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebAssembly'));
  await page.goto('/playground');
  await expect(page.getByRole('status')).toHaveText(/has no WebAssembly/);
  await expect(page.getByRole('button', { name: 'Run', exact: true })).toBeDisabled();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('there is no button', async ({ page }) => {
    await page.goto(movePage);
    await expect(page.locator('[data-action=try]').first()).toBeHidden();
  });
});
