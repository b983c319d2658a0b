/** The four kinds of reader, and the path of the first hour: links in the order of need. Plain data, and the part of it that this build has. */

import type { HomeLink } from './content';

export interface Reader {
  readonly title: string;
  readonly hint: string;
  /** The first link leads on from the title. */
  readonly links: readonly HomeLink[];
}

export interface Step extends HomeLink {
  /** What the reader has when the step is done. */
  readonly result: string;
}

const to = (route: string, label: string): HomeLink => ({ route, label });

const readers: readonly Reader[] = [
  {
    title: 'You are new to Sui',
    hint: 'What it is, and what its words mean',
    links: [
      to('/concepts/components', 'What Sui consists of'),
      to('/sui-compared', 'Sui and other chains'),
      to('/concepts', 'A map of the ideas'),
      to('/concepts/tokenomics', 'What SUI is for'),
      to('/sui-glossary', 'Glossary'),
    ],
  },
  {
    title: 'You build an app',
    hint: 'Install, write a package, call it',
    links: [
      to('/guides/developer/getting-started/sui-install', 'Install Sui'),
      to('/guides/developer/first-app', 'Your first app'),
      to('/concepts/object-model', 'Object model'),
      to('/concepts/sui-move-concepts', 'Move on Sui'),
      to('/guides/developer/app-examples', 'Whole examples'),
      to('/guides/developer/dev-cheat-sheet', 'Cheat sheet'),
    ],
  },
  {
    title: 'You run nodes or an exchange',
    hint: 'Runbooks, configuration, metrics',
    links: [
      to('/guides/operator/sui-full-node', 'Run a full node'),
      to('/guides/operator/validator-config', 'Run a validator'),
      to('/guides/operator/updates', 'Update a node'),
      to('/guides/operator/exchange-integration', 'Integrate an exchange'),
      to('/guides/operator/bridge-node-configuration', 'Bridge nodes'),
      to('/references/operator', 'Keys and metrics'),
    ],
  },
  {
    title: 'Look something up',
    hint: 'Methods, functions, types, flags',
    links: [
      to('/references', 'All references'),
      to('/references/framework', 'Move framework'),
      to('/references/sui-api/json-rpc', 'JSON-RPC'),
      to('/references/sui-graphql', 'GraphQL'),
      to('/references/cli/client', 'sui client'),
      to('/references/sui-sdks', 'SDKs'),
    ],
  },
];

const GETTING_STARTED = '/guides/developer/getting-started';
const hour: readonly Step[] = [
  { ...to(`${GETTING_STARTED}/sui-install`, 'Install Sui'), result: 'the sui command answers' },
  { ...to(`${GETTING_STARTED}/get-coins`, 'Get test SUI'), result: 'your address can pay' },
  {
    ...to('/guides/developer/first-app/write-package', 'Write a package'),
    result: 'a Move module that compiles',
  },
  { ...to('/guides/developer/first-app/build-test', 'Test it'), result: 'tests that pass' },
  { ...to('/guides/developer/first-app/publish', 'Publish it'), result: 'a package on Testnet' },
  {
    ...to('/guides/developer/first-app/client-tssdk', 'Call it from TypeScript'),
    result: 'a program that uses it',
  },
];

/** A build of some of the pages links only to those; a reader without any of them is left out. */
export function readersOf(routes: ReadonlySet<string>): readonly Reader[] {
  return readers
    .map((reader) => ({ ...reader, links: reader.links.filter(({ route }) => routes.has(route)) }))
    .filter(({ links }) => links.length > 0);
}

export function hourOf(routes: ReadonlySet<string>): readonly Step[] {
  return hour.filter(({ route }) => routes.has(route));
}
