/** What to tell of requests that the reader cannot follow to the end. Pure. */

import type { Diagnostic, Location } from '../core/diagnostics.ts';

/** `written` is the code that stands for the name. */
export function unnamed(written: string, at: Location): Diagnostic {
  return {
    level: 'warning',
    code: 'json-rpc/method-unresolved',
    message: `the name of a request cannot be read: ${oneLine(written)}`,
    at,
    fix: orderTo('how the client writes this name'),
  };
}

/** `written` is the code that stands for the parameters. */
export function unreadList(rpc: string, written: string, at: Location): Diagnostic {
  return {
    level: 'warning',
    code: 'json-rpc/parameter-unresolved',
    message: `the parameters of ${rpc} are no list that can be read: ${oneLine(written)}`,
    at,
    fix: orderTo('how the client writes this list'),
  };
}

/** `name` is the hidden member of the class that sends the request. */
export function unreachable(rpc: string, name: string, at: Location): Diagnostic {
  return {
    level: 'warning',
    code: 'json-rpc/method-unresolved',
    message: `${rpc} is sent by "${name}", which programs cannot call`,
    at,
    fix: orderTo('which method of the SDK leads there'),
  };
}

/** A name of a method that the client writes down and no request carries. */
export function unsent(rpc: string, at: Location): Diagnostic {
  return {
    level: 'warning',
    code: 'json-rpc/method-unresolved',
    message: `"${rpc}" has no page: no request of a method was found that sends it`,
    at,
    fix: orderTo('how the client sends this request'),
  };
}

function orderTo(lesson: string): string {
  return `teach the reader of the JSON-RPC reference ${lesson}`;
}

function oneLine(code: string): string {
  return code.replace(/\s+/g, ' ');
}
