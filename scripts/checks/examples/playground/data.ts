/** What the editors of the site are given. Reads contexts, neighbours, the framework and the schema. */

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadPinned } from '../../../../generators/core/sources.ts';
import type { PlaygroundData } from '../../../../site/dialect/editable.ts';
import type { PackageSource } from '../../../../site/move/compiler/declarations.ts';
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
    revision: revisionOf(root),
    starts: files === null ? startingPoints(units) : (known?.starts ?? []),
  };
  return {
    playground,
    'move-sources': frameworkOf(root),
    'graphql-schema': schemaOf(root),
  };
}

const FACTS = 'framework-sources/sui/facts.json';

/** No tag: of the documented release there may be none. */
function revisionOf(root: string): string {
  const file = path.join(root, FACTS);
  if (!existsSync(file)) return 'framework/mainnet';
  return (JSON.parse(readFileSync(file, 'utf8')) as { readonly commit: string }).commit;
}

/** Null where no release was taken in yet, as below. */
function frameworkOf(root: string): readonly PackageSource[] | null {
  const folder = path.join(root, 'framework-sources');
  return existsSync(path.join(folder, 'std/facts.json')) ? loadPackageSources(folder) : null;
}

function schemaOf(root: string): { readonly sdl: string } | null {
  if (!existsSync(path.join(root, 'schema/sources.json'))) return null;
  const files = loadPinned(root, 'graphql').value;
  return files && { sdl: files.map(({ text }) => text).join('\n') };
}
