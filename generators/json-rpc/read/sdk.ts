/** The facts about the SDK, as `npm run sync` has written them. Pure. */

import type { Outcome } from '../../core/diagnostics.ts';
import { fail, succeed } from '../../core/diagnostics.ts';
import type { SourceText } from '../../core/source.ts';
import type { Schema } from '../schema/schema.ts';
import type { SdkSyntax } from './syntax.ts';

export function readSdk(source: SourceText): Outcome<SdkSyntax> {
  try {
    const facts = JSON.parse(source.text) as Omit<SdkSyntax, 'types'> & {
      readonly types: Readonly<Record<string, Schema>>;
    };
    return succeed({ ...facts, types: new Map(Object.entries(facts.types)) });
  } catch (error) {
    const message = `the file does not hold the facts about the SDK: ${String(error)}`;
    const at = { file: source.path, line: 1, column: 1 };
    const fix = 'write it anew with npm run sync -- json-rpc --from @mysten/sui@VERSION';
    return fail([{ level: 'error', code: 'json-rpc/no-sdk', message, at, fix }]);
  }
}
