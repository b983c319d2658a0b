/** What a release consists of, the commands that take it in, and what the site is called then. Pure. */

/** What the site calls the release it documents; kept in `site/config/release.json`. */
export interface Release {
  /** Changes with the release: a reader who closed the announcement sees the next one. */
  readonly id: string;
  /** Such as `July 2025`. */
  readonly name: string;
  /** Of the `sui` program, such as `1.53`. */
  readonly sui: string;
  readonly protocol: string;
  /** How finished the GraphQL service is, such as `alpha`. */
  readonly graphql: string;
  /** Version of `@mysten/sui`. */
  readonly sdk: string;
}

export interface ReleaseOptions {
  readonly name?: string | undefined;
  readonly sui?: string | undefined;
  readonly protocol?: string | undefined;
  readonly graphql?: string | undefined;
  /** Version of `@mysten/sui`. */
  readonly sdk?: string | undefined;
  /** Version of `@typemove/sui`. */
  readonly abi?: string | undefined;
  /** An upstream checkout's `crates/sui-framework/packages`. */
  readonly framework?: string | undefined;
  /** Of that checkout; read from its `.git` when missing. */
  readonly commit?: string | undefined;
  /** The interface file of a node. */
  readonly openrpc?: string | undefined;
  /** Path of the `sui` program. */
  readonly cli?: string | undefined;
  readonly accept?: boolean | undefined;
}

/** A package and the exact version that the release brings. */
export interface RequiredPackage {
  readonly name: string;
  readonly version: string;
  /** The references that are made from it, as `schema/sources.json` calls them. */
  readonly references: readonly string[];
}

/** The words of one `npm run sync` in the worktree. It must succeed, or the release is not taken in. */
export type ReleaseStep = readonly string[];

const SDK = '@mysten/sui';
const ABI = '@typemove/sui';
const OF_SDK = ['graphql', 'json-rpc', 'typescript'];
export const RELEASE_FILE = 'site/config/release.json';

export function packagesOf({ sdk, abi }: ReleaseOptions): readonly RequiredPackage[] {
  return [
    ...(sdk === undefined ? [] : [{ name: SDK, version: sdk, references: OF_SDK }]),
    ...(abi === undefined ? [] : [{ name: ABI, version: abi, references: ['framework'] }]),
  ];
}

/** The commands in the worktree, in their order, when its packages are installed. */
export function planRelease(options: ReleaseOptions): readonly ReleaseStep[] {
  const { sdk, abi, framework, openrpc, cli } = options;
  const accept = options.accept === true ? ['--accept'] : [];
  const sync = (name: string, from: string, more: readonly string[] = []): ReleaseStep => [
    name,
    '--from',
    from,
    ...more,
  ];
  // Sources say more than an ABI does.
  const abiFlags = framework === undefined ? accept : ['--only-pin'];
  const named = options.name === undefined ? [] : ['--release', options.name];
  const at = options.commit === undefined ? [] : ['--commit', options.commit];
  return [
    // It is called for each command, and each call copies what this process holds: before there are compilers.
    ...(cli === undefined ? [] : [sync('cli', cli, accept)]),
    ...(sdk === undefined ? [] : OF_SDK.map((name) => sync(name, `${SDK}@${sdk}`))),
    ...(abi === undefined ? [] : [sync('abi', `${ABI}@${abi}`, abiFlags)]),
    ...(framework === undefined
      ? []
      : [sync('framework', framework, [...named, ...at, ...accept])]),
    ...(openrpc === undefined ? [] : [sync('json-rpc', openrpc)]),
  ];
}

/** The release with what the maintainer named replaced. The id follows the name. */
export function renameRelease(old: Release, options: ReleaseOptions): Release {
  const name = options.name ?? old.name;
  return {
    id: `release-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
    name,
    sui: options.sui ?? old.sui,
    protocol: options.protocol ?? old.protocol,
    graphql: options.graphql ?? old.graphql,
    sdk: options.sdk ?? old.sdk,
  };
}
