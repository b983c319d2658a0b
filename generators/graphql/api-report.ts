/** The surface report: the whole schema without descriptions, in model order, for reviews of a changed input. Pure. */

import type { GraphqlModel } from './model/model.ts';
import { sdlOf } from './pages/sdl.ts';

export function apiReportOf(model: GraphqlModel, isDocumented: (id: string) => boolean): string {
  const blocks = model.entities.map((entity) => {
    const code = sdlOf(entity, () => null)
      .map((run) => run.text)
      .join('');
    const mark = isDocumented(entity.id) ? '' : '# undocumented\n';
    return `${mark}${'type' in entity ? code.replace(/^type /, 'extend type ') : code}\n`;
  });
  return `# Surface of the GraphQL schema: everything but descriptions. Made by "npm run generate".\n\n${blocks.join('\n')}`;
}
