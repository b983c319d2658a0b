/** Fences of a page → blocks with includes resolved, with everything wrong about the fences themselves. */

import { readFenceMeta } from '../../../../site/dialect/fence-meta.ts';
import type { FenceMeta } from '../../../../site/dialect/fence-meta.ts';
import { readRegion, regionNames } from '../../../../site/dialect/regions.ts';
import { propose } from '../../proposal.ts';
import type { PageDiagnostic } from '../model.ts';
import { checkAddress } from './addresses.ts';
import {
  checkAttribute,
  checkExpiry,
  fenceDiagnostic,
  fenceStart,
  checkHidden,
  checkLanguage,
  neverClosed,
  checkMeta,
  checkPrompt,
  renameTo,
} from './fence-rules.ts';
import type { FenceDiagnostic } from './fence-rules.ts';
import type { Origin } from '../../../../site/dialect/page/fences.ts';
import type { Block } from '../model.ts';
import type { Fence } from '../../../../site/dialect/page/fences.ts';
import type { Page } from './read-page.ts';

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
  readonly diagnostics: readonly PageDiagnostic[];
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
): { block: Block | null; diagnostics: readonly PageDiagnostic[] } {
  const { origin } = fence;
  const placed = (found: readonly FenceDiagnostic[]): readonly PageDiagnostic[] =>
    found.map((single) => placeRename(single, fence));
  const language = checkLanguage(fence.language, origin);
  if (language.length > 0 || fence.language === null)
    return { block: null, diagnostics: placed(language) };
  const { meta, errors } = readFenceMeta(fence.metaText);
  const diagnostics = [
    ...(fence.isClosed ? [] : [neverClosed(origin)]),
    ...checkMeta(errors, origin),
    ...checkAttribute(fence.language, meta, origin),
    ...checkExpiry(meta, origin, options.month),
  ];
  const content = contentOf(fence, meta, options);
  if ('origin' in content) {
    const id = `${page.source.path}#${index + 1}`;
    const block = { ...content, language: fence.language, meta, id, page: page.source.path };
    const hidden = [...checkHidden(block), ...checkPrompt(block)];
    const isBroken = hidden.length > 0 || errors.length > 0;
    const own = [...placed(hidden), ...checkAddress(block)];
    return { block: isBroken ? null : block, diagnostics: [...placed(diagnostics), ...own] };
  }
  return { block: null, diagnostics: placed([...diagnostics, content]) };
}

/** In the opening line, where words have no places of their own. */
function placeRename(
  { rename, ...diagnostic }: FenceDiagnostic,
  { info, origin }: Fence,
): PageDiagnostic {
  const index = rename ? info.text.indexOf(rename.from) : -1;
  const { file, line } = origin;
  const column = info.column + Array.from(info.text.slice(0, Math.max(0, index))).length;
  return {
    ...diagnostic,
    rename: rename && index >= 0 ? { ...rename, at: [{ file, line, column }] } : null,
  };
}

function contentOf(
  fence: Fence,
  meta: FenceMeta,
  options: BlockOptions,
): { readonly code: string; readonly origin: Origin } | FenceDiagnostic {
  if (meta.file === null) {
    if (fence.code.trim() !== '') return { code: fence.code, origin: fence.origin };
    return fenceDiagnostic(fenceStart(fence.origin), [
      'empty-block',
      'the code block is empty',
      'write the code, or quote it with file=',
    ]);
  }
  const at = fenceStart(fence.origin);
  if (fence.code.trim() !== '') {
    const fix = 'empty the block: the file is what ships';
    return fenceDiagnostic(at, [
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
    return fenceDiagnostic(at, ['missing-file', message, fix], renameTo(near));
  }
  const region = readRegion(text, meta.region);
  if (typeof region === 'string') {
    const near = meta.region === null ? null : propose(meta.region, regionNames(text));
    const fix =
      near === null
        ? `the regions are ${regionNames(text).join(', ') || 'none'}`
        : `did you mean \`${near.to}\`?`;
    const message = `in docs/${meta.file} ${region}`;
    return fenceDiagnostic(at, ['missing-region', message, fix], renameTo(near));
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
