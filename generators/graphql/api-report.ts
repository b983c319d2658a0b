/** The surface report: the whole schema without descriptions, in model order, for reviews of a changed input. Pure. */

import type { GraphqlModel } from './model/model.ts';
import { sdlOf } from './pages/sdl.ts';

/** What has no description is named above the type or the operation that it is part of. */
export function apiReportOf(model: GraphqlModel, undocumented: readonly string[]): string {
  const blocks = model.entities.map((entity) => {
    const code = sdlOf(entity, () => null)
      .map((run) => run.text)
      .join('');
    const parts = undocumented
      .filter((id) => id.startsWith(entity.id) && /^[.(]/.test(id.slice(entity.id.length)))
      .map((id) => `# undocumented ${id.slice('graphql:'.length)}\n`);
    const marks = undocumented.includes(entity.id) ? [...parts, '# undocumented\n'] : parts;
    return `${marks.join('')}${'type' in entity ? code.replace(/^type /, 'extend type ') : code}\n`;
  });
  return `# Surface of the GraphQL schema: everything but descriptions. Made by "npm run generate".\n\n${blocks.join('\n')}`;
}
