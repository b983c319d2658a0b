/** Checkers by name, loaded when the first block needs them: a page of shell should not pay for a compiler. */

import type { CheckerName } from './page/languages.ts';
import type { Checker } from './model.ts';

const LOADERS: Readonly<Record<CheckerName, () => Promise<{ readonly checker: Checker }>>> = {
  graphql: () => import('./graphql/graphql.ts'),
  ini: () => import('./data/ini.ts'),
  json: () => import('./data/json.ts'),
  mermaid: () => import('./syntax/mermaid.ts'),
  move: () => import('./move/move.ts'),
  'move-tests': () => import('./move/test-list.ts'),
  programs: () => import('./programs/programs.ts'),
  rust: () => import('./syntax/rust.ts'),
  shell: () => import('./shell/shell.ts'),
  sql: () => import('./syntax/sql.ts'),
  syntax: () => import('./syntax/syntax.ts'),
  toml: () => import('./data/toml.ts'),
  typescript: () => import('./typescript/typescript.ts'),
  yaml: () => import('./data/yaml.ts'),
};

export async function loadChecker(name: CheckerName): Promise<Checker> {
  return (await LOADERS[name]()).checker;
}
