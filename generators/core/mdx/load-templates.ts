/** The layouts of a reference, compiled. Touches files. */

import fs from 'node:fs';
import type { Template } from '../templates.ts';
import { compileTemplate } from '../templates.ts';

/** `names` without ending, in `generators/<reference>/pages/templates`. */
export function loadTemplates<Name extends string>(
  reference: string,
  ...names: readonly Name[]
): Readonly<Record<Name, Template>> {
  const load = (name: Name): [Name, Template] => {
    const file = `${reference}/pages/templates/${name}.mdx.hbs`;
    const text = fs.readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
    return [name, compileTemplate(text, `generators/${file}`)];
  };
  return Object.fromEntries(names.map(load)) as Record<Name, Template>;
}
