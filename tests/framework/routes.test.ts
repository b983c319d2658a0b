/** Routes and anchors: one place for each thing on every file system, whatever it is called. */

import { describe, expect, it } from 'vitest';
import { buildLinks } from '../../generators/core/links.ts';
import { buildModel } from '../../generators/framework/model/build.ts';
import { assignRoutes, claimTargets } from '../../generators/framework/routes.ts';
import { read } from './input.ts';

const DEVICES = [
  'con',
  'prn',
  'aux',
  'nul',
  ...Array.from({ length: 10 }, (_, n) => [`com${n}`, `lpt${n}`]).flat(),
];

async function claims(
  text: string,
): Promise<{ messages: readonly string[]; locations: readonly string[] }> {
  const { modules, diagnostics } = await read({ 'a.move': text });
  const model = buildModel({
    modules,
    facts: [],
    calls: new Map(),
    reviews: [],
    origin: 'upstream',
  });
  const targets = claimTargets(model, assignRoutes(model, '/base'));
  const links = buildLinks(targets);
  return {
    messages: [...diagnostics, ...links.diagnostics].map(({ message }) => message),
    locations: targets.map(({ route, anchor }) => (anchor === null ? route : `${route}#${anchor}`)),
  };
}

describe('routes', () => {
  it('give the package functions of a long module a page of their own, and no other functions', async () => {
    const many = (count: number, visibility: string): string =>
      Array.from({ length: count }, (_, at) => `${visibility} fun f${at}() {}`).join('\n');
    const long = await claims(`module a::m { ${many(60, 'public(package)')} public fun own() {} }`);
    expect(long.messages).toEqual([]);
    expect(long.locations).toContain('/base/a/m/package-functions#f0');
    expect(long.locations).toContain('/base/a/m#own');
    const short = await claims(`module a::m { ${many(60, 'public(package)')} }`);
    expect(short.locations).toContain('/base/a/m#f0');
    const open = await claims(`module a::m { ${many(70, 'public')} }`);
    expect(open.locations).toContain('/base/a/m#f0');
  });

  it('never are a name that Windows or the site keeps to itself', async () => {
    const names = [
      ...DEVICES,
      ...DEVICES.map((name) => name.toUpperCase()),
      'index',
      'readme',
      'category',
    ];
    const { messages, locations } = await claims(
      names.map((name) => `module my::${name} {}`).join('\n'),
    );
    expect(messages).toEqual([]);
    const last = locations.map((location) =>
      location.slice(location.lastIndexOf('/') + 1).toLowerCase(),
    );
    for (const name of names) expect(last).not.toContain(name.toLowerCase());
    expect(new Set(last).size).toBe(last.length);
  });

  it('keep names that are not a device, and underscores', async () => {
    const { locations } = await claims(
      'module my::clock {}\nmodule my::deny_list {}\nmodule my::console {}',
    );
    expect(locations).toEqual([
      '/base/my',
      '/base/my/clock',
      '/base/my/console',
      '/base/my/deny_list',
    ]);
  });

  it('differ by more than letter case, and do not depend on the order of the input', async () => {
    const modules = [
      'module my::foo {}',
      'module my::Foo {}',
      'module my::FOO {}',
      'module my::foo_2 {}',
    ];
    const [forward, two] = [
      await claims(modules.join('\n')),
      await claims([...modules].reverse().join('\n')),
    ];
    expect(forward).toEqual(two);
    expect(forward.messages).toEqual([]);
    expect(forward.locations).toEqual([
      '/base/my',
      '/base/my/FOO',
      '/base/my/Foo-2',
      '/base/my/foo-3',
      '/base/my/foo_2',
    ]);
  });
});

describe('anchors', () => {
  it('are the names of items; what shares a name with a type gives way', async () => {
    const { messages, locations } = await claims(`module my::m {
    public struct Same has drop {}
    const Same: u64 = 1;
    public fun fromHex() {}
    public fun fromHEX() {}
    public fun aux() {}
    public fun constructor() {}
}`);
    expect(messages).toEqual([]);
    expect(locations.slice(2)).toEqual(
      ['Same', 'fromHex', 'fromHEX', 'aux', 'constructor', 'Same~constant'].map(
        (anchor) => `/base/my/m#${anchor}`,
      ),
    );
  });
});
