/** Addresses and the names they go by. Pure. */

/** The packages of the framework in dependency order, with the addresses they are published at. */
export const FRAMEWORK_ADDRESSES: ReadonlyMap<string, string> = new Map([
  ['std', '0x1'],
  ['sui', '0x2'],
  ['sui_system', '0x3'],
  ['bridge', '0xb'],
  ['deepbook', '0xdee9'],
]);

/** What the manifest of a package makes of names and addresses: `framework` → `sui`, `0xcafe` → `shop`. */
export type NamedAddresses = ReadonlyMap<string, string>;
export const NO_NAMES: NamedAddresses = new Map();

const NAMES = new Map([...FRAMEWORK_ADDRESSES].map(([name, address]) => [address, name]));

/** `0x0002` and `sui` are both `sui`; an address without a name is `0x` and digits without zeros in front. */
export function addressName(address: string, named = NO_NAMES): string {
  if (!/^[0-9][0-9a-f_x]*$/i.test(address)) return named.get(address) ?? address;
  const digits = address
    .replace(/^0x/i, '')
    .replaceAll('_', '')
    .toLowerCase()
    .replace(/^0+(?=.)/, '');
  return NAMES.get(`0x${digits}`) ?? named.get(`0x${digits}`) ?? `0x${digits}`;
}

/** A Move name, or null for anything else: names become routes, files and anchors. */
export function checkedName(name: unknown): string | null {
  return typeof name === 'string' && /^[A-Za-z_][A-Za-z0-9_]{0,127}$/.test(name) ? name : null;
}
