import { createNetworkConfig } from '@mysten/dapp-kit';
import { getFullnodeUrl } from '@mysten/sui/client';

/** The IDs are of one network, so they are written beside its address. */
export const { networkConfig, useNetworkVariables } = createNetworkConfig({
  testnet: {
    url: getFullnodeUrl('testnet'),
    variables: {
      packageId: import.meta.env.VITE_PACKAGE_ID ?? '',
      houseId: import.meta.env.VITE_HOUSE_ID ?? '',
    },
  },
});
