/** Fences of a page → blocks with includes resolved, with everything wrong about the fences themselves. */

import type { Diagnostic, Location } from '../../../../generators/core/diagnostics.ts';
import { nearestName } from '../../../../generators/core/text.ts';
import { readFenceMeta } from '../../../../site/dialect/fence-meta.ts';
import type { FenceMeta } from '../../../../site/dialect/fence-meta.ts';
import { readRegion, regionNames } from '../../../../site/dialect/regions.ts';
import { addressProblems } from './addresses.ts';
import {
  attributeProblems,
  expiryProblems,
  fenceStart,
  hiddenProblems,
  languageProblems,
  metaProblems,
  promptProblems,
} from './fence-rules.ts';
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
  readonly diagnostics: readonly Diagnostic[];
}

export function blocksOfPage(page: Page, options: BlockOptions): PageBlocks {
  const results = page.fences.map((fence, index) => blockOf({ fence, page, index }, options));
  return {
    blocks: results.flatMap(({ block }) => (block ? [block] : [])),
    diagnostics: results.flatMap(({ diagnostics }) => diagnostics),
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
): { block: Block | null; diagnostics: readonly Diagnostic[] } {
  const { origin } = fence;
  const language = languageProblems(fence.language, origin);
  if (language.length > 0 || fence.language === null) return { block: null, diagnostics: language };
  const { meta, problems } = readFenceMeta(fence.metaText);
  const diagnostics = [
    ...metaProblems(problems, origin),
    ...attributeProblems(fence.language, meta, origin),
    ...expiryProblems(meta, origin, options.month),
  ];
  const content = contentOf(fence, meta, options);
  if ('origin' in content) {
    const id = `${page.source.path}#${index + 1}`;
    const block = { ...content, language: fence.language, meta, id, page: page.source.path };
    const own = [...hiddenProblems(block), ...promptProblems(block), ...addressProblems(block)];
    const isBroken = own.length > 0 || problems.length > 0;
    return { block: isBroken ? null : block, diagnostics: [...diagnostics, ...own] };
  }
  return { block: null, diagnostics: [...diagnostics, content] };
}

function contentOf(
  fence: Fence,
  meta: FenceMeta,
  options: BlockOptions,
): { readonly code: string; readonly origin: Origin } | Diagnostic {
  if (meta.file === null) {
    if (fence.code.trim() !== '') return { code: fence.code, origin: fence.origin };
    return includeProblem(
      fenceStart(fence.origin),
      'empty-block',
      'the code block is empty',
      'write the code, or quote it with file=',
    );
  }
  const at = fenceStart(fence.origin);
  if (fence.code.trim() !== '') {
    const fix = 'empty the block: the file is what ships';
    return includeProblem(
      at,
      'include-with-code',
      'the block quotes a file and holds code of its own',
      fix,
    );
  }
  const text = isSafePath(meta.file) ? options.loadFile(meta.file) : null;
  if (text === null) {
    const near = nearestName(meta.file, options.files);
    const fix =
      near === null
        ? 'paths start below docs/, such as examples/lock/sources/lock.move'
        : `did you mean \`${near}\`?`;
    return includeProblem(at, 'missing-file', `the quoted file docs/${meta.file} is missing`, fix);
  }
  const region = readRegion(text, meta.region);
  if (typeof region === 'string') {
    const near = meta.region === null ? null : nearestName(meta.region, regionNames(text));
    const fix =
      near === null
        ? `the regions are ${regionNames(text).join(', ') || 'none'}`
        : `did you mean \`${near}\`?`;
    return includeProblem(at, 'missing-region', `in docs/${meta.file} ${region}`, fix);
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

function includeProblem(at: Location, code: string, message: string, fix: string): Diagnostic {
  return { level: 'error', code: `examples/${code}`, message, at, fix };
}
