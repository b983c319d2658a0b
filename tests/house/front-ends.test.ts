/** A reader copies one folder, so front ends repeat files. The copies stay equal. */

import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { trackedFiles } from '../support/house.ts';
import { root } from '../support/run.ts';

/** Quoted once, on the page of all app examples. */
const SHARED = [
  'tsconfig.json',
  'src/main.tsx',
  'src/useSend.ts',
  'src/errors.ts',
  'src/style.css',
];
/** Their pages build them file by file, with some of their own. */
const OWN = new Map([
  ['greenhouse-web', ['src/main.tsx', 'src/useSend.ts', 'src/errors.ts', 'src/style.css']],
  ['counter-web', ['src/main.tsx', 'src/errors.ts']],
]);
const MODEL = 'coin-flip-web';

const files = trackedFiles.filter((file) => /^docs\/examples\/[\w-]+-web\//.test(file));
const apps = [...new Set(files.map((file) => file.split('/')[2] ?? ''))];
const textOf = (file: string): string =>
  fs.readFileSync(path.join(root, 'docs/examples', file), 'utf8');

describe('the front ends of examples', () => {
  it('are there', () => {
    expect(apps.length).toBeGreaterThanOrEqual(9);
  });

  it.each(apps)('%s has the files that all have', (app) => {
    for (const file of SHARED.filter((name) => !OWN.get(app)?.includes(name)))
      expect(textOf(`${app}/${file}`), file).toBe(textOf(`${MODEL}/${file}`));
  });

  it.each(apps)('%s has the files of its scripts unchanged', (app) => {
    const example = app.replace(/-web$/, '');
    const own = files.filter((file) => file.startsWith(`docs/examples/${app}/src/`));
    for (const name of own.map((file) => path.basename(file)))
      if (trackedFiles.includes(`docs/examples/${example}/${name}`))
        expect(textOf(`${app}/src/${name}`), name).toBe(textOf(`${example}/${name}`));
  });
});
