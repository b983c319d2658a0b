/** Every reference can be put at another address: all its pages, links and breadcrumbs follow. */

import { describe, expect, it } from 'vitest';
import { reference as changes } from '../../generators/changes/reference.ts';
import { reference as cli } from '../../generators/cli/reference.ts';
import { reference as framework } from '../../generators/framework/reference.ts';
import { reference as graphql } from '../../generators/graphql/reference.ts';
import { reference as jsonRpc } from '../../generators/json-rpc/reference.ts';
import { reference as operator } from '../../generators/operator/reference.ts';
import { reference as typescript } from '../../generators/typescript/reference.ts';
import { parseFlags } from '../../generators/flags.ts';
import { documented } from '../support/documented.ts';
import { renderReference } from '../support/run.ts';

const ALL = [framework, graphql, cli, jsonRpc, operator, typescript];
const NAMES = ALL.map(({ name }) => name);

describe.each(ALL.map((reference) => [reference.name, reference] as const))(
  '%s',
  (name, reference) => {
    it('moves as a whole', async () => {
      const own = await documented(reference);
      const moved = await renderReference(reference, { base: '/api/v2' });
      const base = own.prepared?.navigation[0]?.route ?? '';
      expect(base).toMatch(/^\/references\//);
      expect(moved.pages.size).toBe(own.pages.size);
      expect([...moved.pages.keys()].filter((route) => !/^\/api\/v2(?:\/|$)/.test(route))).toEqual(
        [],
      );
      // The cheat sheet of commands is written by hand, and our descriptions for operators name addresses.
      const linked = name === 'operator' ? [] : [...moved.pages];
      const old = new RegExp(`[":(]${base}(?![\\w-])(?!/cheatsheet)`);
      expect(linked.filter(([, text]) => old.test(text)).map(([route]) => route)).toEqual([]);
    });

    it('takes a route and nothing else', () => {
      const flags = (base: string) =>
        parseFlags([name, '--base', base, '--out', 'pages'], [reference], NAMES);
      expect(flags('/api')).toMatchObject({ options: new Map([['base', '/api']]) });
      expect(flags('api')).toContain('is not a route');
    });
  },
);

it('is an option of one reference', () => {
  expect(parseFlags(['--base', '/api', '--out', 'pages'], ALL, NAMES)).toContain(
    '--base belongs to one reference',
  );
});

it('is refused for the changes, whose addresses stay', async () => {
  const { diagnostics } = await renderReference(changes, { base: '/api' });
  expect(diagnostics.map(({ code }) => code)).toEqual(['changes/fixed-address']);
});
