/** A package as a zip file, in a folder of its own. Pure. */

import { strToU8, zipSync } from 'fflate';
import type { ZippableFile } from 'fflate';
import { withManifest } from './package-files';
import type { Files } from './share';

/** Names were checked when they were given; the same files are the same bytes. */
export function zipOf(
  files: Files,
  revision: string,
): {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
} {
  const whole = withManifest(files, revision);
  const manifest = whole.find(([file]) => file === 'Move.toml')?.[1] ?? '';
  const name = /^name\s*=\s*"([A-Za-z_][\w-]*)"/m.exec(manifest)?.[1] ?? 'example';
  const entries = whole.map(([file, text]): [string, ZippableFile] => [
    `${name}/${file}`,
    [strToU8(text), { mtime: '1980-01-01' }],
  ]);
  return {
    name: `${name}.zip`,
    bytes: zipSync(Object.fromEntries(entries)) as Uint8Array<ArrayBuffer>,
  };
}
