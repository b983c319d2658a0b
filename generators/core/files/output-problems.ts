/** What can be in the way of writing, as diagnostics. Pure. */

import type { Diagnostic } from '../diagnostics.ts';
import { lockOf } from './lock.ts';

export function foreignFile(file: string): Diagnostic {
  return {
    level: 'error',
    code: 'core/foreign-file',
    message: `"${file}" was not made by the generator and would be overwritten`,
    at: null,
    fix: 'move the file away, or choose another folder with --out',
  };
}

export function pathClash(rival: string, file: string): Diagnostic {
  return {
    level: 'error',
    code: 'core/path-clash',
    message: `two pages want one file: "${rival}" and "${file}"`,
    at: null,
    fix: 'give one of them a fixed slug in the reference definition',
  };
}

export function busy(folder: string, holder: number): Diagnostic {
  return {
    level: 'error',
    code: 'core/output-busy',
    message: `another run (process ${holder}) is writing "${folder}"`,
    at: null,
    fix: `wait for it to end; if it is not a generator, delete "${lockOf(folder)}" beside the folder`,
  };
}

export function outdated(folder: string): Diagnostic {
  return {
    level: 'error',
    code: 'core/output-changed',
    message: `"${folder}" was changed by another run meanwhile`,
    at: null,
    fix: 'run again',
  };
}

export function unwritable(folder: string, error: NodeJS.ErrnoException): Diagnostic {
  return {
    level: 'error',
    code: 'core/unwritable',
    message: `"${folder}" cannot be used: ${error.code ?? error.message} in ${error.syscall ?? 'a call'}`,
    at: null,
    fix: 'make the folder writable, or choose another one with --out',
  };
}

export function oddFile(file: string): Diagnostic {
  return {
    level: 'error',
    code: 'core/odd-file',
    message: `"${file}" in the output folder is neither a file nor a folder`,
    at: null,
    fix: 'remove it, or choose another folder with --out',
  };
}

export function brokenManifest(): Diagnostic {
  return {
    level: 'error',
    code: 'core/broken-manifest',
    message: `".manifest.json" in the output folder is not a list of files: which files are ours is unknown`,
    at: null,
    fix: 'give --out another folder, or restore the manifest',
  };
}
