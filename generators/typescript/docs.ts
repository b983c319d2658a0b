/** Comments of TypeDoc's JSON as Markdown. Pure. */

import type { JSONOutput } from 'typedoc';
import type { DocModel } from './model.ts';
import { parameterName } from './type-code.ts';

type Comment = JSONOutput.Comment;

export const NO_DOC: DocModel = { text: null, parameters: [], returns: null, throws: [], examples: [], deprecation: null };

export function docOf(comment: Comment | undefined, parameters: readonly JSONOutput.ParameterReflection[] = []): DocModel {
  if (comment === undefined && parameters.length === 0) return NO_DOC;
  const tags = comment?.blockTags ?? [];
  const all = (name: string): string[] => tags.filter((tag) => tag.tag === name).map((tag) => markdownOf(tag.content));
  const described = parameters.flatMap((parameter) => {
    const text = wordsOrNull(markdownOf(parameter.comment?.summary ?? []));
    return text === null ? [] : [{ name: parameterName(parameter.name), text: text.replace(/^-\s+/, '') }];
  });
  return {
    text: wordsOrNull(markdownOf(comment?.summary ?? [])),
    parameters: described,
    returns: wordsOrNull(all('@returns').join('\n\n')),
    throws: all('@throws').filter((words) => words !== ''),
    examples: all('@example').filter((words) => words !== ''),
    deprecation: all('@deprecated')[0] ?? null,
  };
}

function markdownOf(parts: readonly JSONOutput.CommentDisplayPart[]): string {
  return parts.map(partText).join('').trim();
}

function partText(part: JSONOutput.CommentDisplayPart): string {
  if (part.kind !== 'inline-tag') return part.text;
  // `{@link SuiClient.getCoins}` names code; a link with a label keeps its label.
  const [name, ...label] = part.text.split('|');
  return label.length > 0 ? label.join('|').trim() : `\`${(name ?? '').trim().replaceAll('`', '')}\``;
}

function wordsOrNull(words: string): string | null {
  return words.trim() === '' ? null : words.trim();
}
