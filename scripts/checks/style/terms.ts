/** How we write words: what prose must not contain, and what to write instead. A table, and nothing else. */

export interface Term {
  /** Global; the match is what is reported. */
  readonly wrong: RegExp;
  readonly right: string;
}

const TERMS: readonly (readonly [RegExp, string])[] = [
  // The network, the coin, the unit.
  [
    /\bSUI (?:network|blockchain|protocol|framework|CLI|client|ecosystem|validators?|nodes?|Move|addresse?s?|objects?)\b/g,
    'Sui for the network, SUI for the coin only',
  ],
  [/(?<!\/)\bsui\b(?![/.:-]\w)/g, 'Sui; the tool goes into code marks'],
  [/\b\d[\d,.]* Sui\b/g, 'SUI for the coin'],
  [/\bMists?\b|\bmists?\b|\bMISTs\b/g, 'MIST'],
  [/\b(?:main|test|dev|local)net\b(?!\.)/g, 'a capital: Mainnet, Testnet, Devnet, Localnet'],
  // Nodes, contracts, transactions.
  [/\b[Ff]ull(?:-?[Nn]ode| Node)s?\b/g, 'full node'],
  [/\b[Ss]mart(?:-?[Cc]ontract| Contract)s?\b/g, 'smart contract'],
  [/\bpublic\(friend\)/g, 'public(package)'],
  [/\b[Oo]nchain\b/g, 'on chain or on-chain'],
  [/\b[Oo]ffchain\b/g, 'off chain or off-chain'],
  [/\bd[Aa]pps?\b(?! Kit)|\bD[Aa]pps?\b/g, 'app'],
  // Names.
  [/\bTypescript\b/g, 'TypeScript'],
  [/\bJavascript\b/g, 'JavaScript'],
  [/\bGithub\b/g, 'GitHub'],
  [/\bGraph[Qq]l\b|\bGraphQl\b|\bgraphQL\b/g, 'GraphQL'],
  [/\bJSON RPC\b|\bJson-?rpc\b/g, 'JSON-RPC'],
  [/\bGRPC\b|\bGrpc\b|\bgrpc\b/g, 'gRPC'],
  [/\b[Zz]klogin\b|\bZkLogin\b|\bZKLogin\b|\bzk-login\b/g, 'zkLogin'],
  [/\bmysticeti\b/g, 'Mysticeti'],
  [/\bDeepbook\b/g, 'DeepBook'],
  // Latin and British.
  [/\be\.g\./g, 'for example'],
  [/\bi\.e\./g, 'that is'],
  [/\betc\./g, 'and so on'],
  [
    /\b(?:[Bb]ehaviour|[Cc]olour|[Ff]avour|[Hh]onour)(?:s|ed|ing|able|al)?\b/g,
    'American English, with -or',
  ],
  [/\b[Ll]icences?\b/g, 'license'],
  [
    /\b(?:[Ss]erial|[Oo]ptim|[Oo]rgan|[Rr]ecogn|[Ii]nitial|[Aa]uthor|[Mm]inim|[Mm]axim|[Ss]ummar)is(?:e|es|ed|ing|ation)\b/g,
    'American English, with -ize',
  ],
  [
    /\b(?:[Ll]abell(?:ed|ing)|[Mm]odell(?:ed|ing)|[Ss]ignall(?:ed|ing))\b/g,
    'American English, with one l',
  ],
  [/\b[Cc]entre[ds]?\b/g, 'center'],
  // Advertising.
  [
    /\b(?:seamless(?:ly)?|effortless(?:ly)?|blazing(?:ly)?|cutting-edge|game-chang\w+|revolutionary)\b/gi,
    'what it does, with a number if you have one',
  ],
];

export const terms: readonly Term[] = TERMS.map(([wrong, right]) => ({ wrong, right }));
