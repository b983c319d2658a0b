/** The flags of V8: one that the running V8 does not know makes Node refuse to start, or print a line at each start. */

import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import * as flags from '../../scripts/process/v8-flags.mjs';

it.each(Object.entries(flags))('%s is known to the V8 that runs', (name, list) => {
  for (const flag of list) {
    const { stderr } = spawnSync(process.execPath, [flag, '--eval', ''], { encoding: 'utf8' });
    expect(stderr, `V8 ${process.versions.v8} has dropped ${flag}: take it out of ${name}`).toBe(
      '',
    );
  }
});
