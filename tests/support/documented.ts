/** The references of the documented release, each made once for all tests of a process. Shared: nobody may change them. */

import type { Prepared, Reference } from '../../generators/core/reference.ts';
import { loadPins } from '../../generators/core/sources.ts';
import type { RenderedReference } from './run.ts';
import { renderReference, root } from './run.ts';

const rendered = new Map<string, Promise<RenderedReference>>();

/** What `renderReference` gives for the committed inputs. */
export function documented(reference: Reference): Promise<RenderedReference> {
  const known = rendered.get(reference.name) ?? renderReference(reference);
  rendered.set(reference.name, known);
  return known;
}

/** Its model, behind the face that the program sees. Throws where the committed inputs have a fault. */
export async function documentedModel(reference: Reference): Promise<Prepared> {
  const { prepared } = await documented(reference);
  if (prepared === null) throw new Error(`the reference ${reference.name} has no model`);
  return prepared;
}

/** The package that a reference is made from, as `@mysten/sui@1.38.0`. */
export function pinnedPackage(reference: string): string {
  const pin = loadPins(root)[reference];
  if (!pin) throw new Error(`schema/sources.json pins no package for ${reference}`);
  return `${pin.package}@${pin.version}`;
}
