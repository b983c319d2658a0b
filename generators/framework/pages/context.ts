/** What the sections of one module page ask the page. Types only. */

import type { Flow, Inline } from '../../core/nodes.ts';
import type { PartsOf } from '../move/code.ts';
import type { ConstantModel, ItemModel } from '../model/model.ts';
import type { MoveType } from '../move/types.ts';

export interface ViewContext {
  /** Address of a full name, or null for what is not here. */
  hrefOf(id: string): string | null;
  /** A link to it by its label. */
  linkTo(id: string): Inline;
  readonly partsOf: PartsOf;
  /** A type inside a line. */
  typeInline(type: MoveType): readonly Inline[];
  /** Prose of an item with its inline code linked. */
  proseOf(item: ItemModel, words: readonly Flow[], locals: readonly string[]): readonly Flow[];
  /** Siblings of the item on other surfaces, and of those rows of a table that have no heading. */
  counterpartsOf(id: string | null, rows?: readonly ItemModel[]): readonly Flow[];
  /** The constant of that name on this page. */
  constantOf(name: string): ConstantModel | undefined;
  /** Address of a function of this page by its bare name. */
  functionHref(name: string): string | null;
}
