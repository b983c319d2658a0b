/** What the example checker speaks of: blocks, units of blocks that are checked together, results. Types only. Pure. */

import type { CheckResult } from '../check-result.ts';
import type { Origin } from '../../../site/dialect/page/fences.ts';
import type { Diagnostic, Location } from '../../../generators/core/diagnostics.ts';
import type { FenceMeta } from '../../../site/dialect/fence-meta.ts';

/** A code block with its includes resolved, and the way back from its lines to a file. */
export interface Block {
  readonly language: string;
  readonly meta: FenceMeta;
  readonly code: string;
  readonly origin: Origin;
  /** Page and ordinal, such as `docs/guides/x.mdx#3`; a whole example file is its own path. */
  readonly id: string;
  /** Of the page or the file that quotes it. */
  readonly page: string;
}

/** Blocks that mean something only together: a program, an operation with its variables, one lone block. */
export interface Unit {
  readonly language: string;
  readonly blocks: readonly Block[];
  /** Of an example package on disk, such as `docs/examples/lock`; empty for blocks of a page. */
  readonly folder: string;
  /** An example package on disk is complete: its files keep their names. */
  readonly isPackage: boolean;
  /** Move code whose functions the blocks may call: packages that the page shows or quotes. */
  readonly moveCode: readonly string[];
  /** What is done with the blocks besides reading them; null for most. */
  readonly task: Task | null;
}

export type Task = ProgramTask | MoveTestsTask;

/** A program is run, and its output held against what the page shows. */
export interface ProgramTask {
  readonly kind: 'program';
  /** Index of the block that asks for it: a program, or a command that starts one. */
  readonly asked: number;
  /** Index of the block whose file is the program. */
  readonly entry: number;
  /** Index of the block that shows the output; null when none does. */
  readonly printed: number | null;
  readonly arguments: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  /**
   * Variables that it may get from the fixture; null for all. A page that promises a program which needs neither a
   * key nor coins is held to it: the program gets what the page sets, and nothing else.
   */
  readonly variables: readonly string[] | null;
  /** What lies beside the program: data, not code. */
  readonly files: readonly TextFile[];
  /** Indexes of the blocks that are fixtures of its node. */
  readonly fixtures: readonly number[];
  /** Where an author adds what the node should answer. */
  readonly fixturePath: string;
}

/** The list of tests that a page shows is the list of tests that run. */
export interface MoveTestsTask {
  readonly kind: 'move-tests';
  /** Index of the block that shows the list. */
  readonly printed: number;
  /** Only tests whose name holds it; empty for all. */
  readonly filter: string;
}

export interface TextFile {
  readonly path: string;
  readonly text: string;
}

/** Line and column start at 1, count characters, and are the block's own. */
export interface InUnit {
  readonly level: 'error' | 'warning';
  /** Index in the unit. */
  readonly block: number;
  readonly line: number;
  readonly column: number;
  /** A plain rename that `--fix` may carry out: only when there is one candidate. */
  readonly rename: Rename | null;
}

export type UnitResult = CheckResult<InUnit>;

export interface Rename {
  /** Both stand on the result's line. */
  readonly column: number;
  readonly from: string;
  readonly to: string;
}

/** A diagnostic of a page or an example, and what `--fix` may do about it. */
export interface PageDiagnostic extends Diagnostic {
  readonly rename?: PlacedRename | null;
  /** Id of the block that it is about; a page, a sentence and a formula have none. */
  readonly block?: string;
}

export interface PlacedRename {
  readonly from: string;
  readonly to: string;
  /** Every place of the wrong name. */
  readonly at: readonly Location[];
}

export interface Checker {
  /** One list of results per unit, in the order given. */
  check(units: readonly Unit[], context: CheckContext): Promise<readonly (readonly UnitResult[])[]>;
}

export interface CheckContext {
  /** Absolute path of the project. */
  readonly root: string;
}
