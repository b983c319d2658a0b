/** A page with everything that its prerequisites, and theirs, have given its reader. Pure. */

import type { Block } from '../model.ts';
import type { PagePath } from './page-path.ts';
import { pagePathOf } from './page-path.ts';
import type { PageContent } from '../read-project.ts';
import type { Variable } from '../../../../site/dialect/variables.ts';

export interface PathMessage {
  readonly code: string;
  readonly message: string;
  readonly fix: string;
}

export interface PathResult extends PathMessage {
  readonly block: Block;
  /** Offset in the block's code. */
  readonly start: number;
}

export interface PageWalk extends PagePath {
  readonly list: ReadonlyMap<string, Variable>;
  /** The blocks, whole files for their parts: the site folds the file below the first part. */
  readonly displayed: readonly Block[];
  /** Whether a row of a table says what the variable is and where its value comes from. */
  readonly isExplained: (variable: string) => boolean;
  /** Whether a prerequisite sets the variable. */
  readonly isGiven: (variable: string) => boolean;
  readonly hasFile: (matches: (file: string) => boolean) => boolean;
  readonly isInstalled: (name: string) => boolean;
  /** Whether a sentence of the page, or anything of a prerequisite, has the words. */
  readonly isOnPage: (text: string) => boolean;
  /** Whether a command or an output, of the page or a prerequisite, has the words. */
  readonly isPrinted: (text: string) => boolean;
}

export type PageLoader = (route: string) => PageContent | null;

export interface WalkOptions {
  readonly list: ReadonlyMap<string, Variable>;
  readonly load: PageLoader;
  /** An example's file, such as `docs/examples/lock/lock.ts`. */
  readonly fileOf: (path: string) => Block | null;
}

/** Prerequisites are read only when the page itself does not have what it needs. */
export function walkOf(content: PageContent, { list, load, fileOf }: WalkOptions): PageWalk {
  const own = pagePathOf(content);
  let read: readonly PagePath[] | null = null;
  const before = (): readonly PagePath[] => (read ??= pagesBefore(own, load));
  return {
    ...own,
    list,
    displayed: content.blocks.map((block) =>
      block.meta.region === null ? block : (fileOf(`docs/${block.meta.file ?? ''}`) ?? block),
    ),
    isExplained: (variable) =>
      [own.page, ...own.snippets].some(({ rowHeads }) =>
        rowHeads.some(({ codes }) => codes.some((code) => code.replace('$', '') === variable)),
      ),
    isGiven: (variable) => before().some(({ settings }) => settings.has(variable)),
    hasFile: (matches) => [own].concat(before()).some(({ files }) => [...files].some(matches)),
    isInstalled: (name) =>
      own.packages.has(name) || before().some(({ packages }) => packages.has(name)),
    isOnPage: (text) =>
      own.sentences.includes(text) || before().some((page) => page.text.includes(text)),
    isPrinted: (text) => [own].concat(before()).some(({ steps }) => steps.includes(text)),
  };
}

function pagesBefore(page: PagePath, load: PageLoader): readonly PagePath[] {
  const found = new Map<string, PagePath>();
  const open = [...page.page.prerequisites];
  for (let route = open.shift(); route !== undefined; route = open.shift()) {
    if (found.has(route) || route === page.route) continue;
    const content = load(route);
    if (content === null) continue;
    const path = pagePathOf(content);
    found.set(route, path);
    open.push(...path.page.prerequisites);
  }
  return [...found.values()];
}
