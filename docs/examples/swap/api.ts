import type { Index } from './store';

// region: api
const MOST = 50;

/** `/locked` and `/escrows`, with a filter for each column, `limit`, and the last ID as `cursor`. */
export function answer(index: Index, path: string): { status: number; body: unknown } {
  const url = new URL(path, 'http://index');
  const tables: Readonly<Record<string, Readonly<Record<string, object>>>> = {
    '/locked': index.locked,
    '/escrows': index.escrows,
  };
  const table = tables[url.pathname];
  if (table === undefined) return { status: 404, body: { error: 'no such table' } };

  const { limit = '20', cursor = '', ...filters } = Object.fromEntries(url.searchParams);
  const size = Number(limit);
  if (!Number.isInteger(size) || size < 1 || size > MOST)
    return { status: 400, body: { error: `limit is a number from 1 to ${MOST}` } };

  const found = Object.entries(table)
    .filter(([id]) => id > cursor)
    .filter(([, row]) =>
      Object.entries(filters).every(
        ([column, value]) => String((row as Record<string, unknown>)[column]) === value,
      ),
    )
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const page = found.slice(0, size);
  const next = found.length > size ? page.at(-1)?.[0] : null;
  return { status: 200, body: { data: page.map(([, row]) => row), cursor: next ?? null } };
}
// endregion: api
