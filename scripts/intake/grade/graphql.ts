/** Two schemas, graded by the rules of `@graphql-inspector/core` and, where it has none, our own. Its words and grades become ours. Pure. */

import type { Change as InspectorChange } from '@graphql-inspector/core';
import { ChangeType, CriticalityLevel, diff } from '@graphql-inspector/core';
import type { DocumentNode } from 'graphql';
import type { Change, Grade } from './change.ts';
import { gradeDefaults } from './graphql/defaults.ts';
import { bareSchema } from './graphql/bare-schema.ts';
import type { Location } from './graphql/code.ts';
import { codeAt } from './graphql/code.ts';
import { gradeStatements, statementsIn } from './graphql/statements.ts';

const GRADE: Readonly<Record<CriticalityLevel, Grade>> = {
  [CriticalityLevel.Breaking]: 'breaking',
  [CriticalityLevel.Dangerous]: 'dangerous',
  [CriticalityLevel.NonBreaking]: 'safe',
};

export async function gradeGraphql(
  before: DocumentNode,
  after: DocumentNode,
): Promise<readonly Change[]> {
  const [said, says] = [statementsIn(before), statementsIn(after)];
  const [old, now] = [bareSchema(before, said), bareSchema(after, says)];
  const found = (await diff(old.schema, now.schema))
    .filter(({ type }) => !OWN.test(type))
    .map((change): Change => {
      const location = locationOf(change);
      const isWhole = /^TYPE_(?:ADDED|REMOVED)$/.test(change.type);
      const [was, is] = [old, now].map(({ schema }) => codeAt(schema, location, isWhole));
      const id = idOf(location);
      const note = is === null ? said.get(id)?.deprecation : null;
      return {
        id,
        grade: gradeOf(change),
        rule: `graphql/${change.type.toLowerCase().replaceAll('_', '-')}` as const,
        message: messageOf(change),
        before: was ?? null,
        after: is ?? null,
        ...(note ? { deprecation: note } : {}),
      };
    });
  return withoutParts([...found, ...gradeDefaults(old, now), ...gradeStatements(said, says)]);
}

/** Changes that we find ourselves. */
const OWN = /_DESCRIPTION_|_DEFAULT(?:_VALUE)?_CHANGED$/;

/** graphql-js says so: a query may repeat it. */
function gradeOf({ type, criticality }: InspectorChange): Grade {
  return type === ChangeType.DirectiveRepeatableRemoved ? 'breaking' : GRADE[criticality.level];
}

/** Names stand in single quotes, and a string that is a default value may have such as well. */
function messageOf({ message }: InspectorChange): string {
  return message
    .replace(/ with default value '.*'(?= was)/s, '')
    .replace(/(?<=^'\w+') object(?: type)?(?= implements| no longer)/, '')
    .replaceAll("'", '"')
    .replace(/\s+/g, ' ')
    .replace(/\.$/, '');
}

/** The inspector names the directive that got an argument, and not the argument. */
function locationOf(change: InspectorChange): Location {
  const location = (change.path ?? '').split('.');
  return isOfNewArgument(change) ? [...location, change.meta.addedDirectiveArgumentName] : location;
}

function isOfNewArgument(
  change: InspectorChange,
): change is InspectorChange<typeof ChangeType.DirectiveArgumentAdded> {
  return change.type === ChangeType.DirectiveArgumentAdded;
}

/** `['Coin', 'balances', 'first']` is `graphql:Coin.balances(first)`. */
function idOf([type = '', member, argument]: Location): string {
  if (type === '') return 'graphql:schema';
  if (type.startsWith('@')) return `graphql:${member === undefined ? type : `${type}(${member})`}`;
  if (member === undefined || member.startsWith('@')) return `graphql:${type}`;
  return `graphql:${type}.${member}${argument === undefined || argument.startsWith('@') ? '' : `(${argument})`}`;
}

/** The parts of something new are new with it, and a schema can say one thing twice, such as an interface by way of two others. */
function withoutParts(changes: readonly Change[]): readonly Change[] {
  const added = new Set(
    changes.filter(({ before, rule }) => before === null && NEW.test(rule)).map(({ id }) => id),
  );
  const seen = new Set<string>();
  return changes.filter((change) => {
    const key = added.has(change.id) ? change.id : JSON.stringify(change);
    const isRepeated = seen.has(key) || ownersOf(change.id).some((owner) => added.has(owner));
    seen.add(key);
    return !isRepeated;
  });
}

const NEW = /-added$/;

/** `graphql:Coin.balances(first)` is part of `graphql:Coin.balances` and of `graphql:Coin`. */
function ownersOf(id: string): readonly string[] {
  const owner = id.replace(/[.(][^.(]*$/, '');
  return owner === id ? [] : [owner, ...ownersOf(owner)];
}
