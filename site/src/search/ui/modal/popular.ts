/** Pages that most readers look for, by section. Pure data; a test holds that each is there under its title. */

export interface PopularSection {
  readonly section: string;
  /** Title and route. */
  readonly pages: readonly (readonly [title: string, route: string])[];
}

export const popular: readonly PopularSection[] = [
  {
    section: 'Guides',
    pages: [
      ['Install Sui', '/guides/developer/getting-started/sui-install'],
      ['Your first app', '/guides/developer/first-app'],
      ['Get coins', '/guides/developer/getting-started/get-coins'],
      ['Run a full node', '/guides/operator/sui-full-node'],
    ],
  },
  {
    section: 'Concepts',
    pages: [
      ['Object model', '/concepts/object-model'],
      ['Programmable transaction blocks', '/concepts/transactions/prog-txn-blocks'],
      ['Gas in Sui', '/concepts/tokenomics/gas-in-sui'],
      ['zkLogin', '/concepts/cryptography/zklogin'],
    ],
  },
  {
    section: 'Standards',
    pages: [
      ['Coin', '/standards/coin'],
      ['Kiosk', '/standards/kiosk'],
      ['Display', '/standards/display'],
      ['DeepBookV3', '/standards/deepbookv3'],
    ],
  },
  {
    section: 'References',
    pages: [
      ['Sui CLI cheat sheet', '/references/cli/cheatsheet'],
      ['sui::coin', '/references/framework/sui/coin'],
      ['SuiClient', '/references/typescript-sdk/client/sui-client'],
      ['Sui APIs', '/references/sui-api'],
    ],
  },
];
