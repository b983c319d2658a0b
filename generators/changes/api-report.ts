/** The surface report: a line for each release, and one for each thing that is gone. Pure. */

import type { ChangesModel } from './model/model.ts';
import { GRADES } from './model/model.ts';
import { addressOfRemoved } from './routes.ts';

export function apiReportOf(model: ChangesModel): string {
  const releases = model.releases.toReversed().map(({ record }) => {
    const { name, sui, protocol, sdk, added, changes } = record;
    const counts = GRADES.map(
      (grade) => `${changes.filter((change) => change.grade === grade).length} ${grade}`,
    );
    const parts = [`sui ${sui}`, `protocol ${protocol}`, `@mysten/sui ${sdk}`];
    return `release ${name} · ${parts.join(' · ')} · ${added.length} added · ${counts.join(' · ')}`;
  });
  const gone = [...model.removedById.values()].map((entity) => {
    const { route, anchor } = addressOfRemoved(entity, model);
    return `gone ${entity.id} · release ${entity.gone} · ${anchor === null ? route : `${route}#${anchor}`}`;
  });
  return `${[...releases, ...gone].join('\n')}\n`;
}
