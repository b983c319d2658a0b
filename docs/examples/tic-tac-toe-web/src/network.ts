import { createNetworkConfig } from '@mysten/dapp-kit';
import { getFullnodeUrl } from '@mysten/sui/client';

/** The ID is of one network, so it is written beside its address. */
export const { networkConfig, useNetworkVariables } = createNetworkConfig({
  testnet: {
    url: getFullnodeUrl('testnet'),
    variables: { packageId: import.meta.env.VITE_PACKAGE_ID ?? '' },
  },
});
