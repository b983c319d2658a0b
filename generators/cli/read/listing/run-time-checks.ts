/** Checks of the listing: what the program refuses only when it runs. Pure. */

import type { Location } from '../../../core/diagnostics.ts';
import { nearestName } from '../../../core/text.ts';
import type { RunTimeCheck, ValueForm } from '../../../output/cli.ts';
import { VALUE_FORMS } from '../../model/facts.ts';
import type { Entry, Fields } from './yaml.ts';
import { fieldsOf, locationOf, reportShape } from './yaml.ts';

/** One check for each command that it names. */
export function readChecks(entry: Entry, locations: Map<object, Location>): RunTimeCheck[] {
  const fields = fieldsOf(entry);
  const check = {
    name: fields.needText('name'),
    needs: fields.text('needs'),
    like: readForm(fields),
    values: fields.texts('values'),
    most: readNumber(fields),
    asManyAs: fields.text('as-many-as'),
    differsFrom: fields.text('differs-from'),
    isRefused: fields.flag('refused'),
  };
  return fields.texts('commands').map((text) => {
    const runCheck: RunTimeCheck = { command: text.split(' ').join('/'), ...check };
    locations.set(runCheck, locationOf(entry));
    return runCheck;
  });
}

function readNumber({ entry, text }: Fields): number | null {
  const most = text('most');
  if (most === null) return null;
  if (!/^[0-9]+$/.test(most)) reportShape(entry, `"${most}" is not a number`, 'write digits');
  return Number(most);
}

function readForm({ entry, text }: Fields): ValueForm | null {
  const like = text('like');
  const form = VALUE_FORMS.find((known) => known === like) ?? null;
  if (like !== null && form === null)
    reportShape(
      entry,
      `"${like}" is not a known form of values`,
      `write "${nearestName(like, VALUE_FORMS) ?? VALUE_FORMS.join('", "')}"`,
    );
  return form;
}
