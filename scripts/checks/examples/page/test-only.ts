/** Functions of the framework that exist in tests only, which the references leave out. Reads `docs/examples/_test_only`. */

import fs from 'node:fs';
import path from 'node:path';

const FOLDER = 'docs/examples/_test_only';

/** `sui::event::events_by_type`, and `event::events_by_type`. */
export function loadTestOnlyPaths(root: string): ReadonlySet<string> {
  const folder = path.join(root, FOLDER);
  if (!fs.existsSync(folder)) return new Set();
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.move'));
  return new Set(
    files.flatMap((file) => {
      const module = file.slice(0, -'.move'.length).split(path.sep).join('::');
      const text = fs.readFileSync(path.join(folder, file), 'utf8');
      return [...text.matchAll(/\bfun (\w+)/g)].flatMap(([, name = '']) => {
        const whole = `${module}::${name}`;
        return [whole, whole.slice(whole.indexOf('::') + 2)];
      });
    }),
  );
}
