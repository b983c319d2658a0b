/** How transactions name the packages of the framework, and the objects that every network has. Pure. */

export const PACKAGE_ADDRESSES: Readonly<Record<string, string>> = {
  std: '0x1',
  sui: '0x2',
  sui_system: '0x3',
  bridge: '0xb',
};

/** Types by ID. */
const SYSTEM_OBJECTS: Readonly<Record<string, string>> = {
  '0x5': 'SuiSystemState',
  '0x6': 'Clock',
  '0x7': 'AuthenticatorState',
  '0x8': 'Random',
  '0x9': 'Bridge',
  '0x403': 'DenyList',
};

/** The type of the object with this ID; null for the reader's own objects. */
export function systemObject(id: string): string | null {
  return SYSTEM_OBJECTS[id.toLowerCase().replace(/^0x0*/, '0x')] ?? null;
}
