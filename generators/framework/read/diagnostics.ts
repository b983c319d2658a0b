/** Everything the readers can find wrong, each said once in words that name the place and the way out. Pure. */

import type { Diagnostic, Location } from '../../core/diagnostics.ts';
import { errorAt } from '../../core/diagnostics.ts';
import { cleanText, nearestName } from '../../core/text.ts';

function diagnosticAt(rule: string, message: string, fix: string, at: Location): Diagnostic {
  return errorAt(at, `framework/${rule}`, { message, fix });
}

export function syntaxError(found: string, at: Location): Diagnostic {
  const displayed = found === '' ? 'the end of the text' : `"${clip(found)}"`;
  return diagnosticAt(
    'syntax',
    `this is not a Move declaration: ${displayed} does not fit here`,
    'correct the declaration',
    at,
  );
}

export function cutOff(at: Location): Diagnostic {
  return diagnosticAt(
    'cut-off',
    'the file is empty or ends within a doc comment, so it is not whole',
    'copy it again',
    at,
  );
}

export function unreadableSource(at: Location): Diagnostic {
  const message = 'the file is too large or too confused to be read as Move';
  return diagnosticAt(
    'unreadable',
    message,
    'check that the file is a Move source, and split it if it is',
    at,
  );
}

export function notUnderstoodType(text: string, at: Location): Diagnostic {
  return diagnosticAt(
    'type',
    `"${clip(text)}" is not a type, or is nested too deeply`,
    'write a type there',
    at,
  );
}

export function unknownName(name: string, known: Iterable<string>, at: Location): Diagnostic {
  const near = nearestName(name, known);
  const hint = near === null ? '' : `; did you mean "${clip(near)}"?`;
  return diagnosticAt(
    'unknown-name',
    `the name "${clip(name)}" stands for nothing here${hint}`,
    'add a `use` for it, or write it in full',
    at,
  );
}

export function missingType(id: string, at: Location): Diagnostic {
  return diagnosticAt(
    'missing-type',
    `the type "${clip(id)}" is missing: its package is here, the type is not`,
    'correct the name, or add the declaration',
    at,
  );
}

/** A checkout may be incomplete: the reference can live without the link. */
export function missingModule(id: string, at: Location): Diagnostic {
  const message = `the module "${clip(id)}" is missing, though its package is here`;
  return {
    ...diagnosticAt('missing-module', message, 'add the module, or correct the name', at),
    level: 'warning',
  };
}

export function duplicateModule(id: string, first: string, at: Location): Diagnostic {
  return diagnosticAt(
    'duplicate-module',
    `the module "${id}" is declared twice; first in ${first}`,
    'remove one of the two',
    at,
  );
}

export function duplicateItem(id: string, at: Location): Diagnostic {
  return diagnosticAt(
    'duplicate-item',
    `"${id}" is declared twice`,
    'remove or rename one of the two',
    at,
  );
}

export function badJson(message: string, at: Location): Diagnostic {
  return diagnosticAt(
    'json',
    `the file is not what its name says: ${clip(message, 200)}`,
    'write it again with the tool that made it',
    at,
  );
}

/** The modules have names without it: what is lost is addresses. */
export function badManifest(message: string, at: Location): Diagnostic {
  const fix = 'correct the manifest: until then addresses have no names';
  return { ...diagnosticAt('manifest', clip(message, 200), fix, at), level: 'warning' };
}

export function emptyInput(folder: string): Diagnostic {
  return errorAt(null, 'framework/empty-input', {
    message: `"${folder}" holds no Move source, no package summary and no on-chain ABI`,
    fix: 'point to a folder with .move files, to a package_summaries folder, or to ABI JSON',
  });
}

export function tooMuchInput(folder: string, limit: string): Diagnostic {
  return errorAt(null, 'framework/too-large', {
    message: `"${folder}" holds more than ${limit}`,
    fix: 'point to the folder of the packages alone',
  });
}

export function badBase(value: string): Diagnostic {
  return errorAt(null, 'framework/base', {
    message: `"${clip(value)}" is not an address that pages can link to`,
    fix: 'pass --framework-base https://docs.sui.io/references/framework, or a path of your site',
  });
}

/** Foreign text in a message stays short and on one line. */
function clip(text: string, limit = 80): string {
  const line = cleanText(text).replace(/\s+/g, ' ');
  return line.length <= limit ? line : `${line.slice(0, limit - 1)}…`;
}
