/** Checkers by name, loaded when the first block needs them: a page of shell should not pay for a compiler. */

import type { CheckerName } from './languages.ts';
import type { Checker } from './model.ts';

const LOADERS: Readonly<Record<CheckerName, () => Promise<{ readonly checker: Checker }>>> = {
  graphql: () => import('./checks/graphql.ts'),
  json: () => import('./checks/json.ts'),
  mermaid: () => import('./checks/mermaid.ts'),
  move: () => import('./checks/move.ts'),
  shell: () => import('./checks/shell.ts'),
  sql: () => import('./checks/sql.ts'),
  syntax: () => import('./checks/syntax.ts'),
  toml: () => import('./checks/toml.ts'),
  typescript: () => import('./checks/typescript.ts'),
  yaml: () => import('./checks/yaml.ts'),
};

export async function loadChecker(name: CheckerName): Promise<Checker> {
  return (await LOADERS[name]()).checker;
}
