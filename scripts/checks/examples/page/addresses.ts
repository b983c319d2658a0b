/** Web addresses that lead nowhere: slips in schemes and hosts, pages where a file is meant, paths that faucets have lost. Pure. */

import { createRequire } from 'node:module';
import { locate } from '../../../../generators/core/source.ts';
import type { InlineCode } from '../../../../site/dialect/page/authored-page.ts';
import { propose } from '../../proposal.ts';
import type { PageDiagnostic } from '../model.ts';
import type { Block } from '../model.ts';
import { locationInFile } from './fence-rules.ts';

const SCHEMES =
  'http https ws wss git ssh ipfs file postgres postgresql s3 gs redis chrome vscode walrus data'.split(
    ' ',
  );
const HOSTS =
  'fullnode faucet checkpoints docs graphql archive rpc bridge explorer db-snapshot formal-snapshot'.split(
    ' ',
  );
const NETWORKS = ['mainnet', 'testnet', 'devnet'];

export function checkAddress(
  block: Pick<Block, 'code' | 'origin' | 'id'>,
): readonly PageDiagnostic[] {
  return wrongParts(block.code).map(({ offset, from, to, message, fix }) => {
    const { line, column } = locate({ path: '', text: block.code }, offset);
    const at = locationInFile(block.origin, line, column);
    const rename = to === null ? null : { from, to, at: [at] };
    return {
      ...{ level: 'error', code: 'examples/web-address', message },
      ...{ at, fix, rename, block: block.id },
    };
  });
}

/** Inline code has no block to count it against. */
export function checkInlineAddress(file: string, code: InlineCode): readonly PageDiagnostic[] {
  return wrongParts(code.value).map(({ offset, from, to, message, fix }) => {
    const at = { file, line: code.line, column: code.column + 1 + offset };
    const rename = to === null ? null : { from, to, at: [at] };
    return { level: 'error', code: 'examples/web-address', message, at, fix, rename };
  });
}

interface WrongPart {
  readonly offset: number;
  readonly from: string;
  /** The one text that belongs there; null where only the writer knows it. */
  readonly to: string | null;
  readonly message: string;
  readonly fix: string;
}

function wrongParts(code: string): readonly WrongPart[] {
  return [
    ...nearMisses(code, /(?<![\w+.-])([a-z][a-z0-9]{2,8}):\/\//g, SCHEMES),
    ...nearMisses(code, /\/\/([a-z-]+)\.(?:[a-z]+\.)?sui\.io\b/g, HOSTS),
    ...nearMisses(code, /\/\/[a-z-]+\.([a-z]+)\.sui\.io\b/g, NETWORKS),
    ...nearMisses(code, /\bgithub\.com[/:](\w+)\//g, ['MystenLabs']),
    ...FORMS.flatMap((form) => wrongForms(code, form)),
    ...unknownDomains(code),
  ];
}

/** The pattern's group is the part of the address that must be one of the known ones. */
function nearMisses(code: string, pattern: RegExp, known: readonly string[]): readonly WrongPart[] {
  return [...code.matchAll(pattern)].flatMap((match) => {
    const from = match[1] ?? '';
    const near = known.includes(from) ? null : propose(from, known);
    if (!near) return [];
    const { to, isUnique } = near;
    const isCase = from.toLowerCase() === to.toLowerCase();
    const message = isCase
      ? `the name is written "${to}", not "${from}"`
      : `no web address that works has "${from}" here`;
    const fix = isCase ? `write ${to}` : `did you mean \`${to}\`?`;
    const offset = match.index + match[0].indexOf(from);
    return [{ offset, from, to: isUnique ? to : null, message, fix }];
  });
}

interface WrongForm {
  /** Its group is what is wrong. */
  readonly pattern: RegExp;
  readonly to: string | null;
  readonly message: string;
  readonly fix: string;
}

const PAGE_OF_FILE: Omit<WrongForm, 'pattern'> = {
  to: '/raw/',
  message: 'under /blob/ GitHub sends the page that shows the file',
  fix: 'write `/raw/`, where the file itself is',
};

const FORMS: readonly WrongForm[] = [
  {
    // MystenLabs/sui#22327
    pattern: /\bfaucet\.(?:devnet|testnet)\.sui\.io(\/(?:v1\/)?gas)\b/g,
    to: '/v2/gas',
    message: 'the public faucets answer only under /v2/gas',
    fix: 'write `/v2/gas`',
  },
  {
    pattern: /\/\/(faucet\.mainnet)\.sui\.io\b/g,
    to: null,
    message: 'Mainnet has no faucet',
    fix: 'name the faucet of Testnet or Devnet',
  },
  {
    // `curl $FAUCET/v1/gas`, where the block says before which faucet that is.
    pattern: /(?<=faucet\.(?:devnet|testnet)\.sui\.io\b[^]*)\$\{?\w+\}?["']?(\/(?:v1\/)?gas)\b/g,
    to: '/v2/gas',
    message: 'the public faucets answer only under /v2/gas',
    fix: 'write `/v2/gas`',
  },
  {
    pattern:
      /(?:\b(?:curl|wget|aria2c|axel|fetch|url(?:retrieve|open)|Invoke-WebRequest|iwr|(?:requests?|http|axios|httpx)\.get)\b|^ADD\b)(?:[^\n|;&]|\\\n)*?https:\/\/github\.com\/[\w.-]+\/[\w.-]+(\/blob\/)/gm,
    ...PAGE_OF_FILE,
  },
  {
    // Nobody quotes a page about such a file, except in a link.
    pattern:
      /(?<!\b(?:href|html_url)["']?[=:] ?)["']https:\/\/github\.com\/[\w.-]+\/[\w.-]+(\/blob\/)[^\s"']*\.(?:blob|ya?ml|json|toml|sh|t?gz|zip|bin)["']/g,
    ...PAGE_OF_FILE,
  },
  {
    pattern: /\braw\.githubusercontent\.com\/[\w.-]+\/[\w.-]+(\/(?:blob|tree|raw)\/)/g,
    to: '/',
    message: 'the host of raw files has the branch right behind the repository',
    fix: 'leave this part out',
  },
  {
    pattern:
      /(?:\bgit clone|--git)\b[^\n|;&]*?https:\/\/github\.com\/[\w.-]+\/[\w.-]+(\/(?:tree|blob)\/)/g,
    to: null,
    message: 'git clones a whole repository: this is the address of a page about a part of it',
    fix: 'end the address after the repository, and name the branch with an option',
  },
  {
    pattern: /(?<![\w.])(https?(?::\/|\/\/|;\/\/|:\\\\))(?=[a-z0-9-]+\.[a-z])/g,
    to: null,
    message: 'a web address begins with https://',
    fix: 'write `://` behind the scheme',
  },
];

function wrongForms(code: string, { pattern, ...advice }: WrongForm): readonly WrongPart[] {
  return [...code.matchAll(pattern)].map((match) => {
    const from = match[1] ?? '';
    return { ...advice, from, offset: match.index + match[0].lastIndexOf(from) };
  });
}

/** Of hosts with several labels: one label is a machine of the reader's own network. */
const HOST =
  /\b(?:https?|wss?):\/\/(?:[\w.-]+@)?((?:[\w-]+\.)+)([A-Za-z]{2,})(?=[:/?#"'`\s)\]]|$)/g;

/** Domains that are never registered, and those that networks of one's own use (RFC 2606, RFC 6762, RFC 9476, Kubernetes). */
const RESERVED: ReadonlySet<string> = new Set(
  'test example invalid localhost local internal alt lan home corp onion svc cluster'.split(' '),
);

function unknownDomains(code: string): readonly WrongPart[] {
  return [...code.matchAll(HOST)].flatMap((match) => {
    const [whole, before = '', last = ''] = match;
    if (RESERVED.has(last.toLowerCase()) || topLevelDomains().has(last.toLowerCase())) return [];
    const message = `no domain ends in ".${last}"`;
    const offset = match.index + whole.lastIndexOf(`${before}${last}`);
    const fix = `write the whole host, such as ${before}${last}.${last === 'sui' ? 'io' : 'com'}`;
    return [{ offset, from: `${before}${last}`, to: null, message, fix }];
  });
}

let domains: ReadonlySet<string> | null = null;

/** The list of IANA, read where an address needs it. */
function topLevelDomains(): ReadonlySet<string> {
  domains ??= new Set(createRequire(import.meta.url)('tlds') as readonly string[]);
  return domains;
}
