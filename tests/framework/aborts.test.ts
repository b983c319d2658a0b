/** What functions can abort with: small call graphs by hand, then every list of the documented release. */

import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { findAborts } from '../../generators/framework/model/aborts.ts';
import type { FunctionModel } from '../../generators/framework/model/model.ts';
import type { AbortReview } from '../../generators/framework/read/abort-reviews.ts';
import type { FunctionCalls } from '../../generators/framework/read/calls.ts';
import { moduleOf } from '../../generators/framework/move/types.ts';
import { root } from '../support/run.ts';
import { isListed } from '../support/to-do.ts';
import { documentedFramework, isJuly } from './input.ts';

type Graph = Readonly<Record<string, Partial<FunctionCalls>>>;

function callsOf(graph: Graph): ReadonlyMap<string, FunctionCalls> {
  return new Map(
    Object.entries(graph).map(([name, calls]) => [
      name,
      { isNative: false, aborts: [], calls: [], ...calls },
    ]),
  );
}

function review(function_: string, abort: string, verdict: AbortReview['verdict']): AbortReview {
  return { function: function_, abort, verdict, reason: 'why', line: 1 };
}

/** `a::m::E through f, g` for each abort of the function, in order. */
function display(graph: Graph, name: string, reviews: readonly AbortReview[] = []): string[] {
  const list = findAborts(callsOf(graph), reviews).lists.get(name) ?? [];
  return list.map(({ module, reason, path }) =>
    [`${module}::${reason}`, ...path.map((step) => step.split('::')[2])].join(' '),
  );
}

describe('the aborts of a function', () => {
  const graph: Graph = {
    'p::z::top': { aborts: ['EZ', 'EA'], calls: ['p::a::far', 'p::z::near'] },
    'p::z::near': { aborts: ['EB'], calls: ['p::z::top'] },
    'p::a::far': { aborts: ['EFar'], calls: ['p::a::deep'] },
    'p::a::deep': { aborts: ['EDeep', 'EFar', 'line 7'] },
  };

  it('are its own in the order of its code, then those of its module, then those of others', () => {
    expect(display(graph, 'p::z::top')).toEqual([
      'p::z::EZ',
      'p::z::EA',
      'p::z::EB near',
      'p::a::EDeep far deep',
      'p::a::EFar far',
      'p::a::line 7 far deep',
    ]);
  });

  it('come through any number of calls, and calls may be circular', () => {
    expect(display(graph, 'p::z::near')).toEqual([
      'p::z::EB',
      'p::z::EZ top',
      'p::z::EA top',
      'p::a::EDeep top far deep',
      'p::a::EFar top far',
      'p::a::line 7 top far deep',
    ]);
  });

  it('lose what is struck out, for callers on that way only', () => {
    const ways: Graph = {
      'p::m::careful': { calls: ['p::m::raise'] },
      'p::m::careless': { calls: ['p::m::raise'] },
      'p::m::both': { calls: ['p::m::careful', 'p::m::careless'] },
      'p::m::safe': { calls: ['p::m::careful'] },
      'p::m::raise': { aborts: ['E'] },
    };
    const strikes = [review('p::m::careful', 'p::m::E', 'never')];
    expect(display(ways, 'p::m::careful', strikes)).toEqual([]);
    expect(display(ways, 'p::m::safe', strikes)).toEqual([]);
    expect(display(ways, 'p::m::both', strikes)).toEqual(['p::m::E careless raise']);
    expect(display(ways, 'p::m::raise', strikes)).toEqual(['p::m::E']);
  });

  it('gain what a review adds, for callers too', () => {
    const native: Graph = {
      'p::m::ask': { calls: ['p::m::native'] },
      'p::m::native': { isNative: true },
    };
    const added = [review('p::m::native', 'p::m::ENo', 'also')];
    expect(display(native, 'p::m::ask', added)).toEqual(['p::m::ENo native']);
  });

  it('carry the words of a review where there is no constant, or where it says otherwise', () => {
    const calls = callsOf({
      'p::m::f': { calls: ['p::m::g'] },
      'p::m::g': { aborts: ['EOther', 'EPlain'] },
    });
    const reviews = [
      review('p::m::g', 'p::m::arithmetic', 'also'),
      review('p::m::g', 'p::m::ENative', 'also'),
      review('p::m::g', 'p::m::EOther', 'means'),
    ];
    const notes = findAborts(calls, reviews).lists.get('p::m::f');
    expect(notes?.map(({ reason, note }) => [reason, note])).toEqual([
      ['EOther', 'why'],
      ['EPlain', null],
      ['arithmetic', 'why'],
      ['ENative', null],
    ]);
  });
});

const PACKAGES = ['std', 'sui', 'sui_system', 'bridge'];
let functions: ReadonlyMap<string, FunctionModel>;

beforeAll(async () => {
  const value = await documentedFramework();
  functions = new Map(
    value.packages.flatMap(({ modules }) =>
      modules.flatMap((module) =>
        module.functions.map((fun): [string, FunctionModel] => [`${module.id}::${fun.name}`, fun]),
      ),
    ),
  );
});

/** The files as they are, read here in a way that shares nothing with the generator. */
const facts = Object.assign(
  {},
  ...PACKAGES.map((name) =>
    JSON.parse(readFileSync(`${root}/framework-sources/${name}/calls.json`, 'utf8')),
  ),
) as Readonly<Record<string, { aborts?: string[]; calls?: string[]; native?: boolean }>>;
const table = readFileSync(`${root}/schema/prose/framework-aborts.tsv`, 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'));
const full = (name = '', abort = ''): string =>
  abort.includes('::') ? abort : `${moduleOf(name)}::${abort}`;
const rowsOf = (verdict: string): ReadonlySet<string> =>
  new Set(
    table
      .filter((row) => row[2] === verdict)
      .map(([name, abort]) => `${name} ${full(name, abort)}`),
  );

/** Own aborts and those of every function that is called, over and over until nothing is added. */
function closure(): ReadonlyMap<string, ReadonlySet<string>> {
  const never = rowsOf('never');
  const lists = new Map<string, Set<string>>();
  const add = (name: string, abort: string): void => {
    if (!never.has(`${name} ${abort}`)) lists.set(name, (lists.get(name) ?? new Set()).add(abort));
  };
  for (const [name, fact] of Object.entries(facts))
    // What an instruction can fail with counts where a review says `also`.
    for (const abort of fact.aborts ?? [])
      if (!/^(?:arithmetic|vector)$/.test(abort)) add(name, full(name, abort));
  for (const row of rowsOf('also')) add(row.split(' ')[0] ?? '', row.replace(/^\S+ /, ''));
  const count = (): number => [...lists.values()].reduce((sum, list) => sum + list.size, 0);
  for (let before = -1; before !== count();) {
    before = count();
    for (const [name, fact] of Object.entries(facts))
      for (const called of fact.calls ?? [])
        for (const abort of lists.get(called) ?? []) add(name, abort);
  }
  return lists;
}

describe('every list of the documented release', () => {
  it('is the closure of the calls, less what reviews strike out and more what they add', () => {
    const expected = closure();
    const isForTests = (id: string): boolean =>
      /::(?:test_scenario|test_utils|unit_test)::/.test(id);
    const visible = [...functions].filter(([, fun]) => fun.visibility === 'public');
    expect(visible.filter(([id]) => !isForTests(id)).length).toBeGreaterThan(900);
    for (const [id, fun] of functions) {
      const listed = fun.aborts.map(({ module, reason }) => `${module}::${reason}`).sort();
      expect([id, listed]).toEqual([id, [...(expected.get(id) ?? [])].sort()]);
    }
  });

  it('names a way of real calls to the function that raises it, past no review that rules it out', () => {
    const [never, also] = [rowsOf('never'), rowsOf('also')];
    let ways = 0;
    for (const [id, { aborts }] of functions) {
      for (const { module, reason, path } of aborts) {
        const way = [id, ...path];
        const raiser = way.at(-1) ?? '';
        way
          .slice(1)
          .forEach((called, index) => expect(facts[way[index] ?? '']?.calls).toContain(called));
        expect(moduleOf(raiser)).toBe(module);
        const raised = facts[raiser]?.aborts?.includes(reason);
        expect(raised === true || also.has(`${raiser} ${module}::${reason}`)).toBe(true);
        expect(way.filter((step) => never.has(`${step} ${module}::${reason}`))).toEqual([]);
        ways += 1;
      }
    }
    expect(ways).toBeGreaterThan(1200);
  });

  it.runIf(isJuly)('agrees with 48 lists that were made by hand from what the functions do', () => {
    const lines = readFileSync(new URL('aborts-by-hand.txt', import.meta.url), 'utf8').trim();
    const displayedAs = lines.split('\n').map((line) => {
      const id = line.slice(0, line.search(/:(?: |$)/));
      const names = functions
        .get(id)
        ?.aborts.map((abort) =>
          abort.module === moduleOf(id) ? abort.reason : `${abort.module}::${abort.reason}`,
        );
      return `${id}: ${[...(names ?? ['missing'])].sort().join(' ')}`.trimEnd();
    });
    expect(displayedAs).toEqual(lines.split('\n'));
    expect(displayedAs).toHaveLength(48);
  });

  it.runIf(isJuly)(
    'holds whatever the text of a function names, unless a review says why not',
    () => {
      const never = rowsOf('never');
      const line =
        /^(\S+) fun (?:(?:public\(package\)|public|private|entry|macro|native) )+(\w+)[<(].* !(\S+)/;
      const missing = PACKAGES.flatMap((name) =>
        readFileSync(new URL(`upstream/${name}.txt`, import.meta.url), 'utf8').split('\n'),
      ).flatMap((text) => {
        const [, module = '', name = '', list = ''] = line.exec(text) ?? [];
        const listed =
          functions.get(`${module}::${name}`)?.aborts.map(({ reason }) => reason) ?? [];
        return list.split(',').filter((part) => {
          const [abort = '', via = name] = part.split('<');
          const isStruck = [name, via].some((it) =>
            never.has(`${module}::${it} ${module}::${abort}`),
          );
          return abort !== '' && !listed.includes(abort) && !isStruck;
        });
      });
      expect(missing).toEqual([]);
    },
  );

  it('has a review for each native function, and for no other one that it is silent', () => {
    const reviewed = new Set(table.map(([name]) => name));
    const natives = Object.entries(facts).filter(([, fact]) => fact.native === true);
    expect(natives.length).toBeGreaterThan(80);
    const open = natives.filter(
      ([name]) => !reviewed.has(name) && !isListed(`${name} has no code`),
    );
    expect(open).toEqual([]);
  });
});

/** `validator_set::ENotAValidator` and `ENotOwner`, as descriptions write them. */
const NAMED = /"value":"(?:[\w:]*::)?(E[A-Z]\w*[a-z]\w*)"/g;

describe('what a function says of its errors', () => {
  it('names none that its list does not have', () => {
    const odd = [...functions].flatMap(([id, fun]) => {
      // A macro is compiled into its callers, so it has no list.
      if (fun.isMacro) return [];
      const listed = new Set(fun.aborts.map(({ reason }) => reason));
      const named = [...JSON.stringify(fun.prose).matchAll(NAMED)].map(([, name = '']) => name);
      return named.filter((name) => !listed.has(name)).map((name) => `${id}: ${name}`);
    });
    expect(odd).toEqual([]);
  });
});

describe('what upstream tests', () => {
  it('is in the list of the function that a test expects to fail', () => {
    const file = `${root}/schema/framework/expected-failures.tsv`;
    const rows = readFileSync(file, 'utf8').trim().split('\n').slice(1);
    expect(rows.length).toBeGreaterThan(250);
    const contradicted = rows.filter((row) => {
      const [, abort = '', names = ''] = row.split('\t');
      // Of private functions there is no model, and a newer release may lack others.
      const called = names.split(' ').flatMap((name) => functions.get(name) ?? []);
      // What a native of an open release raises, a person has still to look up.
      if (names.split(' ').some((name) => isListed(`${name} has no code`))) return false;
      const raised = called.flatMap(({ aborts }) => aborts);
      return (
        called.length > 0 && !raised.some(({ module, reason }) => `${module}::${reason}` === abort)
      );
    });
    expect(contradicted).toEqual([]);
  });
});
