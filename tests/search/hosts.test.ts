/** The hosts of the service, through the real client: who is asked, how long, when again, and what is said of failures. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deadOrigin, startService, type FakeService } from '../browser/support/fake-service';
import { withFallback } from '../../site/src/search/client/fallback';
import { hostedSource, timeouts } from '../../site/src/search/client/hosted';
import type { SearchSource } from '../../site/src/search/client/hit';
import { request } from './support';

const hit = {
  objectID: '1',
  url: 'https://docs.example.org/guides',
  type: 'lvl1',
  hierarchy: { lvl0: 'Guides', lvl1: 'Guides' },
};

let first: FakeService;
let second: FakeService;
beforeEach(async () => {
  first = await startService({ kind: 'answers', hits: () => [hit] });
  second = await startService({ kind: 'answers', hits: () => [hit] });
});
afterEach(async () => {
  await first.close();
  await second.close();
});

function sourceAt(hosts: readonly string[]): SearchSource {
  return hostedSource({
    settings: { appId: 'APP', searchKey: 'key', index: 'docs', hosts, countsEvents: false },
    rules: { siteUrl: 'https://docs.example.org', baseUrl: '/', external: null, replace: null },
    language: 'en',
    mayCount: () => false,
  });
}

describe('a host', () => {
  it('has a second to connect, two to read and thirty to write', () => {
    expect(timeouts).toEqual({ connect: 1000, read: 2000, write: 30_000 });
  });

  it('that hangs is given up after two seconds for the next one', async () => {
    first.behave({ kind: 'hangs' });
    const start = performance.now();
    const { total } = await sourceAt([first.origin, second.origin]).search(request);
    const waited = performance.now() - start;
    expect(total).toBe(1);
    expect(first.requests).toHaveLength(1);
    expect(waited).toBeGreaterThan(900);
    // Thirty seconds is what writing may take; a busy machine answers somewhat later than at once.
    expect(waited).toBeLessThan(20_000);
  });

  it('that failed is left alone for 120 seconds, then asked again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    first.behave({ kind: 'fails', status: 503 });
    const source = sourceAt([first.origin, second.origin]);
    await source.search(request);
    expect([first.requests.length, second.requests.length]).toEqual([1, 1]);
    first.behave({ kind: 'answers', hits: () => [hit] });
    vi.advanceTimersByTime(119_000);
    await source.search(request);
    expect([first.requests.length, second.requests.length]).toEqual([1, 2]);
    vi.advanceTimersByTime(2000);
    await source.search(request);
    expect([first.requests.length, second.requests.length]).toEqual([2, 2]);
  });
});

describe('a failure of the service', () => {
  const own: SearchSource = {
    search: async () => ({
      hits: [],
      total: 0,
      isCapped: false,
      counts: [],
      queryId: null,
      isFallback: false,
    }),
    lateText: async () => '',
    warm: () => undefined,
    onChange: () => () => undefined,
  };

  it.each([
    ['unreachable hosts', null, /^unreachable hosts: /],
    ['API error', { kind: 'fails', status: 403 }, /^API error 403: out of order$/],
    ['deserialization error', { kind: 'body', body: '<html>' }, /^deserialization error: /],
    ['another shape', { kind: 'body', body: '{"results":[]}' }, /answered without a result/],
  ] as const)('is reported by its name: %s', async (_, behavior, message) => {
    if (behavior !== null) first.behave(behavior);
    const reports: string[] = [];
    const both = withFallback({
      first: sourceAt(behavior === null ? [await deadOrigin()] : [first.origin]),
      second: own,
      patience: 3000,
      rest: 120_000,
      now: () => 0,
      report: (text) => void reports.push(text),
    });
    expect((await both.search(request)).isFallback).toBe(true);
    await both.search(request);
    expect(reports).toEqual([expect.stringMatching(message)]);
  });
});
