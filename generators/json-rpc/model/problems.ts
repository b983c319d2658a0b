/** What our own files lack, and what they have that the interface no longer needs. Pure. */

import type { Descriptions } from '../../core/descriptions.ts';
import { descriptionsFile, unusedDescriptions } from '../../core/descriptions.ts';
import type { Diagnostic } from '../../core/diagnostics.ts';
import type { Tables } from '../read/tables.ts';
import { typeText } from '../schema/type-text.ts';
import { OTHER_GROUP } from './groups.ts';
import type { Disagreement, RpcModel } from './model.ts';

const FOLDER = 'schema/json-rpc';

/** Methods without an example, methods and types without a group, disagreements that nobody has reviewed. */
export function missingProblems(model: RpcModel): Diagnostic[] {
  const ungrouped = [...model.methods, ...model.types].filter(({ group }) => group === OTHER_GROUP);
  return [
    ...model.disagreements.filter(({ belief }) => belief === null).map(unreviewed),
    ...model.methods
      .filter(({ example }) => example === null)
      .map(({ name }) =>
        problem(
          'no-example',
          `${name} has no example`,
          `write one into a file of ${FOLDER}/examples`,
        ),
      ),
    ...ungrouped.map(({ name }) =>
      problem('no-group', `${name} is in no group`, `name it in ${FOLDER}/groups.json`),
    ),
  ];
}

function unreviewed({ id, inInterface, inSdk }: Disagreement): Diagnostic {
  const said = (schema: Disagreement['inSdk']): string =>
    schema === null ? 'does not have it' : `says ${typeText(schema)}`;
  return problem(
    'disagreement',
    `of ${id} the interface ${said(inInterface)} and the SDK ${said(inSdk)}`,
    `find out what nodes send, and add a line to ${FOLDER}/disagreements.tsv`,
  );
}

/** Entries of our files about methods and types that do not exist, most often after a rename upstream. */
export function unusedProblems(
  model: RpcModel,
  tables: Tables,
  words: { readonly all: Descriptions; readonly used: ReadonlySet<string> },
): Diagnostic[] {
  const methods = new Set(model.methods.map(({ name }) => name));
  const types = new Set(model.types.map(({ name }) => name));
  const differ = new Set(model.disagreements.map(({ id }) => id));
  const patterns = tables.failures.flatMap((entry) => entry.methods);
  const entries = [
    ...[...tables.examples.keys()].filter((name) => !methods.has(name)).map(inFile('examples')),
    ...tables.groups
      .flatMap((group) => group.methods.filter((name) => !methods.has(name)))
      .map(inFile('groups.json')),
    ...tables.groups
      .flatMap((group) => group.types.filter((name) => !types.has(name)))
      .map(inFile('groups.json')),
    ...tables.reviews
      .flatMap(({ id }) => (differ.has(id) ? [] : [id]))
      .map(inFile('disagreements.tsv')),
    ...patterns
      .filter((one) => !one.endsWith('*') && !methods.has(one))
      .map(inFile('failures.tsv')),
  ];
  return [...entries, ...unusedDescriptions('json-rpc', words.all, words.used)];
}

function inFile(file: string): (name: string) => Diagnostic {
  return (name) =>
    problem(
      'unused-entry',
      `${FOLDER}/${file} speaks of "${name}", which the input does not have`,
      'rename the entry after the new name, or remove it',
    );
}

/** Of no use to people who read another release with our files. */
export function isAboutOurFiles({ code }: Diagnostic): boolean {
  return code === 'json-rpc/unused-entry' || code === 'json-rpc/unused-description';
}

export function undocumentedItem(id: string): Diagnostic {
  return problem(
    'undocumented',
    `${id} has no description`,
    `describe it in ${descriptionsFile('json-rpc')} under "## ${id}"`,
  );
}

function problem(rule: string, message: string, fix: string): Diagnostic {
  return { level: 'warning', code: `json-rpc/${rule}`, message, at: null, fix };
}
