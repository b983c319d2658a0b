/** The networks that a reader can copy requests for, and the choice of one. Pure. */

export const networks = [
  { key: 'mainnet', label: 'Mainnet', url: 'https://fullnode.mainnet.sui.io:443' },
  { key: 'testnet', label: 'Testnet', url: 'https://fullnode.testnet.sui.io:443' },
  { key: 'devnet', label: 'Devnet', url: 'https://fullnode.devnet.sui.io:443' },
  { key: 'localnet', label: 'Local', url: 'http://127.0.0.1:9000' },
] as const;

export type Network = (typeof networks)[number]['key'];

export const firstNetwork: Network = 'mainnet';

/** What a store holds is not ours to trust: anything unknown is the first network. */
export function networkOf(text: string | null | undefined): Network {
  return networks.find(({ key }) => key === text)?.key ?? firstNetwork;
}

/** An example with its placeholders filled in. */
export function fillIn(example: string, network: Network): string {
  const url = networks.find(({ key }) => key === network)?.url ?? '';
  return example.replaceAll('$URL', url).replaceAll('$NETWORK', network);
}
