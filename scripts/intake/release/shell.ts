/** The worktree's own programs. There, reports are written as on a maintainer's machine, also in CI. */

import { $ } from 'zx';
import type { Worktree } from './worktree.ts';

export function shellIn({ folder }: Worktree, output: 'inherit' | 'pipe') {
  const { CI: _ci, ...env } = process.env;
  return $({ cwd: folder, env, stdio: ['ignore', output, output], nothrow: true, quiet: true });
}
