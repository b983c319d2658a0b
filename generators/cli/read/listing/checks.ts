/** Checks of the listing: what the program refuses only when it runs. Pure. */

import type { Location } from '../../../core/diagnostics.ts';
import { isKnownForm } from '../../../../scripts/checks/command-lines/value.ts';
import type { RunTimeCheck } from '../../model/facts.ts';
import type { Entry } from './yaml.ts';
import { fieldsOf, locationOf, reportAt } from './yaml.ts';

const FIELDS = [
  'commands',
  'name',
  'needs',
  'like',
  'values',
  'most',
  'as-many-as',
  'differs-from',
  'refused',
];

/** One check for each command that it names. */
export function readChecks(entry: Entry, places: Map<object, Location>): RunTimeCheck[] {
  const fields = fieldsOf(entry, FIELDS);
  const most = fields.text('most');
  if (most !== null && !/^[0-9]+$/.test(most))
    reportAt(entry, { code: 'cli/shape', message: `"${most}" is no number`, fix: 'write digits' });
  const like = fields.text('like');
  if (like !== null && !isKnownForm(like))
    reportAt(entry, {
      code: 'cli/shape',
      message: `"${like}" is no form of values`,
      fix: 'name one of scripts/checks/command-lines/value.ts',
    });
  return fields.texts('commands').map((command) => {
    const check: RunTimeCheck = {
      command: command.split(' ').join('/'),
      name: fields.needText('name'),
      needs: fields.text('needs'),
      like,
      values: fields.texts('values'),
      most: most === null ? null : Number(most),
      asManyAs: fields.text('as-many-as'),
      differsFrom: fields.text('differs-from'),
      isRefused: fields.flag('refused'),
    };
    places.set(check, locationOf(entry));
    return check;
  });
}
