/** Values of a reader that samples leave open. Pure. */

import { networks } from '../components/api-ref/networks';

export interface Field {
  readonly label: string;
  /** Where the browser keeps it. */
  readonly key: string;
  /** As the `pattern` of an input; null where there are choices. */
  readonly form: string | null;
  /** What the form asks for. */
  readonly hint: string;
}

const ID = '0x[0-9a-fA-F]{64}';

export const fields = {
  PACKAGE_ID: {
    label: 'Package ID',
    key: 'value.package',
    form: ID,
    hint: '0x and 64 hexadecimal digits',
  },
  YOUR_ADDRESS: {
    label: 'Your address',
    key: 'value.address',
    form: ID,
    hint: '0x and 64 hexadecimal digits',
  },
  COIN_TYPE: {
    label: 'Coin type',
    key: 'value.coin',
    form: '0x[0-9a-fA-F]{1,64}(::[A-Za-z]\\w*){2}',
    hint: 'package::module::NAME, the package with 0x',
  },
  // The list of JSON-RPC methods remembers it as well.
  NETWORK: { label: 'Network', key: 'api-network', form: null, hint: '' },
} as const satisfies Readonly<Record<string, Field>>;

export type FieldName = keyof typeof fields;

export function isFieldName(name: string): name is FieldName {
  return Object.hasOwn(fields, name);
}

/** What stands for the value in a sample, or null when it has not the form that it must have. */
export function displayedValue(name: FieldName, value: string, was: string): string | null {
  const { form } = fields[name];
  if (form !== null) return new RegExp(`^${form}$`).test(value) ? value : null;
  const network = networks.find(({ key }) => key === value);
  if (!network) return null;
  return was.startsWith('http') ? network.url : network.key;
}
