/** The files of a package: names that a tool on disk understands, and a manifest for the documented release. Pure. */

import type { Files } from './share';
import { isFileName } from './worker/protocol';

/** A string says what is wrong with a name. */
export function checkName(name: string, others: readonly string[]): string | null {
  if (others.some((other) => other.toLowerCase() === name.toLowerCase()))
    return 'There is a file of this name already.';
  if (isFileName(name) && /^(?:(?:sources|tests)\/.+\.move|Move\.toml)$/.test(name)) return null;
  return 'Write sources/NAME.move or tests/NAME.move, with letters, digits, "_" and "-".';
}

export const emptyPackage: Files = [
  [
    'sources/example.move',
    'module example::example;\n\npublic fun double(value: u64): u64 {\n    value * 2\n}\n',
  ],
  [
    'tests/example_tests.move',
    '#[test_only]\nmodule example::example_tests;\n\nuse example::example;\n\n#[test]\nfun doubles() {\n    assert!(example::double(21) == 42);\n}\n',
  ],
];

/** With a manifest that `sui move build` takes, pinned to the framework of the documented release: a commit or a branch. */
export function withManifest(files: Files, revision: string): Files {
  const dependency = `Sui = { git = "https://github.com/MystenLabs/sui.git", subdir = "crates/sui-framework/packages/sui-framework", rev = "${revision}" }`;
  const own = files.find(([name]) => name === 'Move.toml');
  const others = files.filter(([name]) => name !== 'Move.toml');
  return [
    ['Move.toml', own ? pinned(own[1], dependency) : newManifest(others, dependency)],
    ...others,
  ];
}

function pinned(manifest: string, dependency: string): string {
  if (/^\s*Sui\s*=/m.test(manifest)) return manifest;
  return /^\[dependencies\][^\n]*$/m.test(manifest)
    ? manifest.replace(/^\[dependencies\][^\n]*$/m, (line) => `${line}\n${dependency}`)
    : `${manifest.trimEnd()}\n\n[dependencies]\n${dependency}\n`;
}

function newManifest(files: Files, dependency: string): string {
  const declared = files.flatMap(([, text]) =>
    [...text.matchAll(/\bmodule\s+([A-Za-z_]\w*)\s*::/g)].map((match) => match[1] ?? ''),
  );
  const [name = 'example'] = declared;
  const addresses = [...new Set(declared)].map((address) => `${address} = "0x0"`);
  return `[package]\nname = "${name}"\nedition = "2024.beta"\n\n[dependencies]\n${dependency}\n\n[addresses]\n${addresses.join('\n')}\n`;
}
