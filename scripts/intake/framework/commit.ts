/** The commit that a checkout stands at. Starts git. */

import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** Null when the folder lies in no checkout of Sui: it may have been copied into a repository whose commits mean nothing upstream. */
export function loadCommit(folder: string): string | null {
  const asked = ['-C', folder, 'rev-parse', '--show-toplevel', 'HEAD'];
  const { status, stdout } = spawnSync('git', asked, { encoding: 'utf8' });
  const [top = '', hash = ''] = status === 0 ? stdout.trim().split('\n') : [];
  return top !== '' && fs.existsSync(path.join(top, 'crates/sui-framework')) ? hash : null;
}
