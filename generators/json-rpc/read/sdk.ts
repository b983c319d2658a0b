/** The facts about the SDK, as `npm run sync` has written them. Pure. */

import type { Diagnostic, Outcome } from '../../core/diagnostics.ts';
import { fail, succeed } from '../../core/diagnostics.ts';
import type { SourceText } from '../../core/source.ts';
import type { Schema } from '../schema/schema.ts';
import type { SdkSyntax } from './syntax.ts';
import { readJson } from './tables.ts';

type SdkFile = Omit<SdkSyntax, 'types'> & { readonly types: Readonly<Record<string, Schema>> };

export function readSdk(source: SourceText): Outcome<SdkSyntax> {
  const diagnostics: Diagnostic[] = [];
  const facts = readJson<SdkFile>(source, diagnostics);
  if (facts === null) return fail(diagnostics);
  return succeed({ ...facts, types: new Map(Object.entries(facts.types)) });
}

/** Of a service that no SDK of ours talks to. */
export const NO_SDK: SdkSyntax = {
  ...{ package: '', version: '', entry: '', className: '', anyCall: null },
  addressOf: { name: '', entry: '' },
  requests: [],
  types: new Map(),
};
