/** Fences of a page → blocks with includes resolved, with everything wrong about the fences themselves. */

import { readFenceMeta } from '../../../../site/dialect/fence-meta.ts';
import type { FenceMeta } from '../../../../site/dialect/fence-meta.ts';
import { readRegion, regionNames } from '../../../../site/dialect/regions.ts';
import { propose } from '../../proposal.ts';
import type { Problem } from '../expectations.ts';
import { addressProblems } from './addresses.ts';
import {
  attributeProblems,
  expiryProblems,
  fenceProblem,
  fenceStart,
  hiddenProblems,
  languageProblems,
  neverClosed,
  metaProblems,
  promptProblems,
  renameTo,
} from './fence-rules.ts';
import type { FenceProblem } from './fence-rules.ts';
import type { Block, Origin } from '../model.ts';
import type { Fence, Page } from './read-page.ts';

export interface BlockOptions {
  /** Text of a file below `docs/`, or null when there is none. */
  readonly loadFile: (path: string) => string | null;
  /** Paths that an include may name, for suggestions. */
  readonly files: readonly string[];
  /** Now, as `2026-11`. */
  readonly month: string;
}

export interface PageBlocks {
  readonly blocks: readonly Block[];
  readonly problems: readonly Problem[];
}

export function blocksOfPage(page: Page, options: BlockOptions): PageBlocks {
  const results = page.fences.map((fence, index) => blockOf({ fence, page, index }, options));
  return {
    blocks: results.flatMap(({ block }) => (block ? [block] : [])),
    problems: results.flatMap(({ problems }) => problems),
  };
}

interface FenceOfPage {
  readonly fence: Fence;
  readonly page: Page;
  readonly index: number;
}

function blockOf(
  { fence, page, index }: FenceOfPage,
  options: BlockOptions,
): { block: Block | null; problems: readonly Problem[] } {
  const { origin } = fence;
  const placed = (found: readonly FenceProblem[]): readonly Problem[] =>
    found.map((problem) => placeRename(problem, fence));
  const language = languageProblems(fence.language, origin);
  if (language.length > 0 || fence.language === null)
    return { block: null, problems: placed(language) };
  const { meta, problems: faults } = readFenceMeta(fence.metaText);
  const problems = [
    ...(fence.isClosed ? [] : [neverClosed(origin)]),
    ...metaProblems(faults, origin),
    ...attributeProblems(fence.language, meta, origin),
    ...expiryProblems(meta, origin, options.month),
  ];
  const content = contentOf(fence, meta, options);
  if ('origin' in content) {
    const id = `${page.source.path}#${index + 1}`;
    const block = { ...content, language: fence.language, meta, id, page: page.source.path };
    const hidden = [...hiddenProblems(block), ...promptProblems(block)];
    const isBroken = hidden.length > 0 || faults.length > 0;
    const own = [...placed(hidden), ...addressProblems(block)];
    return { block: isBroken ? null : block, problems: [...placed(problems), ...own] };
  }
  return { block: null, problems: placed([...problems, content]) };
}

/** In the opening line, where words have no places of their own. */
function placeRename({ diagnostic, rename }: FenceProblem, { info, origin }: Fence): Problem {
  const index = rename ? info.text.indexOf(rename.from) : -1;
  const { file, line } = origin;
  const column = info.column + Array.from(info.text.slice(0, Math.max(0, index))).length;
  return {
    diagnostic,
    rename: rename && index >= 0 ? { ...rename, at: [{ file, line, column }] } : null,
    block: null,
  };
}

function contentOf(
  fence: Fence,
  meta: FenceMeta,
  options: BlockOptions,
): { readonly code: string; readonly origin: Origin } | FenceProblem {
  if (meta.file === null) {
    if (fence.code.trim() !== '') return { code: fence.code, origin: fence.origin };
    return fenceProblem(fenceStart(fence.origin), [
      'empty-block',
      'the code block is empty',
      'write the code, or quote it with file=',
    ]);
  }
  const at = fenceStart(fence.origin);
  if (fence.code.trim() !== '') {
    const fix = 'empty the block: the file is what ships';
    return fenceProblem(at, [
      'include-with-code',
      'the block quotes a file and holds code of its own',
      fix,
    ]);
  }
  const text = isSafePath(meta.file) ? options.loadFile(meta.file) : null;
  if (text === null) {
    const near = propose(meta.file, options.files);
    const fix =
      near === null
        ? 'paths start below docs/, such as examples/lock/sources/lock.move'
        : `did you mean \`${near.to}\`?`;
    const message = `the quoted file docs/${meta.file} is missing`;
    return fenceProblem(at, ['missing-file', message, fix], renameTo(near));
  }
  const region = readRegion(text, meta.region);
  if (typeof region === 'string') {
    const near = meta.region === null ? null : propose(meta.region, regionNames(text));
    const fix =
      near === null
        ? `the regions are ${regionNames(text).join(', ') || 'none'}`
        : `did you mean \`${near.to}\`?`;
    const message = `in docs/${meta.file} ${region}`;
    return fenceProblem(at, ['missing-region', message, fix], renameTo(near));
  }
  return { code: region.text, origin: quotedOrigin(meta.file, region) };
}

function quotedOrigin(file: string, region: { lines: readonly number[]; indent: number }): Origin {
  const { lines, indent } = region;
  return {
    file: `docs/${file}`,
    line: lines[0] ?? 1,
    column: 1,
    lines,
    indents: lines.map(() => indent),
  };
}

/** Below `docs/examples` or `docs/snippets`, without a way out. */
export function isSafePath(file: string): boolean {
  return (
    /^(?:examples|snippets)\//.test(file) && !file.split('/').includes('..') && !/[\\\0]/.test(file)
  );
}
