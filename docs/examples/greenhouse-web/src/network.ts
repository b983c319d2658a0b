import { createNetworkConfig } from '@mysten/dapp-kit';
import { getFullnodeUrl } from '@mysten/sui/client';

// region: config
/** Each network has its own package and its own greenhouse, so the IDs belong to the network. */
export const { networkConfig, useNetworkVariable } = createNetworkConfig({
  testnet: {
    url: getFullnodeUrl('testnet'),
    variables: {
      packageId: import.meta.env.VITE_TESTNET_PACKAGE_ID ?? '',
      greenhouseId: import.meta.env.VITE_TESTNET_GREENHOUSE_ID ?? '',
    },
  },
  localnet: {
    url: getFullnodeUrl('localnet'),
    variables: {
      packageId: import.meta.env.VITE_LOCALNET_PACKAGE_ID ?? '',
      greenhouseId: import.meta.env.VITE_LOCALNET_GREENHOUSE_ID ?? '',
    },
  },
});
// endregion: config
