/** Serves the built site on localhost: `npm run serve -- --port 3000`. Listens until it is stopped. */

import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { siteServer } from './serve/server.ts';

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
  readonly root: string;
}

/** A sentence when the arguments are wrong, with what to do. */
function readOptions(args: readonly string[]): ServeOptions | string | null {
  const project = fileURLToPath(new URL('..', import.meta.url));
  const string = { type: 'string' } as const;
  try {
    const options = { port: string, host: string, dir: string, help: { type: 'boolean' } } as const;
    const { values } = parseArgs({ args: [...args], options, allowPositionals: false });
    if (values.help) return null;
    const port = Number(values.port ?? 3000);
    if (!Number.isInteger(port) || port < 0 || port > 65535)
      return '--port takes a number from 0 to 65535';
    const root = values.dir === undefined ? join(project, 'site/build') : resolve(values.dir);
    if (!existsSync(join(root, 'index.html')))
      return `${root} holds no built site: run "npm run build" first`;
    return { port, host: values.host ?? 'localhost', root };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const options = readOptions(process.argv.slice(2));
if (options === null) {
  console.log(help);
} else if (typeof options === 'string') {
  console.error(`serve: ${options}\n  fix: see npm run serve -- --help`);
  process.exitCode = 2;
} else {
  const server = siteServer(options.root);
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
