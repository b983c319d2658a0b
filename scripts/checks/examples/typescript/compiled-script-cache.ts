/**
 * A large CommonJS file run from the code that the engine made of it in an earlier process: compiling nine
 * megabytes takes longer than checking a page. Reads the file; writes the one folder it is given.
 */

import fs from 'node:fs';
import Module, { createRequire } from 'node:module';
import path from 'node:path';
import v8 from 'node:v8';
import vm from 'node:vm';
import { applyFile } from '../../../../generators/core/files/apply-file.ts';

export interface CachedScript {
  readonly exports: unknown;
  /** Whether the engine took the code of an earlier process. */
  readonly isCached: boolean;
  /** Keeps the code for the next process. Call it after work: only what ran until then was compiled. */
  keep(): void;
}

type Run = (
  exports: unknown,
  require: NodeJS.Require,
  module: { exports: unknown },
  file: string,
  folder: string,
) => void;

/** `file` is absolute; what it requires is found from where it lies. */
export function runCached(file: string, folder: string): CachedScript {
  const { size, mtimeMs } = fs.statSync(file);
  // Another text is another name; so is another engine, or the same engine with other settings.
  const family = `${path.basename(file)}-`;
  const cached = path.join(
    folder,
    `${family}${size}-${Math.trunc(mtimeMs)}-${v8.cachedDataVersionTag()}.code`,
  );
  const script = new vm.Script(Module.wrap(fs.readFileSync(file, 'utf8')), {
    filename: file,
    cachedData: fs.existsSync(cached) ? fs.readFileSync(cached) : undefined,
  });
  // The engine refuses what does not fit, and compiles as if there were nothing.
  let isCached = script.cachedDataRejected === false;
  const module: { exports: unknown } = { exports: {} };
  (script.runInThisContext() as Run)(
    module.exports,
    createRequire(file),
    module,
    file,
    path.dirname(file),
  );
  const keep = (): void => {
    if (isCached) return;
    isCached = true;
    applyFile(cached, script.createCachedData());
    discardOthers(folder, family, `${family}${size}-${Math.trunc(mtimeMs)}-`);
  };
  return { exports: module.exports, isCached, keep };
}

/** Code of other texts of the same file goes; code for other settings stays. */
function discardOthers(folder: string, family: string, current: string): void {
  for (const name of fs.readdirSync(folder)) {
    if (name.startsWith(family) && name.endsWith('.code') && !name.startsWith(current))
      fs.rmSync(path.join(folder, name), { force: true });
  }
}
