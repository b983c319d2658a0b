/** What our own files lack, and what they have that the interface no longer needs. Pure. */

import type { Descriptions } from '../../core/descriptions.ts';
import { unusedDescriptions } from '../../core/descriptions.ts';
import type { Diagnostic } from '../../core/diagnostics.ts';
import { warningAt } from '../../core/diagnostics.ts';
import type { Tables } from '../read/tables.ts';
import { typeText } from '../schema/type-text.ts';
import { OTHER_GROUP } from './groups.ts';
import type { Disagreement, RpcModel } from './model.ts';

const FOLDER = 'schema/json-rpc';

/** Methods without an example, methods and types without a group, disagreements that nobody has reviewed. */
export function missingDescriptions({ methods, types, disagreements }: RpcModel): Diagnostic[] {
  const lacks = (names: readonly { readonly name: string }[], what: string, file: string) =>
    names.map(({ name }) =>
      tableDiagnostic(`no-${what}`, `${name} has no ${what}`, `add it to ${file}`),
    );
  return [
    ...disagreements.filter(({ belief }) => belief === null).map(unreviewed),
    ...lacks(
      methods.filter(({ example }) => example === null),
      'example',
      `a file of ${FOLDER}/examples`,
    ),
    ...lacks(
      [...methods, ...types].filter(({ group }) => group === OTHER_GROUP),
      'group',
      `${FOLDER}/groups.json`,
    ),
  ];
}

function unreviewed({ id, inInterface, inSdk }: Disagreement): Diagnostic {
  const describe = (schema: Disagreement['inSdk']): string =>
    schema === null ? 'does not have it' : `says ${typeText(schema)}`;
  return tableDiagnostic(
    'disagreement',
    `of ${id} the interface ${describe(inInterface)} and the SDK ${describe(inSdk)}`,
    `find out what nodes send, and add a line to ${FOLDER}/disagreements.tsv`,
  );
}

/** Entries of our files about methods and types that do not exist, most often after a rename upstream. */
export function unusedEntries(
  { methods, types, disagreements }: RpcModel,
  { examples, groups, reviews, failures }: Tables,
  terms: { readonly all: Descriptions; readonly used: ReadonlySet<string> },
): Diagnostic[] {
  const known = new Set([...methods, ...types].map(({ name }) => name));
  const differing = new Set(disagreements.map(({ id }) => id));
  const entries = [
    ...[...examples.keys()].map((name) => ['examples', name] as const),
    ...groups
      .flatMap((group) => [...group.methods, ...group.types])
      .map((name) => ['groups.json', name] as const),
    ...failures
      .flatMap((failure) => failure.methods.split(' '))
      .map((name) => ['failures.tsv', name] as const),
  ].filter(([, name]) => !known.has(name) && !name.endsWith('*'));
  const settled = reviews
    .filter(({ id }) => !differing.has(id))
    .map(({ id }) => ['disagreements.tsv', id] as const);
  const unused = [...entries, ...settled].map(([file, name]) =>
    tableDiagnostic(
      'unused-entry',
      `${FOLDER}/${file} speaks of "${name}", which the input does not have`,
      'rename the entry after the new name, or remove it',
    ),
  );
  return [...unused, ...unusedDescriptions('json-rpc', terms.all, terms)];
}

/** Of no use to people who read another release with our files. */
export function isAboutOurFiles({ code }: Diagnostic): boolean {
  return code === 'json-rpc/unused-entry' || code === 'json-rpc/unused-description';
}

function tableDiagnostic(rule: string, message: string, fix: string): Diagnostic {
  return warningAt(null, `json-rpc/${rule}`, { message, fix });
}
