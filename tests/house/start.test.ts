/** `npm start` as people meet it: a port that is taken, and processes that end together. */

import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { root } from '../support/run.ts';

describe('a port', () => {
  it('that another program uses ends the command, with what to do', async () => {
    const server = net.createServer();
    await new Promise<void>((ready) => server.listen(0, 'localhost', ready));
    const { port } = server.address() as net.AddressInfo;
    const run = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'scripts/start.ts', '--port', String(port)],
      { cwd: root, encoding: 'utf8' },
    );
    server.close();
    expect([run.status, run.stderr]).toEqual([
      1,
      `start: another program uses port ${port} of localhost\n  fix: name another port: npm start -- --port 3001\n`,
    ]);
  });
});

describe('a family of processes', () => {
  let parent: ChildProcess;
  afterEach(() => parent.kill('SIGKILL'));

  const PIPED: SpawnOptions = { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] };
  /** Starts a command in a shell, and waits. */
  const NPM = `
    const { spawn } = require('node:child_process');
    spawn('sh', ['-c', '"$@"; exit', 'sh', ...JSON.parse(process.argv[1])], { stdio: 'inherit' });`;
  /** Ends as Docusaurus does when it is asked to: with 0. */
  const LONG = `
    process.once('SIGTERM', () => process.exit(0));
    process.stdout.write(process.pid + '\\n');
    setInterval(() => undefined, 1000);`;
  /** Two members that would run forever, and their ids. */
  async function start(
    run = (node: string, args: readonly string[]) => spawn(node, args, PIPED),
  ): Promise<readonly number[]> {
    const family = path.join(root, 'scripts/serve/family.ts');
    const code = `
      import { startFamily } from ${JSON.stringify(family)};
      const family = startFamily();
      const member = () => family.start(['-e', ${JSON.stringify(LONG)}]);
      await Promise.all([member(), member()]);`;
    parent = run(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code]);
    let printed = '';
    for await (const chunk of parent.stdout ?? []) {
      printed += String(chunk);
      if (printed.split('\n').length > 2) break;
    }
    return printed.trim().split('\n').map(Number);
  }

  const isThere = (pid: number): boolean => {
    try {
      return process.kill(pid, 0);
    } catch {
      // No such process.
      return false;
    }
  };

  it.each(['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGKILL'] as const)(
    'ends when its parent gets %s',
    async (signal) => {
      const members = await start();
      expect(members.map(isThere)).toEqual([true, true]);
      parent.kill(signal);
      await expect.poll(() => members.map(isThere), { timeout: 60_000 }).toEqual([false, false]);
    },
  );

  it.each(['SIGKILL', 'SIGTERM'] as const)(
    'ends when one of its members gets %s',
    async (signal) => {
      const [first = 0, second = 0] = await start();
      const ended = once(parent, 'exit');
      process.kill(first, signal);
      await ended;
      expect(isThere(second)).toBe(false);
    },
  );

  it.runIf(process.platform === 'linux')('ends when npm is killed, whose shell stays', async () => {
    const [first = 0, second = 0] = await start((node, args) =>
      // What npm does: a shell that waits for its command.
      spawn('node', ['-e', NPM, JSON.stringify([node, ...args])], PIPED),
    );
    parent.kill('SIGKILL');
    await expect
      .poll(() => [first, second].map(isThere), { timeout: 60_000 })
      .toEqual([false, false]);
  });
});
