/** `npm run bench`: what things cost, as ratios measured in one run. Starts processes. */

import type { BenchRow } from './bench/registry.ts';
import { benches } from './bench/registry.ts';
import { isHelp, readOptions } from './process/tool.ts';

const HELP = `
Usage: npm run bench [-- --only NAME] [--json]

Measures what the programs of this project cost. Seconds differ between machines; a ratio compares
with a floor measured in the same run, in turns, and can be compared anywhere.

  --only NAME   one bench: ${benches.map((bench) => bench.name).join(', ')}
  --json        print the rows as JSON
`;

interface NamedRow extends BenchRow {
  readonly bench: string;
}

async function main(): Promise<number> {
  const values = readOptions('bench', { only: { type: 'string' }, json: { type: 'boolean' } });
  if (!values) return 2;
  const chosen = benches.filter((bench) => values.only === undefined || bench.name === values.only);
  if (chosen.length === 0) {
    process.stderr.write(
      `bench: there is no bench "${values.only}"\n  fix: name one of ${benches.map((bench) => bench.name).join(', ')}\n`,
    );
    return 2;
  }
  const rows: NamedRow[] = [];
  for (const { name, load } of chosen) {
    const bench = await load();
    if (values.json !== true) process.stderr.write(`${name}: ${bench.summary}\n`);
    rows.push(...(await bench.run()).map((row) => ({ bench: name, ...row })));
  }
  process.stdout.write(
    values.json === true ? `${JSON.stringify(rows, null, 2)}\n` : `\n${printTable(rows)}\n`,
  );
  return 0;
}

const HEAD = ['bench', 'case', 'count', 'CPU s', 'wall s', 'floor s', 'ratio', 'aim', ''];

function printTable(rows: readonly NamedRow[]): string {
  const cells = [HEAD, ...rows.map(cellsOf)];
  const widths = HEAD.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  return cells
    .map((row) =>
      row
        .map((cell, column) => pad(cell, widths[column] ?? 0, column))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function cellsOf(row: NamedRow): string[] {
  const { ratio, aim = null } = row;
  const outcome = typeof ratio !== 'number' || aim === null ? '' : ratio <= aim ? 'met' : 'missed';
  return [
    row.bench,
    row.name,
    String(row.count ?? ''),
    ...[row.cpu, row.wall, row.floor, row.ratio].map((value) => value?.toFixed(2) ?? ''),
    aim === null ? '' : `≤ ${aim}`,
    outcome,
  ];
}

function pad(cell: string, width: number, column: number): string {
  return column < 2 ? cell.padEnd(width) : cell.padStart(width);
}

if (!isHelp(HELP)) process.exitCode = await main();
