/** The register of places: one id, one place, no clash that a file system or a browser would see. */

import { describe, expect, it } from 'vitest';
import type { Target } from '../../generators/core/links.ts';
import { buildLinks } from '../../generators/core/links.ts';

function target(id: string, route: string, anchor: string | null = null): Target {
  return { id, route, anchor, label: id, kind: 'thing', summary: null };
}

function clashesOf(...targets: readonly Target[]): readonly string[] {
  const { value, diagnostics } = buildLinks(targets);
  expect(value === null).toBe(diagnostics.length > 0);
  return diagnostics.map(
    (diagnostic) =>
      `${diagnostic.level} ${diagnostic.code} ${diagnostic.message}: ${diagnostic.fix}`,
  );
}

describe('the register of links', () => {
  it('knows the route of a page and the anchor of a part', () => {
    const links = buildLinks([
      target('graphql:Coin', '/a/coin'),
      target('graphql:Coin.balance', '/a/coin', 'balance'),
    ]).value;
    expect([links?.href('graphql:Coin'), links?.href('graphql:Coin.balance')]).toEqual([
      '/a/coin',
      '/a/coin#balance',
    ]);
  });

  it('has no link to what nobody claimed, whatever it is called', () => {
    const links = buildLinks([target('a:x', '/x')]).value;
    for (const id of ['a:y', '', '__proto__', 'constructor', 'toString']) {
      expect([links?.href(id), links?.get(id)]).toEqual([null, undefined]);
    }
  });

  it('refuses an id that is claimed twice', () => {
    for (const route of ['/x', '/y'])
      expect(clashesOf(target('a:x', '/x'), target('a:x', route))).toEqual([
        'error core/duplicate-id the id "a:x" is claimed twice: make the reference give each entity an id of its own',
      ]);
  });

  it('refuses two ids in one place, routes compared without case', () => {
    const fix = 'give one of them a fixed slug in the reference definition';
    expect(clashesOf(target('a:x', '/Foo'), target('a:y', '/foo'))).toEqual([
      `error core/slug-clash "a:x" and "a:y" both want the place "/foo": ${fix}`,
    ]);
    expect(clashesOf(target('a:x', '/p', 'one'), target('b:x', '/p', 'one'))).toEqual([
      `error core/slug-clash "a:x" and "b:x" both want the place "/p#one": ${fix}`,
    ]);
  });

  it('tells anchors apart by case, as browsers do', () => {
    expect(
      clashesOf(
        target('a:x', '/p', 'fromHex'),
        target('a:y', '/p', 'fromHEX'),
        target('a:z', '/p'),
      ),
    ).toEqual([]);
  });

  it('names every clash, not only the first', () => {
    expect(
      clashesOf(target('a', '/p'), target('b', '/p'), target('c', '/q'), target('d', '/q')),
    ).toHaveLength(2);
  });
});
