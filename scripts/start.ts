/** `npm start`: regenerates the references and serves the site while authors write. Starts processes. */

import { isHelp, runBin, runExamples, runGenerator } from './tool.ts';

const HELP = `
Usage: npm start [-- --port NUMBER] [--host NAME] [--no-generate]

Regenerates all references and serves the site on http://localhost:3000. Saved pages show at once,
and a code block that is wrong is reported as soon as it is saved.
`;

function optionOf(name: string, otherwise: string): string {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? otherwise : (process.argv[at + 1] ?? otherwise);
}

async function main(): Promise<number> {
  if (!process.argv.includes('--no-generate')) {
    process.stderr.write('Generating the references…\n');
    const code = await runGenerator([]);
    if (code !== 0) return code;
  }
  // Beside the site, not before it: a watcher that stops must not take the site down.
  void runExamples(['--watch']);
  process.stderr.write('Starting the site; the first time takes about a minute…\n');
  const port = optionOf('port', '3000');
  return runBin(
    '@docusaurus/core/bin/docusaurus.mjs',
    ['start', 'site', '--no-open', '--port', port, '--host', optionOf('host', 'localhost')],
    { NO_UPDATE_NOTIFIER: '1' },
  );
}

if (!isHelp(HELP)) process.exitCode = await main();
