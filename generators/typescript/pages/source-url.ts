/** Where upstream keeps the sources of a release. Pure. */

import type { SourceModel, TsModel } from '../model/model.ts';

/** Releases before 2 are in this folder of the repository; where later ones are was not checked. */
const KNOWN = { package: '@mysten/sui', major: '1.', folder: 'packages/typescript' };

/** The line at the tag of the release; null for packages and releases whose place is not known. */
export function sourceUrl(
  model: Pick<TsModel, 'package' | 'version'>,
  source: SourceModel,
): string | null {
  if (model.package !== KNOWN.package || !model.version.startsWith(KNOWN.major)) return null;
  const tag = `${model.package}@${model.version}`;
  return `https://github.com/MystenLabs/ts-sdks/blob/${tag}/${KNOWN.folder}/${source.path}#L${source.line}`;
}
