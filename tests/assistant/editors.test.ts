/** What editors and clients are told is what the programs do. */

import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { matcherLine } from '../../scripts/checks/examples/report.ts';
import { root } from '../support/run.ts';

const jsonIn = (file: string): readonly unknown[] =>
  [
    ...fs.readFileSync(path.join(root, file), 'utf8').matchAll(/^ *```json.*\n([^]*?)^ *```$/gm),
  ].map(([, json = '']) => JSON.parse(json) as unknown);

describe('the task of CONTRIBUTING.md', () => {
  it('reads the lines that --watch prints, whatever is in a message', () => {
    const [config] = jsonIn('CONTRIBUTING.md') as [
      { tasks: [{ problemMatcher: { pattern: { regexp: string } } }] },
    ];
    const { regexp } = config.tasks[0].problemMatcher.pattern;
    const line = matcherLine({
      level: 'error',
      code: 'examples/TS2551',
      message: "Property 'a:b' does not\n  exist [here] (now)",
      at: { file: 'docs/a.mdx', line: 12, column: 3 },
      fix: 'did you mean `c`?',
    });
    expect(new RegExp(regexp).exec(line)?.slice(1)).toEqual([
      ...['docs/a.mdx', '12', '3', 'error'],
      "Property 'a:b' does not exist [here] (now) (did you mean `c`?)",
      'examples/TS2551',
    ]);
  });
});

describe('the configurations of the page', () => {
  const configs = jsonIn('docs/references/contribute/assistants.mdx') as Record<
    string,
    Record<string, { command: string; args: readonly string[] }>
  >[];

  it('are three, and start the program that there is', () => {
    const servers = configs.map(
      (config) => (config['mcpServers'] ?? config['servers'])?.['sui-docs'],
    );
    expect(servers.map((server) => server?.command)).toEqual(['node', 'node', 'node']);
    for (const server of servers) {
      const program = server?.args[0]?.replace('/home/me/sui-docs/', '') ?? '';
      expect(fs.existsSync(path.join(root, program))).toBe(true);
    }
  });
});
