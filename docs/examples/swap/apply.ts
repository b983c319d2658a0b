import type { SuiEvent } from '@mysten/sui/client';
import type { EscrowRow, Index, LockedRow } from './store';

// region: apply
/** Applying an event a second time, or starting again from an older one, ends in the same rows. */
export function apply(index: Index, event: Pick<SuiEvent, 'type' | 'parsedJson'>): void {
  const json = event.parsedJson as Record<string, string>;
  const lock = json.lock ?? '';
  const escrow = json.escrow ?? '';
  switch (event.type.split('::').slice(1).join('::')) {
    case 'lock::LockCreated':
      index.locked[lock] ??= { ...(json as unknown as LockedRow), isGone: false };
      break;
    case 'lock::LockDestroyed':
      change(index.locked, lock, { isGone: true });
      break;
    case 'escrow::EscrowCreated':
      index.escrows[escrow] ??= { ...(json as unknown as EscrowRow), status: 'open' };
      break;
    case 'escrow::EscrowSwapped':
      change(index.escrows, escrow, { status: 'swapped' });
      break;
    case 'escrow::EscrowCancelled':
      change(index.escrows, escrow, { status: 'cancelled' });
      break;
    default:
      throw new Error(`an event that this version does not know: ${event.type}`);
  }
}

function change<Row>(rows: Record<string, Row>, id: string, part: Partial<Row>): void {
  const row = rows[id];
  if (row === undefined) throw new Error(`${id} ends before it begins: is the cursor too new?`);
  rows[id] = { ...row, ...part };
}
// endregion: apply
