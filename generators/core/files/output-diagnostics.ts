/** What can be in the way of writing, as diagnostics. Pure. */

import type { Diagnostic } from '../diagnostics.ts';
import { errorAt } from '../diagnostics.ts';
import { lockOf } from './lock.ts';

export function foreignFile(file: string): Diagnostic {
  return errorAt(null, 'core/foreign-file', {
    message: `"${file}" was not made by the generator and would be overwritten`,
    fix: 'move the file away, or choose another folder with --out',
  });
}

export function pathClash(rival: string, file: string): Diagnostic {
  return errorAt(null, 'core/path-clash', {
    message: `two pages want one file: "${rival}" and "${file}"`,
    fix: 'give one of them a fixed slug in the reference definition',
  });
}

export function busy(folder: string, holder: number): Diagnostic {
  return errorAt(null, 'core/output-busy', {
    message: `another run (process ${holder}) is writing "${folder}"`,
    fix: `wait for it to end; if it is not a generator, delete "${lockOf(folder)}" beside the folder`,
  });
}

export function outdated(folder: string): Diagnostic {
  return errorAt(null, 'core/output-changed', {
    message: `"${folder}" was changed by another run meanwhile`,
    fix: 'run again',
  });
}

export function unwritable(folder: string, error: NodeJS.ErrnoException): Diagnostic {
  return errorAt(null, 'core/unwritable', {
    message: `"${folder}" cannot be used: ${error.code ?? error.message} in ${error.syscall ?? 'a call'}`,
    fix: 'make the folder writable, or choose another one with --out',
  });
}

export function oddFile(file: string): Diagnostic {
  return errorAt(null, 'core/odd-file', {
    message: `"${file}" in the output folder is neither a file nor a folder`,
    fix: 'remove it, or choose another folder with --out',
  });
}

export function brokenManifest(): Diagnostic {
  return errorAt(null, 'core/broken-manifest', {
    message: `".manifest.json" in the output folder is not a list of files: which files are ours is unknown`,
    fix: 'give --out another folder, or restore the manifest',
  });
}
