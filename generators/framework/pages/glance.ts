/** What opens a module page: every function with its first sentence. Pure. */

import { mark } from '../../core/marks.ts';
import type { Flow } from '../../core/nodes.ts';
import { inlineCode, link, list, paragraph, unsearched } from '../../core/nodes.ts';
import type { FunctionModel } from '../model/model.ts';
import { anchorOf } from '../move/ids.ts';

const FEWEST = 3;

/** In the order of the page. One or two functions need no overview. A list has half the elements of a table. */
export function glanceFlow(functions: readonly FunctionModel[]): readonly Flow[] {
  if (functions.length < FEWEST) return [];
  return [
    unsearched(list(functions.map((fun) => [glanceLine(fun)]))),
    ...(functions.some(takesContext) ? [CONTEXT_NOTE] : []),
  ];
}

function glanceLine(fun: FunctionModel): Flow {
  const name = link(`#${anchorOf(fun.id)}`, inlineCode(fun.name));
  const fate = fun.deprecation === null ? [] : [mark('deprecated'), ' '];
  return paragraph(name, ' ', ...fate, fun.summary);
}

/** The one argument that nobody passes. */
const CONTEXT_TYPE = 'sui::tx_context::TxContext';
const CONTEXT_NOTE = paragraph(
  'A transaction passes ',
  inlineCode('TxContext'),
  ' by itself, so its commands leave that argument out.',
);

/** Other functions of the package are called by Move code, which passes it on. */
function takesContext({ parameters, visibility, isMacro }: FunctionModel): boolean {
  const isCommand = visibility !== 'package' && !isMacro;
  return (
    isCommand &&
    parameters.some(
      ({ type }) =>
        type.kind === 'reference' && type.to.kind === 'datatype' && type.to.id === CONTEXT_TYPE,
    )
  );
}
