/** Names in shell that are a slip away from the right one: programs, and variables that the block sets itself. Pure. */

import type { Node } from 'web-tree-sitter';
import { locate } from '../../../../generators/core/source.ts';
import type { Finding } from '../model.ts';
import { propose } from '../proposal.ts';

const SUI_PROGRAMS = [
  'sui',
  'sui-node',
  'sui-tool',
  'sui-faucet',
  'sui-bridge',
  'sui-bridge-cli',
  'suiup',
  'move-analyzer',
  'walrus',
];

/** Programs that our pages call; a name one slip away from one of them is no other program. */
const PROGRAMS = `
apt apt-get awk base64 brew bun cargo cat cd chmod choco chown clang cmake cp curl cut date docker echo env exit export
find gcloud git grep gunzip head jq kill less ln ls make mkdir mv node npm npx openssl pnpm printf psql pwd python
python3 read rm rustc rustup scp screen sed seq set sha256sum sh sleep sort source ssh sudo systemctl tail tar tee test
time touch tr true uniq unzip vim watch wc wget which xargs yarn zstd
`
  .trim()
  .split(/\s+/);

const KNOWN: ReadonlySet<string> = new Set([
  ...SUI_PROGRAMS,
  ...PROGRAMS,
  'su',
  'bash',
  'zsh',
  'code',
  'cast',
  'forge',
  'deno',
]);

export function programFindings(code: string, command: Node): readonly Finding[] {
  const name = command.childForFieldName('name');
  if (!name || name.text.length < 3 || KNOWN.has(name.text) || !/^[a-z][a-z0-9-]*$/.test(name.text))
    return [];
  // Half of all names of three letters are programs: of those only ours is guessed at.
  const near = propose(
    name.text,
    name.text.length < 4
      ? SUI_PROGRAMS
      : [...KNOWN].filter((known) => known.length > 3 || known === 'sui'),
  );
  const isSlip = near !== null && Math.abs(near.to.length - name.text.length) <= 1;
  return isSlip
    ? [
        wrongWord(code, {
          node: name,
          to: near.to,
          isUnique: near.isUnique,
          code: 'sh-unknown-program',
          what: 'program',
        }),
      ]
    : [];
}

export function variableFindings(code: string, root: Node): readonly Finding[] {
  const set = namesOf(root, 'variable_assignment').concat(namesOf(root, 'for_statement'));
  return expansionsOf(root).flatMap((node) => {
    if (set.includes(node.text)) return [];
    const near = node.text.length < 3 ? null : propose(node.text, set);
    return near
      ? [
          wrongWord(code, {
            node,
            to: near.to,
            isUnique: near.isUnique,
            code: 'sh-unknown-variable',
            what: 'variable',
          }),
        ]
      : [];
  });
}

function wrongWord(
  text: string,
  word: {
    readonly node: Node;
    readonly to: string;
    readonly isUnique: boolean;
    readonly code: string;
    readonly what: string;
  },
): Finding {
  const { line, column } = locate({ path: '', text }, word.node.startIndex);
  const message = `no ${word.what} is called "${word.node.text}"`;
  const rename = word.isUnique ? { column, from: word.node.text, to: word.to } : null;
  return {
    level: 'error',
    code: word.code,
    message,
    block: 0,
    line,
    column,
    fix: `did you mean \`${word.to}\`?`,
    rename,
  };
}

/** The names that assignments and loops give, in the whole block. */
function namesOf(node: Node, type: string): readonly string[] {
  const below = node.children.flatMap((child) => (child ? namesOf(child, type) : []));
  if (node.type !== type) return below;
  const name = node.childForFieldName(type === 'for_statement' ? 'variable' : 'name');
  return name ? [name.text, ...below] : below;
}

function expansionsOf(node: Node): readonly Node[] {
  const isExpansion = node.type === 'simple_expansion' || node.type === 'expansion';
  const name = isExpansion
    ? node.children.find((child) => child?.type === 'variable_name')
    : undefined;
  const below = node.children.flatMap((child) => (child ? expansionsOf(child) : []));
  return name ? [name, ...below] : below;
}
