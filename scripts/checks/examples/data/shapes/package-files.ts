/** The shapes of the files that packages of npm and of Rust begin with. Pure. */

import type { MapShape, Shape } from './shape.ts';
import { anything, either, keys, listOf, mapOf, open, value, words } from './shape.ts';

const text = value('text');
const texts = listOf(text);
const commands = mapOf(text);
const versions = mapOf(value('version range'));

/** Tools add keys of their own. */
export const packageJson: MapShape = open(
  keys(
    `author bugs contributors exports funding imports keywords man overrides pnpm repository resolutions sideEffects
     typesVersions browser directories`,
    {
      name: value('package name'),
      version: text,
      description: text,
      license: text,
      homepage: text,
      main: text,
      module: text,
      types: text,
      typings: text,
      packageManager: text,
      type: words('module commonjs'),
      private: value('bool'),
      files: texts,
      bin: either(text, commands),
      scripts: commands,
      engines: versions,
      dependencies: versions,
      devDependencies: versions,
      peerDependencies: versions,
      peerDependenciesMeta: anything,
      optionalDependencies: versions,
      bundledDependencies: texts,
      workspaces: either(texts, anything),
      publishConfig: anything,
    },
  ),
);

/** `version.workspace = true` takes the value of the workspace. */
const inherited = (shape: Shape): Shape => either(shape, keys('', { workspace: value('bool') }));

const dependency = either(
  text,
  keys('artifact base lib target', {
    version: text,
    path: text,
    git: text,
    branch: text,
    tag: text,
    rev: text,
    package: text,
    registry: text,
    features: texts,
    'default-features': value('bool'),
    optional: value('bool'),
    public: value('bool'),
    workspace: value('bool'),
  }),
);
const dependencies = mapOf(dependency);

const target = keys('', {
  name: text,
  path: text,
  test: value('bool'),
  doctest: value('bool'),
  bench: value('bool'),
  doc: value('bool'),
  harness: value('bool'),
  edition: text,
  'crate-type': texts,
  'proc-macro': value('bool'),
  'required-features': texts,
});

const cargoPackage = keys('metadata resolver', {
  name: text,
  version: inherited(text),
  authors: inherited(texts),
  edition: inherited(words('2015 2018 2021 2024')),
  'rust-version': inherited(text),
  description: inherited(text),
  documentation: inherited(text),
  readme: inherited(either(text, value('bool'))),
  homepage: inherited(text),
  repository: inherited(text),
  license: inherited(text),
  'license-file': inherited(text),
  keywords: inherited(texts),
  categories: inherited(texts),
  workspace: text,
  build: either(text, value('bool')),
  links: text,
  exclude: inherited(texts),
  include: inherited(texts),
  publish: inherited(either(texts, value('bool'))),
  'default-run': text,
  autobins: value('bool'),
  autoexamples: value('bool'),
  autotests: value('bool'),
  autobenches: value('bool'),
  autolib: value('bool'),
});

const profile = open(
  keys(
    `opt-level debug split-debuginfo strip debug-assertions overflow-checks lto panic incremental codegen-units rpath
     inherits build-override package`,
  ),
);

export const cargoToml: MapShape = keys('badges patch replace cargo-features', {
  package: cargoPackage,
  dependencies,
  'dev-dependencies': dependencies,
  'build-dependencies': dependencies,
  target: mapOf(
    keys('', {
      dependencies,
      'dev-dependencies': dependencies,
      'build-dependencies': dependencies,
    }),
  ),
  lib: target,
  bin: listOf(target),
  example: listOf(target),
  test: listOf(target),
  bench: listOf(target),
  features: mapOf(texts),
  workspace: keys('lints metadata', {
    members: texts,
    exclude: texts,
    'default-members': texts,
    resolver: words('1 2 3'),
    package: cargoPackage,
    dependencies,
  }),
  profile: mapOf(profile),
  lints: anything,
});
