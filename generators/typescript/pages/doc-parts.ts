/** What a comment says besides its description: deprecation, parameters, results, examples. Pure. */

import { deprecationNote } from '../../core/marks.ts';
import type { Links } from '../../core/links.ts';
import type { Flow } from '../../core/nodes.ts';
import { caption, flattenInline, inlineCode, paragraph, strong, table } from '../../core/nodes.ts';
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
    ...(doc.returns === null ? [] : [labelled('Returns', doc.returns, links)]),
    ...doc.throws.map((words) => labelled('Throws', words, links)),
    ...remarksFlow(doc, links),
  ];
}

function labelled(label: string, words: string, links: Links): Flow {
  return paragraph(strong(label), ' ', ...flattenInline(linkedProse(words, links)));
}

export function parameterFlow({ parameters }: DocModel, links: Links): Flow[] {
  if (parameters.length === 0) return [];
  const rows = parameters.map(({ name, text }) => [
    [inlineCode(name)],
    flattenInline(linkedProse(text, links)),
  ]);
  return [table([[['Parameter'], ['Description']], ...rows])];
}

export function remarksFlow(doc: DocModel, links: Links): Flow[] {
  return [
    ...doc.notes.map(({ label, text }) =>
      text === '' ? caption(label) : labelled(label, text, links),
    ),
    ...doc.examples.flatMap(({ title, text }) => [
      caption(title === null ? 'Example' : `Example: ${title}`),
      ...linkedProse(text, links),
    ]),
    ...doc.see.flatMap((words) => seeFlow(words, links)),
  ];
}

/** TypeDoc makes one list of several. */
function seeFlow(words: string, links: Links): Flow[] {
  const [first, ...rest] = linkedProse(words, links);
  if (first?.type !== 'list' || rest.length > 0) return [labelled('See', words, links)];
  const [only, ...others] = first.children;
  return only !== undefined && others.length === 0
    ? [caption('See', ' ', ...flattenInline(only.children))]
    : [caption('See'), first];
}
