/** The commit whose lines links lead to: found in a checkout, and held against what is given. */

import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadCommit, obstacleToCommit } from '../../../scripts/intake/framework/commit.ts';
import { temporaryFolder } from '../../support/run.ts';

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
});

function put(name: string, text: string): void {
  const file = path.join(folder, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

describe('the commit of a checkout', () => {
  it('is read from its .git folder in every form it has', () => {
    put('a/crates/sui-framework/x', '');
    const at = (): string | null => loadCommit(path.join(folder, 'a/crates/sui-framework'));
    expect(at()).toBeNull();
    put('a/.git/HEAD', `${'1'.repeat(40)}\n`);
    expect(at()).toBe('1'.repeat(40));
    put('a/.git/HEAD', 'ref: refs/heads/x/y\n');
    expect(at()).toBeNull();
    put('a/.git/packed-refs', `# pack\n${'2'.repeat(40)} refs/heads/x/y\n`);
    expect(at()).toBe('2'.repeat(40));
    put('a/.git/refs/heads/x/y', `${'3'.repeat(40)}\n`);
    expect(at()).toBe('3'.repeat(40));
  });

  it('is refused when it is none, and when the checkout is at another one', () => {
    put('a/crates/sui-framework/x', '');
    const refused = (commit: string): string | undefined =>
      obstacleToCommit(path.join(folder, 'a/crates/sui-framework'), commit)?.message;
    const [head, other] = ['1'.repeat(40), '2'.repeat(40)] as const;
    expect(refused(head)).toBeUndefined();
    expect(refused(head.slice(1))).toContain('is not the hash of a commit');
    put('a/.git/HEAD', `${head}\n`);
    expect(refused(head)).toBeUndefined();
    expect(refused(other)).toContain(`is at ${head}, not at ${other}`);
  });

  it('is not taken from a repository that only holds a copy', () => {
    put('b/.git/HEAD', `${'1'.repeat(40)}\n`);
    put('b/packages/x', '');
    expect(loadCommit(path.join(folder, 'b/packages'))).toBeNull();
  });
});
