/** What can be wrong with a package, as diagnostics. Pure. */

import type { Diagnostic, Location } from '../../core/diagnostics.ts';
import { oneLine } from '../../core/text.ts';

type Report = Pick<Diagnostic, 'message' | 'fix'> & { readonly at?: Location };

function error(rule: string, report: Report): Diagnostic {
  return { level: 'error', code: `typescript/${rule}`, at: null, ...report };
}

function warning(rule: string, report: Report): Diagnostic {
  return { level: 'warning', code: `typescript/${rule}`, at: null, ...report };
}

export function noPackage(folder: string): Diagnostic {
  return error('no-package', {
    message: `"${folder}" does not contain an npm package: its package.json is missing or has no name and version`,
    fix: 'give --package the folder of an unpacked npm package',
  });
}

export function noEntries(folder: string): Diagnostic {
  return error('no-entries', {
    message: `the package in "${folder}" exports no entry point with types`,
    fix: 'give --package a package whose "exports" or "types" name files that have sources or declarations',
  });
}

export function notConverted(release: string, reason: string | null): Diagnostic {
  const why = reason === null ? '' : `: TypeDoc says "${oneLine(reason)}"`;
  return error('not-converted', {
    message: `TypeDoc cannot read ${release}${why}`,
    fix: 'check that the package is complete, that its sources parse, and that no module exports itself',
  });
}

export function syntaxError(message: string, at: Location): Diagnostic {
  return error('syntax-error', {
    message: `this is not valid TypeScript: ${message}`,
    at,
    fix: 'unpack the package again, or correct this line',
  });
}

export function entryWithoutTypes(folder: string, name: string): Diagnostic {
  return warning('entry-without-types', {
    message: `the entry point "${name}" has neither a source nor declarations in "${folder}"`,
    fix: 'install the package completely, or leave the entry point undocumented',
  });
}

export function unsafeEntryName(folder: string, name: string): Diagnostic {
  return warning('entry-name', {
    message: `"${name}" in the "exports" of "${folder}" cannot be part of an address: it is left out`,
    fix: 'rename the entry point, or leave it undocumented',
  });
}

export function manyEntries(folder: string, leftOut: number): Diagnostic {
  return warning('many-entries', {
    message: `patterns in the "exports" of "${folder}" match ${leftOut} files too many: they are left out`,
    fix: 'name the entry points that matter one by one, or leave the others undocumented',
  });
}

/** `range` is what the manifest asks for. */
export function otherDependency(name: string, range: string, version: string): Diagnostic {
  return warning('other-dependency', {
    message: `the package imports ${name} ${range}, but ${version} is installed: types from it may be wrong`,
    fix: 'install the dependencies of the package with "npm install"',
  });
}

export function missingModule(specifier: string, at: Location): Diagnostic {
  const isRelative = specifier.startsWith('.');
  return warning('missing-module', {
    message: isRelative
      ? `"${specifier}" is missing or has no types: what is imported from it is left out or shown as a plain name`
      : `"${specifier}" is not installed or has no types: types from it are missing`,
    at,
    fix: isRelative ? REPAIR : 'install the dependencies of the package with "npm install"',
  });
}

const REPAIR = 'unpack the package completely, or correct this line';

export function missingExport(name: string, specifier: string, at: Location): Diagnostic {
  return warning('missing-export', {
    message: `"${specifier}" does not export ${name}: it is left out or shown as a plain name`,
    at,
    fix: REPAIR,
  });
}

export function undeclaredExport(name: string, at: Location): Diagnostic {
  return warning('missing-export', {
    message: `the file exports ${name} but neither declares nor imports it: it is left out`,
    at,
    fix: REPAIR,
  });
}

export function manyMissing(count: number): Diagnostic {
  return warning('missing-export', {
    message: `${count} more imports and exports cannot be resolved`,
    fix: 'unpack the package again, completely',
  });
}
