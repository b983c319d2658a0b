/** What a schema document says of its definitions: words, marks and default values, compared by id. Pure. */

import type { ConstValueNode, DocumentNode } from 'graphql';
import { DEFAULT_DEPRECATION_REASON, Kind } from 'graphql';
import { onOneLine } from '../../../../generators/graphql/model/one-line.ts';
import type { DefinedNode } from '../../../../generators/graphql/read/definitions.ts';
import { definitionsOf } from '../../../../generators/graphql/read/definitions.ts';
import type { Change, Grade } from '../change.ts';

export interface Statement {
  readonly description: string | null;
  /** Why it is deprecated. */
  readonly deprecation: string | null;
  /** A web address. */
  readonly specifiedBy: string | null;
  /** On one line. */
  readonly defaultValue: ConstValueNode | null;
}

/** By id. An extension that adds nothing but directives adds to what is said. */
export function statementsIn(document: DocumentNode): ReadonlyMap<string, Statement> {
  const found = new Map<string, Statement>();
  for (const [id, node] of definitionsOf(document)) {
    const was = found.get(id);
    found.set(id, {
      description: node.description?.value.trim() || (was?.description ?? null),
      deprecation: argumentOf(node, 'deprecated') ?? was?.deprecation ?? null,
      specifiedBy: argumentOf(node, 'specifiedBy') ?? was?.specifiedBy ?? null,
      defaultValue: node.defaultValue ? onOneLine(node.defaultValue) : null,
    });
  }
  return found;
}

/** The only argument that these directives have. */
function argumentOf({ directives }: DefinedNode, name: string): string | null {
  const found = directives?.find((directive) => directive.name.value === name);
  if (!found) return null;
  const value = found.arguments?.[0]?.value;
  return value?.kind === Kind.STRING ? value.value : DEFAULT_DEPRECATION_REASON;
}

type Statements = ReadonlyMap<string, Statement>;
type Sides = readonly [string | null, string | null];

/** Of what is in both. Default values are compared with the types that they are of. */
export function gradeStatements(before: Statements, after: Statements): readonly Change[] {
  return [...after].flatMap(([id, is]) => {
    const was = before.get(id);
    if (!was) return [];
    const compare = (sides: Sides, rule: string, grading: readonly [Grade, string]): Change[] =>
      sides[0] === sides[1]
        ? []
        : [
            {
              id,
              grade: grading[0],
              rule: `graphql/${rule}`,
              message: grading[1],
              before: sides[0],
              after: sides[1],
            },
          ];
    const deprecated = [deprecatedCode(was), deprecatedCode(is)] as const;
    return [
      ...compare([was.description, is.description], 'description', [
        'documentation',
        `the description is ${whatHappened(was.description, is.description)}`,
      ]),
      ...compare([was.specifiedBy, is.specifiedBy], 'specified-by', [
        'documentation',
        `the link to its specification is ${whatHappened(was.specifiedBy, is.specifiedBy)}`,
      ]),
      ...(deprecated.includes(null)
        ? compare(deprecated, 'deprecated', [
            'safe',
            is.deprecation === null ? 'it is no longer deprecated' : 'it is deprecated now',
          ])
        : compare(deprecated, 'deprecation-reason', [
            'documentation',
            'it is deprecated for another reason',
          ])),
    ];
  });
}

function deprecatedCode({ deprecation }: Statement): string | null {
  return deprecation === null ? null : `@deprecated(reason: ${JSON.stringify(deprecation)})`;
}

function whatHappened(was: string | null, is: string | null): string {
  return was === null ? 'new' : is === null ? 'gone' : 'another';
}
