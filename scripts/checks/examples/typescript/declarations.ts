/**
 * Declaration files without what only people read. An edited block that needs the types of a browser is checked in
 * 1.49 CPU seconds; with the comments of these types, in 1.69. Touches `node_modules/.cache/examples`.
 */

import fs from 'node:fs';
import path from 'node:path';
import type ts from 'typescript';
import { applyResults, loadResults } from '../../../../site/plugins/build-cache.ts';
import { hashOf } from '../hashes.ts';
import { compiler } from './compiler.ts';

const CACHE = 'node_modules/.cache/examples/declarations.json';

export interface Declarations {
  /** Text of a file of an installed package; undefined for a file that is not a declaration or not there. */
  textOf(file: string): string | undefined;
  /** Keeps what was read for the next process. */
  save(): void;
}

export function loadDeclarations(root: string): Declarations {
  const file = path.join(root, CACHE);
  // A package in another version is another file.
  const code = hashOf(root, ['package-lock.json', 'scripts/checks/examples/typescript']);
  const earlier = [...loadResults<string>(file)].filter(([key]) => key.startsWith(code));
  const known = new Map(earlier);
  const textOf = (name: string): string | undefined => {
    if (!/\.d\.[cm]?ts$/.test(name) || !name.includes('/node_modules/')) return undefined;
    const key = `${code} ${name}`;
    const text = known.get(key) ?? readDeclaration(name);
    if (text !== undefined) known.set(key, text);
    return text;
  };
  const save = (): void => {
    if (known.size > earlier.length) applyResults(file, known);
  };
  return { textOf, save };
}

function readDeclaration(file: string): string | undefined {
  return fs.existsSync(file) ? withoutComments(fs.readFileSync(file, 'utf8')) : undefined;
}

/** Without block comments, but with what `@deprecated` says. Lines keep no numbers. */
export function withoutComments(text: string): string {
  let stripped = '';
  let end = 0;
  for (const comment of commentsIn(text)) {
    const phrase = text.slice(comment.pos, comment.end);
    const rest = phrase.includes('\n') ? '\n' : ' ';
    stripped += text.slice(end, comment.pos);
    const tag = /@deprecated\b(?:[^@]|(?<=\{)@)*/
      .exec(phrase)?.[0]
      .replace(/[\s*]+/g, ' ')
      .replace(/[ /]+$/, '');
    stripped += tag === undefined ? rest : `/** ${tag} */${rest}`;
    end = comment.end;
  }
  return stripped + text.slice(end);
}

/**
 * Block comments before any node, in order. The parser finds them, for `/*` in a template is not a comment;
 * line comments stay, for `/// <reference …>` is code.
 */
function commentsIn(text: string): readonly ts.CommentRange[] {
  const source = compiler.createSourceFile('a.d.ts', text, compiler.ScriptTarget.Latest);
  const found = new Map<number, ts.CommentRange>();
  const visit = (node: ts.Node): void => {
    for (const range of compiler.getLeadingCommentRanges(text, node.pos) ?? [])
      if (range.kind === compiler.SyntaxKind.MultiLineCommentTrivia) found.set(range.pos, range);
    compiler.forEachChild(node, visit);
  };
  compiler.forEachChild(source, visit);
  return [...found.values()].sort((a, b) => a.pos - b.pos);
}
