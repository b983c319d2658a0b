import { createNetworkConfig } from '@mysten/dapp-kit';
import { getFullnodeUrl } from '@mysten/sui/client';

/** Each network has its own package, so its ID belongs to the network. */
export const { networkConfig, useNetworkVariable } = createNetworkConfig({
  testnet: {
    url: getFullnodeUrl('testnet'),
    variables: { packageId: import.meta.env.VITE_TESTNET_PACKAGE_ID ?? '' },
  },
  localnet: {
    url: getFullnodeUrl('localnet'),
    variables: { packageId: import.meta.env.VITE_LOCALNET_PACKAGE_ID ?? '' },
  },
});
