/** A report as a file: JSON for programs, else Markdown. Writes one file. */

import fs from 'node:fs';
import path from 'node:path';
import { printMarkdown } from './markdown.ts';
import type { ReleaseReport } from './report.ts';

export function writeReport(file: string, report: ReleaseReport): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const text = file.endsWith('.json')
    ? `${JSON.stringify(report, null, 2)}\n`
    : printMarkdown(report);
  fs.writeFileSync(file, text);
}
