/** The walk of captured help from command to command: how far it goes, in which order, and what a program is handed. */

import fs from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { captureHelp } from '../../../scripts/intake/cli/capture.ts';
import { temporaryFolder } from '../../support/run.ts';

const folder = temporaryFolder();
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

let count = 0;

/** A shell script: `$*` is the path and the flag. */
function script(name: string, body: string): string {
  count += 1;
  const file = path.join(folder, String(count), name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, `#!/bin/sh\n${body}\n`, { mode: 0o755 });
  return file;
}

/** Commands below commands, to a depth. */
const deepBody = (deepest: number): string =>
  `p=" $*"; p="\${p% *}"
[ $# -gt ${deepest} ] && exec printf "Usage: deep$p\\n\\nOptions:\\n  -a  A\\n"
printf "Usage: deep$p\\n\\nCommands:\\n  one  One\\n  two  Two\\n"`;

describe('captureHelp', () => {
  it('refuses a program whose help lists the same command below itself without end', async () => {
    const body = `printf "Usage: endless $* [COMMAND]\\n\\nCommands:\\n  on  Goes on\\n"`;
    const { value, diagnostics } = await captureHelp(script('endless', body));
    expect(value).toBeNull();
    expect(diagnostics.map(({ code }) => code)).toEqual(['cli/too-deep']);
  });

  it('reads eight levels of commands, and complains once of more', async () => {
    const eight = script('deep', deepBody(8).replace('  two  Two\\n', ''));
    expect((await captureHelp(eight)).value?.size).toBe(9);
    // Two lines of descent, which get too deep at the same moment: below others, `two` is the last.
    const leaf = `case " $*" in *" "*" two "*) exec printf "Usage: deep \${*% *}\\n\\nOptions:\\n  -a  A\\n";; esac`;
    const more = await captureHelp(script('deep', `${leaf}\n${deepBody(99)}`));
    expect(more.diagnostics.map(({ code }) => code)).toEqual(['cli/too-deep']);
  });

  it('refuses more commands than any program has, once', async () => {
    const { value, diagnostics } = await captureHelp(script('deep', deepBody(5)), {
      mostCommands: 9,
    });
    expect(value).toBeNull();
    expect([...new Set(diagnostics.map(({ code }) => code))]).toEqual(['cli/too-long']);
    expect(diagnostics.length).toBeLessThanOrEqual(4);
  });

  it('orders what it keeps, whichever command answers first, one at a time or all at once', async () => {
    const body = `case "$1" in one) sleep 0.3;; esac\n${deepBody(1)}`;
    for (const parallel of [0, 1, 9]) {
      const { value } = await captureHelp(script('deep', body), { parallel });
      expect([...(value?.keys() ?? [])]).toEqual(['deep.txt', 'deep/one.txt', 'deep/two.txt']);
    }
  });

  it('keeps short help beside long help where they differ, under the name of the program', async () => {
    const body = `[ "$1" = -h ] && short=s\nprintf "Usage: tool\\n\\nOptions:\\n  -a  A$short\\n"`;
    const { value } = await captureHelp(script('tool.exe', body));
    expect([...(value?.keys() ?? [])]).toEqual(['tool.short.txt', 'tool.txt']);
    expect(value?.get('tool.short.txt')).toContain('As');
  });

  it('gives a program nothing to read, and asks it for plain English in long lines', async () => {
    const names = 'NO_COLOR CLICOLOR TERM COLUMNS PAGER MANPAGER LANG LC_ALL';
    const none = 'FORCE_COLOR CLICOLOR_FORCE LANGUAGE';
    const displayPath = `${names} ${none}`.replaceAll(' ', ',$');
    const body = `cat > /dev/null\nprintf "Usage: plain\\n\\nOptions:\\n  -a  $${displayPath}.\\n"`;
    for (const name of none.split(' ')) vi.stubEnv(name, '1');
    const { value } = await captureHelp(script('plain', body), { timeoutMs: 5000 });
    vi.unstubAllEnvs();
    expect(value?.get('plain.txt')).toContain('  1,0,dumb,400,cat,cat,C.UTF-8,C.UTF-8,,,.\n');
  });

  it('names a program that ended itself, and one that prints without end', async () => {
    const killed = await captureHelp(script('tool', 'kill -9 $$'));
    expect(killed.diagnostics[0]?.message).toBe('"tool --help" was ended by SIGKILL');
    const endless = await captureHelp(script('tool', 'yes Usage:'));
    expect(endless.diagnostics[0]?.message).toMatch(/^"tool --help" printed more than 4/);
  });
});
