/** The page of a configuration file: the keys of its top level, then a heading for each section. Pure. */

import { describedFlow } from '../../core/marks.ts';
import type { Flow } from '../../core/nodes.ts';
import { component, heading, inlineCode, paragraph } from '../../core/nodes.ts';
import type { Page } from '../../core/page.ts';
import type { ConfigFile, ConfigKey } from '../model/model.ts';
import { withParts } from '../model/model.ts';
import { anchorOfKey } from '../routes.ts';
import type { PageContext } from './context.ts';
import { crumbsOf } from './context.ts';
import { FILES } from './files.ts';
import { defaultCell, factSentences, keyTable, marksOf } from './key-rows.ts';
import { isSection } from './sections.ts';

/** In keys. */
const SHORT = 40;

export function filePage(context: PageContext, file: ConfigFile): Page {
  const { model, routes, templates } = context;
  const { title, description, keywords } = FILES[file.name];
  return {
    reference: 'operator',
    route: routes.file(file),
    title,
    description,
    label: null,
    crumbs: crumbsOf(context),
    keywords,
    body: templates.file({
      release: model.release,
      lead: describedFlow(file.prose),
      filter: withFilter(file),
      top: [keyTable(file.keys, null)],
      sections: file.keys.filter((key) => isSection(key, null)).flatMap(sectionFlow),
    }),
  };
}

/** A reader sees at a glance what a short file has. */
function withFilter({ keys }: ConfigFile): readonly Flow[] {
  const isLong = keys.flatMap(withParts).length > SHORT;
  return isLong ? [component('RowFilter', { of: 'keys' })] : [];
}

function sectionFlow(section: ConfigKey): readonly Flow[] {
  const inner = section.parts.filter((part) => isSection(part, section));
  return [
    ...sectionHead(section, 2),
    keyTable(section.parts, section),
    ...inner.flatMap((part) => [...sectionHead(part, 3), keyTable(part.parts, part)]),
  ];
}

function sectionHead(section: ConfigKey, depth: 2 | 3): readonly Flow[] {
  const marks = marksOf(section).flatMap((mark) => [mark, ' ']);
  const facts = [
    `A ${section.type}`,
    ...(section.isRequired ? ['.'] : ['; default: ', ...defaultCell(section), '.']),
  ];
  return [
    heading(depth, inlineCode(section.path), anchorOfKey(section)),
    ...describedFlow(section.prose),
    paragraph(...marks, ...facts, ...factSentences(section)),
  ];
}
