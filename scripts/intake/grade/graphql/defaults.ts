/** Default values of arguments and input fields, graded. Pure. */

import type { Change, Grade } from '../change.ts';
import type { BareSchema, Input } from './bare-schema.ts';
import { valueLine } from './code.ts';

/** Of what is in both schemas: what has come or gone is graded as a whole. */
export function gradeDefaults(old: BareSchema, now: BareSchema): readonly Change[] {
  return [...now.inputs].flatMap(([id, is]): Change[] => {
    const was = old.inputs.get(id);
    const [before, after] = [old.defaults.get(id), now.defaults.get(id)];
    if (!was || before === after) return [];
    const [grade, message] = gradingOf(was, is);
    return [
      {
        id,
        grade,
        rule: 'graphql/default-value',
        message,
        before: valueLine(was),
        after: valueLine(is),
      },
    ];
  });
}

function gradingOf(was: Input, is: Input): readonly [Grade, string] {
  const isNeeded = (input: Input): boolean =>
    String(input.type).endsWith('!') && input.defaultValue === undefined;
  if (isNeeded(was)) return ['safe', 'it has a default value now, and can be left out'];
  if (isNeeded(is)) return ['breaking', 'the default value is gone: it must be given now'];
  const what =
    was.defaultValue === undefined ? 'new' : is.defaultValue === undefined ? 'gone' : 'another';
  return ['dangerous', `the default value is ${what}`];
}
