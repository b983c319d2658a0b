/** Requests of JSON-RPC that a program of another language puts together: their methods. Reads the generated model. */

import { locate } from '../../../../generators/core/source.ts';
import { wrongMethod } from '../../requests/method-names.ts';
import { loadRequestModel } from '../data/rpc-requests.ts';
import type { UnitResult } from '../model.ts';

/** `"method": "suix_getCoins"`, as Python, Go and the macros of Rust write it. */
const METHOD = /\bmethod["']?\s*[:=]\s*["']((?:suix?|unsafe)_\w+)["']/gi;

export function checkRpcMethods(code: string, root: string): readonly UnitResult[] {
  const found = [...code.matchAll(METHOD)];
  if (found.length === 0) return [];
  const methods = (loadRequestModel(root)?.methods ?? []).map(({ name }) => name);
  return found.flatMap((match) => {
    const [whole, name = ''] = match;
    const wrong = wrongMethod(name, methods);
    if (wrong === null) return [];
    const at = match.index + whole.length - name.length - 1;
    const { line, column } = locate({ path: '', text: code }, at);
    const { message, fix } = wrong;
    const location = { level: 'error', block: 0, line, column } as const;
    return [{ ...location, code: 'unknown-method', message, fix, rename: null }];
  });
}
