import type { SuiObjectResponse, SuiTransactionBlockResponse } from '@mysten/sui/client';

export interface Game {
  readonly id: string;
  readonly x: string;
  readonly o: string;
  /** Row by row: 0 is empty, 1 is X, 2 is O. */
  readonly cells: readonly number[];
  /** Whose mark comes next. Null when the game is over. */
  readonly next: 'X' | 'O' | null;
  readonly winner: 'X' | 'O' | null;
}

// region: rules
const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'].map((line) =>
  [...line].map(Number),
);

/** Null when the answer shows no shared game. */
export function gameOf({ data }: SuiObjectResponse): Game | null {
  if (data?.content?.dataType !== 'moveObject') return null;
  if (!data.content.type.endsWith('::shared::Game')) return null;
  const { x, o, board } = data.content.fields as unknown as {
    x: string;
    o: string;
    board: { fields: { cells: number[]; marks: number } };
  };
  const { cells, marks } = board.fields;
  const isWon = LINES.some(([a = 0, b = 0, c = 0]) => {
    return cells[a] !== 0 && cells[a] === cells[b] && cells[b] === cells[c];
  });
  const turn = marks % 2 === 0 ? 'X' : 'O';
  const isOver = isWon || marks === 9;
  const winner = !isWon ? null : turn === 'X' ? 'O' : 'X';
  return { id: data.objectId, x, o, cells, next: isOver ? null : turn, winner };
}
// endregion: rules

/** The ID of the game that a transaction created. */
export function createdGame({ objectChanges }: SuiTransactionBlockResponse): string | null {
  for (const change of objectChanges ?? [])
    if (change.type === 'created' && change.objectType.endsWith('::shared::Game'))
      return change.objectId;
  return null;
}
