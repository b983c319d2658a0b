/** What a comment says besides its description: deprecation, parameters, results, examples. Pure. */

import { deprecationNote } from '../../core/marks.ts';
import type { Links } from '../../core/links.ts';
import type { Flow } from '../../core/nodes.ts';
import {
  caption,
  flattenInline,
  inlineCode,
  paragraph,
  strong,
  table,
  text,
} from '../../core/nodes.ts';
import type { DocModel } from '../model/model.ts';
import { linkedProse } from './linked-prose.ts';

export function deprecationFlow(reason: string | null, links: Links): Flow[] {
  if (reason === null) return [];
  const words = linkedProse(reason, links);
  return deprecationNote(words.length > 0 ? words : [paragraph('Upstream gives no reason.')]);
}

/** Of one way to call: its parameters, its result, what it throws, and remarks. */
export function callFlow(doc: DocModel, links: Links): Flow[] {
  return [
    ...parameterFlow(doc, links),
    ...(doc.returns === null ? [] : labelled('Returns', doc.returns, links)),
    ...doc.throws.flatMap((words) => labelled('Throws', words, links)),
    ...remarksFlow(doc, links),
  ];
}

/** In one line, unless there is code, which keeps its own. */
function labelled(label: string, words: string, links: Links): Flow[] {
  const flow = linkedProse(words, links);
  if (!flow.some(({ type }) => type === 'code'))
    return [paragraph(strong(label), ' ', ...flattenInline(flow))];
  const [first, ...rest] = flow;
  if (first?.type !== 'paragraph') return [caption(label), ...flow];
  return [{ ...first, children: [strong(label), text(' '), ...first.children] }, ...rest];
}

export function parameterFlow({ parameters }: DocModel, links: Links): Flow[] {
  if (parameters.length === 0) return [];
  const rows = parameters.map(({ name, text: words }) => [
    [inlineCode(name)],
    flattenInline(linkedProse(words, links)),
  ]);
  return [table([[['Parameter'], ['Description']], ...rows])];
}

export function remarksFlow(doc: DocModel, links: Links): Flow[] {
  return [
    ...doc.notes.flatMap(({ label, text: words }) =>
      words === '' ? [caption(label)] : labelled(label, words, links),
    ),
    ...doc.examples.flatMap(({ title, text: words }) => [
      caption(title === null ? 'Example' : `Example: ${title}`),
      ...linkedProse(words, links),
    ]),
    ...doc.see.flatMap((words) => seeFlow(words, links)),
  ];
}

/** TypeDoc makes one list of several. */
function seeFlow(words: string, links: Links): Flow[] {
  const [first, ...rest] = linkedProse(words, links);
  if (first?.type !== 'list' || rest.length > 0) return labelled('See', words, links);
  const [only, ...others] = first.children;
  return only !== undefined && others.length === 0
    ? [caption('See', ' ', ...flattenInline(only.children))]
    : [caption('See'), first];
}
