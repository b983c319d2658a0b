/** Which browser the browser tests take, and what they advise when it is missing. */
import { describe, expect, it } from 'vitest';
import { colorModeOf } from '../../site/src/client/color-mode-of';
import { chooseBrowser, missingBrowserAdvice } from '../browser/browser.ts';

const bare = { environment: {}, platform: 'linux', architecture: 'x64', temporaryFolder: '/tmp' };

describe('the browser for the tests', () => {
  it('is the one that CHROMIUM_PATH names, on every system', () => {
    for (const platform of ['linux', 'darwin', 'win32']) {
      const choice = chooseBrowser({
        ...bare,
        platform,
        environment: { CHROMIUM_PATH: '/usr/bin/chromium' },
      });
      expect(choice).toEqual({ kind: 'named', executablePath: '/usr/bin/chromium' });
    }
  });

  it('comes from the npm package on a bare Linux, with the libraries it brings', () => {
    const choice = chooseBrowser({
      ...bare,
      environment: { CHROMIUM_PATH: '', LD_LIBRARY_PATH: '/lib' },
    });
    expect(choice).toMatchObject({
      kind: 'packaged',
      executablePath: '/tmp/chromium',
      environment: {
        LD_LIBRARY_PATH: '/tmp/al2023/lib:/lib',
        FONTCONFIG_PATH: '/tmp/fonts',
        AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x',
      },
    });
  });

  it.each([
    ['darwin', 'arm64'],
    ['win32', 'x64'],
    ['linux', 'arm64'],
  ])("is Playwright's own on %s %s", (platform, architecture) => {
    expect(chooseBrowser({ ...bare, platform, architecture })).toEqual({ kind: 'playwright' });
  });

  it('when missing says the one thing to do', () => {
    expect(missingBrowserAdvice({ kind: 'named', executablePath: '/x' })).toContain(
      'CHROMIUM_PATH names /x',
    );
    expect(
      missingBrowserAdvice({ kind: 'packaged', executablePath: '/x', environment: {} }),
    ).toContain('npm ci');
    expect(missingBrowserAdvice({ kind: 'playwright' })).toContain(
      'npx playwright install chromium',
    );
  });
});

describe('the color mode', () => {
  it.each([
    [null, 'light'],
    ['', 'light'],
    ['dark', 'dark'],
    ['light', 'light'],
    ['system', 'light'],
    ['__proto__', 'light'],
    ['DARK', 'light'],
  ])('read from %j is %s', (text, mode) => {
    expect(colorModeOf(text)).toBe(mode);
  });
});
