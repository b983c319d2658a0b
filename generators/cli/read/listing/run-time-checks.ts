/** Checks of the listing: what the program refuses only when it runs. Pure. */

import type { Location } from '../../../core/diagnostics.ts';
import { nearestName } from '../../../core/text.ts';
import type { RunTimeCheck } from '../../model/facts.ts';
import type { ValueForm } from '../../model/value-forms.ts';
import { VALUE_FORMS } from '../../model/value-forms.ts';
import type { Entry, Fields } from './yaml.ts';
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
    reportAt(entry, {
      code: 'cli/shape',
      message: `"${most}" is not a number`,
      fix: 'write digits',
    });
  return fields.texts('commands').map((command) => {
    const check: RunTimeCheck = {
      command: command.split(' ').join('/'),
      name: fields.needText('name'),
      needs: fields.text('needs'),
      like: readForm(fields),
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

function readForm({ entry, text }: Fields): ValueForm | null {
  const like = text('like');
  const form = VALUE_FORMS.find((known) => known === like) ?? null;
  if (like !== null && form === null)
    reportAt(entry, {
      code: 'cli/shape',
      message: `"${like}" is not a known form of values`,
      fix: `write "${nearestName(like, VALUE_FORMS) ?? VALUE_FORMS.join('", "')}"`,
    });
  return form;
}
