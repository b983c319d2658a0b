/** Whether the reader asked for as little traffic as possible. Reads the browser. */

interface Connection {
  readonly connection?: { readonly saveData?: boolean };
}

export function savesData(): boolean {
  return (navigator as Connection).connection?.saveData === true;
}
