/** Analytics as the build has them: none without a key, two files with one, and the numbers of the specification. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { analyticsOrigins, analyticsSettings } from '../../site/config/analytics';
import { analytics, analyticsScripts } from '../../site/plugins/analytics';
import { root } from '../support/run.ts';

const key = 'k'.repeat(32);
const server = 'https://events.example/2/httpapi';

describe('the key', () => {
  it.each([
    [{}],
    [{ AMPLITUDE_API_KEY: ' ' }],
    [{ AMPLITUDE_API_KEY: key, NODE_ENV: 'development' }],
  ])('is missing in %j, so nothing is counted and no other origin is allowed', (environment) => {
    const settings = analyticsSettings(environment);
    expect([settings, analyticsOrigins(settings)]).toEqual([null, []]);
    expect(analytics({ baseUrl: '/' } as never, { settings })).toEqual({ name: 'analytics' });
  });

  it('opens the one origin that events go to', () => {
    const settings = analyticsSettings({ AMPLITUDE_API_KEY: key });
    expect(analyticsOrigins(settings)).toEqual(['https://api2.amplitude.com']);
    expect(analyticsSettings({ AMPLITUDE_API_KEY: key, AMPLITUDE_SERVER: server })).toEqual({
      ...{ key, server },
    });
  });

  it.each([
    { AMPLITUDE_API_KEY: '"><script>' },
    { AMPLITUDE_API_KEY: key, AMPLITUDE_SERVER: 'javascript:alert(1)' },
  ])('or address of %j is refused', (environment) => {
    expect(() => analyticsSettings(environment)).toThrow('fix:');
  });
});

describe('the scripts', () => {
  const { entry, files } = analyticsScripts({ key, server });
  const question = files.get(entry) ?? '';
  const [count = ''] = [...files.keys()].filter((name) => name !== entry);

  it('ask in a small file, and count in another one that only the question names', () => {
    expect(files.size).toBe(2);
    expect(question.length).toBeLessThan(3_000);
    expect(question).toContain(`./${count}`);
    expect(question).not.toMatch(/^import|[;}]import[ {"]/);
    expect([question.includes(key), files.get(count)?.includes(key)]).toEqual([true, false]);
  });
});

describe('the counter', () => {
  const source = readFileSync(join(root, 'site/src/analytics/count.ts'), 'utf8');

  it('waits, bundles, tries again and ends a session as the specification says', () => {
    for (const setting of [
      'flushIntervalMillis: 10_000',
      'flushQueueSize: 30',
      'flushMaxRetries: 5',
      'sessionTimeout: 30 * MINUTE',
      'expiration: 365',
    ])
      expect(source).toContain(setting);
  });
});
