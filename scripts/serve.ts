/** Serves the built site on localhost: `npm run serve -- --port 3000`. Listens until it is stopped. */

import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { siteServer } from './serve/server.ts';
import { isHelp, readOptions, root } from './process/tool.ts';

const help = `Serves a built site with clean addresses and its security headers.

Usage: npm run serve -- [options]

Options:
  --port NUMBER  where to listen; 0 takes a free port (default 3000)
  --host NAME    which interface to listen on (default localhost)
  --dir FOLDER   the build to serve (default site/build)
  --help         print this and exit`;

interface ServeOptions {
  readonly port: number;
  readonly host: string;
  readonly build: string;
}

/** A sentence when a value is wrong; null when an option is, which has been said. */
function serveOptions(): ServeOptions | string | null {
  const values = readOptions('serve', {
    port: { type: 'string', default: '3000' },
    host: { type: 'string', default: 'localhost' },
    dir: { type: 'string' },
  });
  if (!values) return null;
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    return '--port takes a number from 0 to 65535';
  const build = values.dir === undefined ? join(root, 'site/build') : resolve(values.dir);
  if (!existsSync(join(build, 'index.html')))
    return `${build} does not contain a built site: run "npm run build" first`;
  return { port, host: values.host, build };
}

const isAsked = isHelp(help);
const options = isAsked ? null : serveOptions();
if (options === null) {
  process.exitCode = isAsked ? 0 : 2;
} else if (typeof options === 'string') {
  console.error(`serve: ${options}\n  fix: see npm run serve -- --help`);
  process.exitCode = 2;
} else {
  const server = siteServer(options.build);
  server.on('error', (error: NodeJS.ErrnoException) => {
    const isTaken = error.code === 'EADDRINUSE';
    console.error(
      isTaken ? `port ${options.port} is in use: choose another with --port` : error.message,
    );
    process.exitCode = 1;
  });
  server.listen(options.port, options.host, () => {
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : options.port;
    console.log(`http://${options.host}:${port}`);
  });
}
