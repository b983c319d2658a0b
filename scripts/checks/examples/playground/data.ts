/** What the editors of the site are given. Reads contexts, neighbours, the framework and the schema. */

import path from 'node:path';
import { loadPinned } from '../../../../generators/core/sources.ts';
import type { PlaygroundData } from '../../../../site/dialect/editable.ts';
import { loadPackageSources } from '../../move/declarations.ts';
import { loadNeighbours } from '../move/neighbours.ts';
import { loadContexts } from '../page/contexts.ts';
import type { Project, ProjectOptions } from '../read-project.ts';
import { loadSiteData } from '../site-data.ts';
import { editablePrograms } from './programs.ts';
import { startingPoints } from './starts.ts';

/** By file name. A run over some pages adds to what is known, as with the status of blocks. */
export function playgroundData(
  { contents, units }: Project,
  { root, files }: ProjectOptions,
): Readonly<Record<string, unknown>> {
  const sources = { contexts: loadContexts(root), neighbours: loadNeighbours(root) };
  const blocks = contents.flatMap((content) => content.blocks);
  const programs = editablePrograms(blocks, units, sources);
  const known = files === null ? null : loadSiteData<PlaygroundData>(root, 'playground');
  const [schema] = loadPinned(root, 'graphql').value ?? [];
  const playground: PlaygroundData = {
    blocks: {
      ...known?.blocks,
      ...Object.fromEntries(
        programs.map(({ key, program, opened }) => [key, { ...opened, program }]),
      ),
    },
    programs: {
      ...known?.programs,
      ...Object.fromEntries(programs.map(({ program, files: own }) => [program, own])),
    },
    starts: files === null ? startingPoints(units) : (known?.starts ?? []),
  };
  return {
    playground,
    'move-sources': loadPackageSources(path.join(root, 'framework-sources')),
    'graphql-schema': { sdl: schema?.text ?? '' },
  };
}
