/** Reads files that the generators wrote: one of another shape fails here, with its name, and not somewhere behind. Pure. */

/**
 * `sample` is the smallest value of the type. An item of a list stands for all items, the key `*` for
 * all keys, and null for anything. A list that holds its own parent, the branches of a tree, may be left out.
 */
export function parseGenerated<Data>(file: string, text: string, sample: Data): Data {
  const value: unknown = JSON.parse(text);
  const misfit = misfitOf(value, sample);
  if (misfit === null) return value as Data;
  throw new Error(`${file} has another shape than expected at "${misfit}": run npm run generate`);
}

/** Path of the first value that is not like the sample. */
function misfitOf(value: unknown, sample: unknown): string | null {
  if (sample === null) return null;
  if (typeof sample !== 'object') return typeof value === typeof sample ? null : '';
  if (typeof value !== 'object' || value === null || Array.isArray(value) !== Array.isArray(sample))
    return '';
  const samples = sample as Readonly<Record<string, unknown>>;
  const any = Array.isArray(sample) ? '0' : '*';
  for (const key of Object.keys(any in samples ? value : sample)) {
    const isBranches = (samples[key] as readonly unknown[] | undefined)?.[0] === sample;
    if (isBranches && !(key in value)) continue;
    const inner = misfitOf((value as typeof samples)[key], samples[any in samples ? any : key]);
    if (inner !== null) return inner === '' ? key : `${key}.${inner}`;
  }
  return null;
}
