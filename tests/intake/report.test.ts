/** Renames that are carried, places that are named, and reports that say both. */

import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Location } from '../../generators/core/diagnostics.ts';
import { errorAt } from '../../generators/core/diagnostics.ts';
import type { Change, Grade } from '../../scripts/intake/grade/change.ts';
import { sortChanges } from '../../scripts/intake/grade/change.ts';
import type { Target } from '../../generators/core/links.ts';
import { followIn, moveIdsIn, renameIn } from '../../scripts/intake/report/apply-renames.ts';
import { ACCEPTED_FILE, sortAccepted } from '../../scripts/intake/report/accepted.ts';
import { findCauses } from '../../scripts/intake/report/impact.ts';
import { printMarkdown } from '../../scripts/intake/report/markdown.ts';
import { shorten } from '../../generators/changes/model/shorten.ts';
import { printToDos } from '../../scripts/intake/report/print-to-do.ts';
import { toDosOf } from '../../scripts/intake/report/to-do.ts';
import { temporaryFolder } from '../support/run.ts';

function change(
  id: string,
  before: string | null,
  after: string | null,
  more: Partial<Change> = {},
): Change {
  const grade: Grade = after === null ? 'breaking' : before === null ? 'safe' : 'breaking';
  const rule = after === null ? 'x/type-gone' : before === null ? 'x/type-new' : 'x/type';
  return { id, grade, rule, message: 'it changed', before, after, ...more };
}

describe('long declarations', () => {
  const long = 'x'.repeat(300);
  it.each([
    [
      ['a', 'b'],
      ['a', 'b'],
    ],
    [
      [`${long}1`, `${long}2`],
      [`…${'x'.repeat(40)}1`, `…${'x'.repeat(40)}2`],
    ],
    [
      [long, null],
      [`${'x'.repeat(100)}…`, null],
    ],
    [
      [long, long],
      [`${'x'.repeat(100)}…`, `${'x'.repeat(100)}…`],
    ],
  ] as const)('%j are shown where they differ', (sides, displayed) => {
    expect(shorten(sides, 100)).toEqual(displayed);
  });
});

describe('carrying renames', () => {
  const target = (id: string, route: string, anchor: string | null = null): Target => {
    return { id, route, anchor, label: id, kind: 'type', summary: null };
  };
  const renames = [
    { from: 'graphql:Old', to: 'graphql:New', reason: 'shape' },
    { from: 'graphql:Effects.oldOnes', to: 'graphql:Effects.newOnes', reason: 'shape' },
    { from: 'ts:client/Effects.time', to: 'ts:client/Effects.moment', reason: 'shape' },
  ] as const;
  const before = [target('graphql:Old', '/types/old'), target('graphql:Other', '/types/older')];
  const after = [target('graphql:New', '/types/new'), target('ts:client/Clock.time', '/clock')];
  const carried = (name: string, text: string): string =>
    followIn(new Map([[name, text]]), renames, { before, after }).get(name) ?? text;

  it('moves links, and no link that only begins so', () => {
    expect(carried('docs/a.mdx', '[x](/types/old) [y](/types/older) [z](/types/old#a)')).toBe(
      '[x](/types/new) [y](/types/older) [z](/types/old#a)',
    );
  });

  it('renames members in code of their language only', () => {
    const page = (name: string): string =>
      `${name} says\n\n\`\`\`graphql\n{ ${name} { x } }\n\`\`\`\n\n${name}\n`;
    const half = page('oldOnes').replace('{ oldOnes', '{ newOnes');
    expect(carried('docs/a.mdx', page('oldOnes'))).toBe(half);
    expect(carried('docs/examples/a/query.graphql', '{ oldOnes }')).toBe('{ newOnes }');
    expect(carried('docs/examples/a/a.move', 'oldOnes')).toBe('oldOnes');
  });

  it('leaves a member whose name something else still has', () => {
    expect(carried('docs/examples/a/a.ts', 'effects.time')).toBe('effects.time');
  });
});

describe('renames', () => {
  it('apply at once: a chain moves each name by one, and a swap swaps', () => {
    const rename = (from: string, to: string) =>
      ({ from: `move:sui::pay::${from}`, to: `move:sui::pay::${to}`, reason: 'shape' }) as const;
    const renamed = (renames: readonly ReturnType<typeof rename>[]): string | undefined =>
      renameIn(new Map([['docs/a.mdx', 'pay::a, then pay::b']]), renames).get('docs/a.mdx');
    expect(renamed([rename('a', 'b'), rename('b', 'c')])).toBe('pay::b, then pay::c');
    expect(renamed([rename('a', 'b'), rename('b', 'a')])).toBe('pay::b, then pay::a');
  });
});

describe('ids of what is exported elsewhere', () => {
  it('move in tables and descriptions, with their members, and no sentence changes', () => {
    const files = new Map([
      [
        'schema/prose/typescript.md',
        '## client/Balance\n\nSee client/Balance.\n## client/Balance.coin\n## client/BalanceChange\n',
      ],
      [
        'schema/prose/equivalents.tsv',
        'Sum\t\tclient/Balance client/Balance.coin a/client/Balance\n',
      ],
      ['docs/a.mdx', '## client/Balance\n'],
    ]);
    const moved = moveIdsIn(files, [
      { from: 'ts:client/Balance', to: 'ts:jsonRpc/Balance', reason: 'same' },
      { from: 'ts:client/BalanceChange', to: 'ts:jsonRpc/Change', reason: 'shape' },
    ]);
    expect(Object.fromEntries(moved)).toEqual({
      'schema/prose/typescript.md':
        '## jsonRpc/Balance\n\nSee jsonRpc/Balance.\n## jsonRpc/Balance.coin\n## client/BalanceChange\n',
      'schema/prose/equivalents.tsv':
        'Sum\t\tjsonRpc/Balance jsonRpc/Balance.coin a/client/Balance\n',
    });
  });
});

describe('a section whose new name is another section', () => {
  it('stays, because a person has to choose between the two', () => {
    const text = '## Old\n\nWords about Old.\n\n## New\n\nOther words.\n';
    const renames = [{ from: 'graphql:Old', to: 'graphql:New', reason: 'shape' as const }];
    expect(renameIn(new Map([['schema/prose/graphql.md', text]]), renames)).toEqual(
      new Map([['schema/prose/graphql.md', text.replace('about Old', 'about New')]]),
    );
  });
});

describe('places', () => {
  const files = new Map([
    [
      'docs/a.mdx',
      'Use `SuiClient`.\n\nSee [old](/references/old#x) and [new](/references/new).\n',
    ],
    ['docs/b.mdx', 'const client = new SuiClient();\nclient.getCoins({});\nMySuiClientele\n'],
    ['schema/prose/equivalents.tsv', 'act\tsui::coin::burn\tclient/SuiClient\n'],
  ]);
  const changes = [
    change('ts:client/SuiClient', 'class SuiClient', null),
    change('ts:client/SuiClient.getCoins', 'getCoins(): void', null),
    change('move:sui::coin::burn', 'public fun burn()', null),
    change('rpc:suix_getCoins', null, 'deprecated', { grade: 'safe', rule: 'json-rpc/deprecated' }),
    change('ts:client/Fresh', null, 'class Fresh'),
  ];
  const causes = findCauses(changes, {
    files,
    vanished: new Set(['/references/old#x']),
    present: [],
  });

  it('are grouped by cause, the widest first, with file and line', () => {
    expect(
      causes.map(({ cause, places }) => [
        cause,
        ...places.map(({ file, line }) => `${file}:${line}`),
      ]),
    ).toEqual([
      ['SuiClient is gone', 'docs/a.mdx:1', 'docs/b.mdx:1', 'schema/prose/equivalents.tsv:1'],
      ['the link /references/old#x leads nowhere now', 'docs/a.mdx:3'],
      ['sui::coin::burn is gone', 'schema/prose/equivalents.tsv:1'],
    ]);
  });

  it('are those of the thing itself, where several have its name', () => {
    const written = new Map([
      [
        'docs/a.mdx',
        'A Coin is money.\n```graphql\nfragment F on Coin { id }\n```\nIn GraphQL, `Coin` holds more.\n<Card to="/old" />\n',
      ],
      ['docs/b.mdx', 'Pass `--dry` to `sui client gas`.\n`--dry` of another program.\n'],
      ['docs/snippets/c.mdx', '`coin::burn` destroys it.\n`pay::keep`\n`pay::split`\n'],
      ['schema/prose/cli.md', '## client/gas#--dry\n\nShows.\n## client/gas#--dry-run\n'],
      ['schema/prose/framework-aborts.tsv', 'sui::coin::burn\tENotZero\nsui::pay::keep\tnothing\n'],
      [
        'schema/prose/graphql.md',
        '## Query.a\n\nCoin of the account.\nOf `0x2::coin::Coin`, not of it.\n',
      ],
      [
        'schema/prose/equivalents.tsv',
        'act\tmove\tts\tcli\tgraphql\trpc\nHold\tsui::coin::Coin\t\tclient/gas#--dry\t\tCoin\nPay\t\t\t\tCoin Coin.balance\t\n',
      ],
    ]);
    const found = findCauses(
      [
        change('graphql:Coin', 'type Coin', null),
        change('cli:client/gas#--dry', '--dry', null),
        change('move:sui::coin::burn', 'public fun burn()', null),
        change('move:sui::pay::keep', null, 'deprecated', { rule: 'move/deprecated' }),
        change('move:sui::pay::split', 'deprecated', null, {
          grade: 'documentation',
          rule: 'move/deprecated',
        }),
      ],
      {
        files: written,
        vanished: new Set(['/old']),
        present: ['move:sui::coin::Coin', 'rpc:Coin'],
      },
    );
    expect(
      Object.fromEntries(
        found.map(({ id, places }) => [id, places.map(({ file, line }) => `${file}:${line}`)]),
      ),
    ).toEqual({
      'graphql:Coin': ['docs/a.mdx:3', 'docs/a.mdx:5', 'schema/prose/equivalents.tsv:3'],
      'cli:client/gas#--dry': [
        'docs/b.mdx:1',
        'schema/prose/cli.md:1',
        'schema/prose/equivalents.tsv:2',
      ],
      'move:sui::coin::burn': ['docs/snippets/c.mdx:1', 'schema/prose/framework-aborts.tsv:1'],
      'move:sui::pay::keep': ['docs/snippets/c.mdx:2'],
      '/old': ['docs/a.mdx:6'],
    });
  });

  it('are those of an entry point where it is imported, and say once what became of a name', () => {
    const written = new Map([
      [
        'docs/a.ts',
        "import { graphql } from '@mysten/sui/graphql/schemas/latest';\nimport type { Balance } from '@mysten/sui/client'; const latest = 1;\nlet b: Balance;\n",
      ],
    ]);
    const found = findCauses(
      [
        change('ts:graphql/schemas/latest', 'graphql', null, { rule: 'typescript/entry-gone' }),
        change('ts:client/Balance', 'Balance', null, { replacement: 'ts:jsonRpc/Balance' }),
        change('ts:jsonRpc/Balance', null, 'Balance', {
          grade: 'safe',
          rule: 'typescript/deprecated',
        }),
      ],
      { files: written, vanished: new Set(), present: ['ts:jsonRpc/Balance'] },
    );
    expect(
      found.map(({ cause, places }) => [
        cause,
        ...places.map(({ line, what }) => `${line} ${what}`),
      ]),
    ).toEqual([
      ['Balance is jsonRpc/Balance now', '2 Balance', '3 Balance'],
      ['graphql/schemas/latest is gone', '1 @mysten/sui/graphql/schemas/latest'],
    ]);
  });

  it('are none where a name is that of something else, or a word of the language', () => {
    const block = (language: string, code: string): string =>
      `\n\`\`\`${language}\n${code}\n\`\`\`\n`;
    const text =
      'A validator stakes SUI, and `stakes` of GraphQL lists it.\n' +
      block('ts', "import { PublicKey } from '@other/keys';\nnew PublicKey();") +
      block('ts', "import { PublicKey } from '@mysten/sui/cryptography';\nnew PublicKey();") +
      block('ts', 'for (const [a] of Object.entries(all)) use(a); // GraphQL');
    const found = findCauses(
      [
        change('ts:cryptography/PublicKey', 'class PublicKey', null),
        change('ts:bcs/bcs.PublicKey', 'PublicKey', null),
        change('graphql:Object.entries', 'entries', null),
        change('graphql:stakes', 'stakes', null),
      ],
      { files: new Map([['docs/a.mdx', text]]), vanished: new Set(), present: [] },
    );
    expect(found.map(({ id, places }) => [id, ...places.map(({ line }) => line)])).toEqual([
      ['ts:cryptography/PublicKey', 9, 10],
      ['graphql:stakes', 1],
    ]);
  });

  it('are those that a changed thing leaves untrue, and say what changed', () => {
    const files = new Map([
      ['docs/a.mdx', '`MoveObject` is an owner.\n```graphql\n... on MoveObject { id }\n```\n'],
      ['schema/json-rpc/examples/a.json', '{ "MoveObject": 1, "Query.epoch(id)": 2 }\n'],
      ['schema/prose/graphql.md', 'Of `Query.events` and `Query.epoch`.\n## Query.epoch(id)\n'],
    ]);
    const graphql = (
      id: string,
      [before, after, rule]: readonly [string | null, string | null, string],
    ): Change =>
      change(`graphql:${id}`, before, after, { rule: `graphql/${rule}`, grade: 'breaking' });
    const found = findCauses(
      [
        {
          ...graphql('MoveObject', ['A & B', 'A', 'object-type-interface-removed']),
          message: 'MoveObject is no B',
        },
        graphql('Query.events', ['events(a: B): C!', 'events(a: D): C', 'field-type-changed']),
        graphql('Query.epoch(id)', ['id: UInt53', null, 'field-argument-removed']),
        graphql('Query.epoch(of)', [null, 'of: A!', 'field-argument-added']),
        graphql('Query.epoch(at)', [null, 'at: B!', 'field-argument-added']),
      ],
      { files, vanished: new Set(), present: [] },
    );
    expect(
      found.map(({ cause, places }) => [
        cause,
        ...places.map(({ file, line }) => `${file}:${line}`),
      ]),
    ).toEqual([
      ['Query.epoch(id) is gone', 'schema/prose/graphql.md:1', 'schema/prose/graphql.md:2'],
      ['MoveObject is no B', 'docs/a.mdx:1'],
      ['Query.epoch changed: it changed', 'schema/prose/graphql.md:1'],
    ]);
  });

  const report = {
    name: 'August 2025',
    changes: sortChanges(changes),
    renames: [{ from: 'ts:client/SuiClient', to: 'ts:client/Client', reason: 'shape' as const }],
    causes,
    accepted: [],
    toDo: [],
  };

  it('are in the Markdown, which stays Markdown whatever a name holds', () => {
    const odd = change('ts:client/`a`', 'type A = `x`', null, { message: 'a <b> | c' });
    const text = printMarkdown({ ...report, changes: [...report.changes, odd] });
    expect(text).toMatch(/^## August 2025: changes to the public interfaces\n/);
    expect(text).toContain('### Breaking (4)');
    expect(text).toContain('| `ts:client/Client` | same shape, similar name |');
    expect(text).toContain('- `` ts:client/`a` ``: a \\<b\\> \\| c');
    expect(text).toContain('  ```diff\n  - type A = `x`\n  ```');
    expect(text).toContain('- **SuiClient is gone** – 3 places\n  - `docs/a.mdx:1` SuiClient');
  });

  it('begin with a summary and the work to do, and fit into a pull request', () => {
    const many = Array.from({ length: 900 }, (_, at) =>
      change(`ts:client/Gone${at}`, `class Gone${at} { ${'x: string; '.repeat(20)}}`, null),
    );
    const announced = change('graphql:Coin.id', null, 'Use address. Will be removed in v2.', {
      grade: 'safe',
      rule: 'graphql/deprecated',
    });
    const unstable = change('ts:experimental/Core', 'class Core', null, { isUnstable: true });
    const diagnostic = (file: string, line: number) =>
      errorAt({ file, line, column: 1 }, 'a/b', { message: 'it is gone', fix: 'write another' });
    const toDo = toDosOf({
      made: [diagnostic('schema/prose/equivalents.tsv', 3)],
      examples: [diagnostic('docs/a.mdx', 1)],
      undocumented: [{ what: 'schema/surface/cli.txt:1 x', decision: 'describe what is new in x' }],
      chain: [{ what: 'sui::a::b is not on chain', decision: 'pin another version' }],
      bodies: [],
      causes,
      present: [],
      renames: [],
      tests: [
        { what: 'coins are split: TypeError', decision: 'let a.test.ts speak of it' },
        // The checker has said it of this line.
        { what: 'docs/a.mdx:1', decision: 'it has no such member' },
      ],
      oldNames: ['docs/a.mdx:1', 'docs/b.mdx:1'].map((what) => ({ what, decision: 'says 1.38.0' })),
    });
    // The checker says more of docs/a.mdx:1 than that a name is gone, or of the release before.
    expect(toDo.map(({ what, items }) => `${what.split(' ')[0]} ${items.length}`)).toEqual([
      'Correct 1',
      'Describe 1',
      'Make 1',
      'Correct 1',
      'Read 4',
      'Decide 1',
      'Correct 1',
    ]);
    const text = printMarkdown({ ...report, changes: [...many, unstable, announced], toDo });
    const lines = text.split('\n');
    expect(Buffer.byteLength(text)).toBeLessThan(60_000);
    expect(text).toMatch(/… and \d+ more in report\.json/);
    expect(lines.indexOf('### To do')).toBeLessThan(21);
    expect(text).toContain('- `graphql:Coin.id`: Use address. Will be removed in v2.');
    expect(lines).toContain('- 1 change of interfaces that upstream calls experimental');
    expect(printToDos('August', toDo, 'to-do.md')).toContain(
      '   - [ ] write another: docs/a.mdx:1 it is gone\n',
    );
  });

  it('say what to write for what is known by another name, and what is wrong with a context once', () => {
    const at = (file: string, line: number): Location => ({ file, line, column: 1 });
    const message = `in the context around the fragment: Module '"@mysten/sui/client"' has no exported member 'Balance'.`;
    const examples = [3, 9].map((line) =>
      errorAt(at('docs/a.mdx', line), 'examples/TS2305', { message, fix: 'import it' }),
    );
    const missing = (name: string, fix: string) =>
      errorAt(at('schema/prose/equivalents.tsv', 5), 'core/equivalents', {
        message: `GraphQL has no "${name}" in this release`,
        fix,
      });
    const unused = (name: string) =>
      errorAt(at('schema/prose/typescript.md', 5), 'typescript/unused-description', {
        message: `"${name}" is described, but the input has no such thing`,
        fix: 'rename it',
      });
    const made = [
      missing('Coin', 'write "CoinKind"'),
      missing('Tx.sender', 'move it'),
      missing('Tx.old', 'write "Tx.sold"'),
      unused('client/Balance'),
      unused('client/Coin'),
    ];
    const toDo = toDosOf({
      ...{ made, examples, undocumented: [], chain: [], bodies: [] },
      ...{ causes: [], tests: [], oldNames: [] },
      renames: [
        { from: 'ts:client/Balance', to: 'ts:jsonRpc/Balance', reason: 'same' },
        { from: 'graphql:Tx', to: 'graphql:Transaction', reason: 'shape' },
      ],
      present: ['graphql:Transaction.sender'],
    });
    expect(toDo.map(({ items }) => items.map(({ what, decision }) => [what, decision]))).toEqual([
      [
        [expect.stringContaining('"Coin"'), 'correct the id, or remove it from the row'],
        [expect.stringContaining('"Tx.old"'), 'correct the id, or remove it from the row'],
        [expect.stringContaining('"Tx.sender"'), 'write Transaction.sender'],
        [expect.stringContaining('"client/Balance"'), 'write jsonRpc/Balance'],
        [expect.stringContaining('"client/Coin"'), 'rename it'],
      ],
      [
        [
          'docs/examples/_contexts, which complete docs/a.mdx:3 and 1 more fragment',
          `Module '"@mysten/sui/client"' has no exported member 'Balance': import it`,
        ],
      ],
    ]);
  });

  it('have one decision for what is wrong in several places, with what is wrong', () => {
    const wrong = (line: number, message: string) =>
      errorAt({ file: 'docs/a.mdx', line, column: 1 }, 'examples/x', {
        message,
        fix: 'look it up',
      });
    const examples = [wrong(3, 'No "a".'), wrong(9, 'No "a".'), wrong(9, 'No "b".')];
    const rest = { made: [], undocumented: [], chain: [], bodies: [], causes: [], tests: [] };
    const known = { renames: [], present: [], oldNames: [] };
    expect(toDosOf({ ...rest, ...known, examples })[0]?.items).toEqual([
      { what: 'docs/a.mdx:3', decision: 'No "a": look it up' },
      { what: 'docs/a.mdx:9', decision: 'No "a": look it up' },
      { what: 'docs/a.mdx:9 No "b".', decision: 'look it up' },
    ]);
  });

  it('put what one decision settles under one box, the widest first', () => {
    const item = (what: string, decision: string) => ({ what, decision });
    const items = [
      item('docs/c.mdx:7', 'Coin is gone'),
      item('docs/a.mdx:1', 'SuiClient is gone'),
      item('docs/a.mdx:12', 'SuiClient is gone'),
      item('docs/b.mdx:3', 'SuiClient is gone'),
      item('prose/a.md:4 "A" is described', 'remove it'),
      item('prose/a.md:9 "B" is described', 'remove it'),
    ];
    const text = printToDos('August', [{ what: 'Read', command: 'x', items }], 'to-do.md');
    expect(text.split('\n').slice(4, -2)).toEqual([
      '1. Read (6 places, 3 decisions). Check with `x`.',
      '   - [ ] SuiClient is gone (3)',
      '     - docs/a.mdx:1, 12',
      '     - docs/b.mdx:3',
      '   - [ ] remove it (2)',
      '     - prose/a.md:4 "A" is described',
      '     - prose/a.md:9 "B" is described',
      '   - [ ] Coin is gone: docs/c.mdx:7',
    ]);
  });

  it('leave out what was accepted, with the reason', () => {
    const folder = temporaryFolder();
    fs.mkdirSync(path.join(folder, 'schema/releases'), { recursive: true });
    const file = path.join(folder, ACCEPTED_FILE);
    fs.writeFileSync(file, 'id\trule\treason\nts:client/SuiClient\tx/type-gone\tNobody uses it.\n');
    const sorted = sortAccepted(folder, changes).value;
    expect(sorted?.changes.map(({ id }) => id)).not.toContain('ts:client/SuiClient');
    expect(sorted?.accepted.map(({ reason }) => reason)).toEqual(['Nobody uses it.']);
    fs.writeFileSync(file, 'ts:client/SuiClient\n');
    expect(sortAccepted(folder, changes).diagnostics[0]?.fix).toContain('begin with: id');
  });
});
