/** Where a reader of the playground can begin: packages of the examples. Pure. */

import type { StartingPoint } from '../../../../site/dialect/editable.ts';
import type { Unit } from '../model.ts';
import { packageFiles } from './programs.ts';

const STARTS: readonly (readonly [example: string, title: string])[] = [
  ['counter', 'A shared counter'],
  ['coin', 'A coin'],
  ['flat-fee', 'A rule of a transfer policy'],
  ['shared', 'A test scenario with several senders'],
];

/** Those whose example exists. */
export function startingPoints(units: readonly Unit[]): readonly StartingPoint[] {
  return STARTS.flatMap(([id, title]) => {
    const unit = units.find(
      ({ folder, isPackage, language }) =>
        isPackage && language === 'move' && folder === `docs/examples/${id}`,
    );
    if (!unit) return [];
    return [{ id, title, files: packageFiles(unit).map(({ name, text }) => [name, text]) }];
  });
}
