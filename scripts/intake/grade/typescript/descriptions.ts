/** What upstream says of a declaration: whether it is deprecated, why, and all other words. Pure. */

import type { DocModel } from '../../../../generators/typescript/model/model.ts';
import type { Change } from '../change.ts';
import { isSame } from '../change.ts';
import { change } from './grade-pairs.ts';

export function compareDescriptions(
  id: string,
  old: DocModel | undefined,
  now: DocModel | undefined,
): readonly Change[] {
  if (!old || !now) return [];
  const [was, is] = [old.deprecation, now.deprecation];
  const deprecated =
    was === is
      ? []
      : was !== null && is !== null
        ? [
            change(
              id,
              ['documentation', 'deprecation-reason', 'it is deprecated for another reason'],
              was,
              is,
            ),
          ]
        : [
            change(
              id,
              [
                'safe',
                'deprecated',
                is === null ? 'it is no longer deprecated' : 'it is deprecated now',
              ],
              was,
              is,
            ),
          ];
  return isSame({ ...old, deprecation: null }, { ...now, deprecation: null })
    ? deprecated
    : [
        ...deprecated,
        change(id, ['documentation', 'words', 'its description changed'], old.text, now.text),
      ];
}
