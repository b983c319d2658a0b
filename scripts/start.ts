/** `npm start`: regenerates the references and serves the site while authors write. Starts processes. */

import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { isHelp, readOptions } from './process/tool.ts';
import { startFamily } from './serve/family.ts';

const HELP = `
Usage: npm start [-- --port NUMBER] [--host NAME] [--no-generate]

Regenerates all references and serves the site on http://localhost:3000. Saved pages show at once.
When the first page is there, the code blocks of all pages are checked in the background, and from
then on a code block that is wrong is reported as soon as it is saved.
`;

async function main(): Promise<number> {
  const values = readOptions('start', {
    port: { type: 'string', default: '3000' },
    host: { type: 'string', default: 'localhost' },
    'no-generate': { type: 'boolean' },
  });
  if (!values) return 2;
  const { port, host } = values;
  const obstacle = await obstacleTo(Number(port), host);
  if (obstacle !== null) {
    process.stderr.write(
      `start: ${obstacle}\n  fix: name another port: npm start -- --port 3001\n`,
    );
    return 1;
  }
  const began = performance.now();
  const family = startFamily();
  if (!values['no-generate']) {
    process.stderr.write('1 of 3: making the reference pages…\n');
    const code = await family.start(['scripts/generate.mjs']);
    if (code !== 0) return code;
  }
  process.stderr.write('2 of 3: preparing all pages; the first one shows when that is done…\n');
  const server = family.start(
    ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'start', 'site', '--no-open'].concat(
      '--port',
      port,
      '--host',
      host,
    ),
    { env: { NO_UPDATE_NOTIFIER: '1' } },
  );
  void answerOf(`http://${host === '0.0.0.0' ? 'localhost' : host}:${port}/`, server).then(
    (url) => {
      if (url === null) return;
      const seconds = Math.round((performance.now() - began) / 1000);
      process.stderr.write(
        `${url} shows the site, after ${seconds} s.\n` +
          '3 of 3: checking the code blocks of all pages in the background: minutes the first time…\n',
      );
      // A checker that stops by itself must not take the site down.
      void family.start(['scripts/examples.mjs', '--watch'], { isLow: true });
    },
  );
  return server;
}

/** Null when the port is free. */
async function obstacleTo(port: number, host: string): Promise<string | null> {
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    return 'a port is a number from 1 to 65535';
  const server = net.createServer();
  const error = await new Promise<NodeJS.ErrnoException | null>((resolve) => {
    server.once('error', resolve);
    server.listen(port, host, () => resolve(null));
  });
  if (error === null) await new Promise((closed) => server.close(closed));
  if (error?.code === 'EADDRINUSE') return `another program uses port ${port} of ${host}`;
  return error === null ? null : `port ${port} of ${host} cannot be used: ${error.message}`;
}

/** Waits until a page is there; null when the server ends before. */
async function answerOf(url: string, server: Promise<number>): Promise<string | null> {
  const ended = server.then(() => 'ended' as const);
  for (;;) {
    if ((await Promise.race([ended, wait(500)])) === 'ended') return null;
    // Nobody listens yet.
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return url;
  }
}

if (!isHelp(HELP)) process.exitCode = await main();
