/** Comments of TypeDoc's JSON as Markdown. Pure. */

import type { JSONOutput } from 'typedoc';
import type { DocModel } from './model.ts';
import { withNames } from './names.ts';
import type { CodeContext } from './code/types.ts';

type Comment = JSONOutput.Comment;

export const NO_DOC: DocModel = {
  text: null,
  parameters: [],
  returns: null,
  throws: [],
  examples: [],
  see: [],
  notes: [],
  deprecation: null,
};

type Described = Pick<JSONOutput.ParameterReflection, 'name' | 'comment'> &
  Partial<Pick<JSONOutput.ParameterReflection, 'type'>>;

/** What a comment may describe of a call: its type parameters, then its parameters. */
export function describedIn(signature: JSONOutput.SignatureReflection): readonly Described[] {
  return [...(signature.typeParameters ?? []), ...(signature.parameters ?? [])];
}

/** `@param options.deep` is at the field of the object type that is written in place. */
function withFields(parameter: Described): Described[] {
  const { type, name } = parameter;
  const fields = type?.type === 'reflection' ? (type.declaration.children ?? []) : [];
  return [
    parameter,
    ...fields.flatMap((field) =>
      withFields({ ...(field as Described), name: `${name}.${field.name}` }),
    ),
  ];
}

/**
 * Markdown of a comment, or `NO_DOC`; banners and notes of upstream to itself count as silence.
 * `parameters` bring comments of their own, in the order of the page.
 */
export function docOf(
  comment: Comment | undefined,
  context: CodeContext,
  parameters: readonly Described[] = [],
): DocModel {
  if (comment !== undefined && isAboutFile(comment)) return docOf(undefined, context, parameters);
  if (comment === undefined && parameters.length === 0) return NO_DOC;
  const tags = comment?.blockTags ?? [];
  const all = (name: string): string[] =>
    tags.filter((tag) => tag.tag === name).map((tag) => markdownOf(tag.content, context));
  const documented = splitDeprecation(withoutTodo(markdownOf(comment?.summary ?? [], context)));
  const described = withNames(parameters)
    .flatMap(withFields)
    .flatMap((parameter) => {
      const text = textOrNull(withoutTodo(markdownOf(parameter.comment?.summary ?? [], context)));
      return text === null ? [] : [{ name: parameter.name, text: text.replace(/^-\s+/, '') }];
    });
  return {
    text: textOrNull([documented.text, ...all('@remarks')].join('\n\n')),
    parameters: described,
    returns: textOrNull(all('@returns').join('\n\n')),
    throws: tags.flatMap((tag) => thrownBy(tag, context)),
    examples: tags.flatMap((tag) => exampleOf(tag, context)),
    see: all('@see').filter((text) => text !== ''),
    notes: notesOf(comment, context),
    deprecation: all('@deprecated')[0] ?? documented.deprecation,
  };
}

/** `@throws {RangeError} when …`: what is thrown is a part of the sentence. */
function thrownBy(tag: JSONOutput.CommentTag, context: CodeContext): string[] {
  if (tag.tag !== '@throws') return [];
  const type = tag.typeAnnotation?.replace(/^\{|\}$/g, '').trim() ?? '';
  const text = [...(type === '' ? [] : [`\`${type}\``]), markdownOf(tag.content, context)].join(
    ' ',
  );
  return text.trim() === '' ? [] : [text.trim()];
}

/** TypeDoc takes the first line of an example for its title. */
function exampleOf(tag: JSONOutput.CommentTag, context: CodeContext): DocModel['examples'] {
  const text = tag.tag === '@example' ? markdownOf(tag.content, context) : '';
  // Of nothing it makes a block of code.
  return /^(?:```\w*\s*```)?$/.test(text) ? [] : [{ title: tag.name ?? null, text }];
}

/** Tags that are a remark of their own, in the order of the page. */
const NOTES: readonly (readonly [tag: string, label: string])[] = [
  ['@alpha', 'Alpha'],
  ['@beta', 'Beta'],
  ['@experimental', 'Experimental'],
  ['@defaultValue', 'Default'],
  ['@default', 'Default'],
  ['@since', 'Since'],
];

function notesOf(comment: Comment | undefined, context: CodeContext): DocModel['notes'] {
  return NOTES.flatMap(([name, label]) => {
    const found = (comment?.blockTags ?? []).filter((tag) => tag.tag === name);
    const documented = found.map((tag) => inlineCodeOf(markdownOf(tag.content, context)));
    const isSet = comment?.modifierTags?.some((tag) => tag === name) === true;
    return [...(isSet ? [''] : []), ...documented.filter((text) => text !== '')].map((text) => ({
      label,
      text,
    }));
  });
}

/** A default value comes as a block of code, though it is a word. */
function inlineCodeOf(text: string): string {
  const [, code] = /^```\w*\n([^\n`]+)\n```$/.exec(text) ?? [];
  return code === undefined ? text : `\`${code}\``;
}

/** `@deprecated("why")` is not a tag to TypeDoc: the bracket makes it a part of the words before it. */
function splitDeprecation(text: string): { text: string; deprecation: string | null } {
  const [whole, before = '', reason = ''] =
    /^([^]*?)(?:^|\n)\s*@deprecated\b([^]*)$/.exec(text) ?? [];
  if (whole === undefined) return { text, deprecation: null };
  const [, , quoted] = /^\s*\(\s*(["'`])([^]*)\1\s*\)\s*$/.exec(reason) ?? [];
  return { text: before, deprecation: (quoted ?? reason.replace(/^[\s:,.–-]+/, '')).trim() };
}

/** A note of upstream to itself that words are missing. */
function withoutTodo(text: string): string {
  return /^(TODO|FIXME|XXX)\b/.test(text) ? '' : text;
}

/** The banner of a generated file precedes its first declaration and describes neither. */
function isAboutFile(comment: Comment): boolean {
  return /\bDO NOT EDIT THIS FILE\b/.test(comment.summary.map((part) => part.text).join(''));
}

function markdownOf(parts: readonly JSONOutput.CommentDisplayPart[], context: CodeContext): string {
  return parts
    .map((part) => (part.kind === 'inline-tag' ? linkText(part, context) : part.text))
    .join('')
    .trim();
}

/** `{@link SuiClient.getCoins}` names code; a link with a label keeps its label. */
function linkText(part: JSONOutput.InlineTagDisplayPart, context: CodeContext): string {
  const { target } = part;
  // What TypeDoc resolves comes without the bar that separates name and label.
  const [name = '', ...rest] = part.text.split('|').map((word) => word.trim());
  const isLabel = typeof target === 'string' ? part.text !== target : Boolean(part.tsLinkText);
  const label = isLabel ? part.text.trim() : rest.join('|');
  const displayed =
    label === '' && !/\s/.test(name)
      ? `\`${name.replaceAll('`', '')}\``
      : (label || name).replace(/[[\]]/g, '\\$&');
  if (typeof target === 'string') return label === '' ? target : `[${displayed}](<${target}>)`;
  const id = typeof target === 'number' ? context.refOf(target) : null;
  return id === null ? (label === '' ? displayed : label) : idMarkdown(id, displayed);
}

/** Markdown that shows `shown` and leads to `id`: the page is known once all pages are. */
export function idMarkdown(id: string, displayed: string): string {
  return `[${displayed}](<#${encodeURIComponent(id.toWellFormed()).replace('%3A', ':')}>)`;
}

function textOrNull(text: string): string | null {
  return text.trim() === '' ? null : text.trim();
}
