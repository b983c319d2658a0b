/** Compiled modules of an upstream checkout or of a built package. Reads files, and the deserializer once. */

import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { bcs } from '@mysten/bcs';
import type { CompiledModule } from './compiled.ts';

const UPSTREAM_FOLDER = 'packages_compiled';
const BUILT = /(?:^|\/)build\/[^/]+\/bytecode_modules\/[^/]+\.mv$/;

/** Where `packages_compiled` may be, seen from what people give as the folder. */
const AROUND = ['crates/sui-framework', '.', '..', '../..'];

/** Empty when nothing is compiled. In a checkout the compiled packages are next to `packages`. */
export function loadCompiled(folder: string): readonly CompiledModule[] {
  const { deserialize } = createRequire(import.meta.url)('@mysten/move-bytecode-template') as {
    deserialize(bytes: Uint8Array): CompiledModule;
  };
  const upstream = AROUND.map((around) => path.join(folder, around, UPSTREAM_FOLDER)).find(
    (candidate) => fs.existsSync(candidate),
  );
  const modules = upstream === undefined ? builtModules(folder) : packedModules(upstream);
  return modules.map(deserialize);
}

/** One file for each package: the modules in BCS, `vector<vector<u8>>`. */
function packedModules(folder: string): readonly Uint8Array[] {
  const packages = fs.readdirSync(folder, { withFileTypes: true }).filter((file) => file.isFile());
  return packages.flatMap((file) =>
    bcs.vector(bcs.byteVector()).parse(fs.readFileSync(path.join(folder, file.name))),
  );
}

function builtModules(folder: string): readonly Uint8Array[] {
  if (!fs.statSync(folder).isDirectory()) return [];
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => BUILT.test(name.replaceAll(path.sep, '/')))
    .map((name) => fs.readFileSync(path.join(folder, name)));
}
