/** `npm start`: regenerates the references and serves the site while authors write. Starts processes. */

import { isHelp, readOptions, runBin, runExamples, runGenerator } from './process/tool.ts';

const HELP = `
Usage: npm start [-- --port NUMBER] [--host NAME] [--no-generate]

Regenerates all references and serves the site on http://localhost:3000. Saved pages show at once,
and a code block that is wrong is reported as soon as it is saved.
`;

async function main(): Promise<number> {
  const values = readOptions('start', {
    port: { type: 'string', default: '3000' },
    host: { type: 'string', default: 'localhost' },
    'no-generate': { type: 'boolean' },
  });
  if (!values) return 2;
  if (!values['no-generate']) {
    process.stderr.write('Generating the references…\n');
    const code = await runGenerator([]);
    if (code !== 0) return code;
  }
  // At the same time as the site: a watcher that stops must not take the site down.
  void runExamples(['--watch']);
  process.stderr.write('Starting the site; the first time takes about a minute…\n');
  return runBin(
    '@docusaurus/core/bin/docusaurus.mjs',
    ['start', 'site', '--no-open', '--port', values.port, '--host', values.host],
    { NO_UPDATE_NOTIFIER: '1' },
  );
}

if (!isHelp(HELP)) process.exitCode = await main();
