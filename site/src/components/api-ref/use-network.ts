/** The chosen network, remembered where the browser lets us. */

import { createStorageSlot } from '@docusaurus/theme-common';
import { useCallback, useEffect, useState } from 'react';
import { firstNetwork, networkOf, type Network } from './networks';

/** Does nothing, with a warning, where storage is blocked. */
const slot = createStorageSlot('api-network');

export function useNetwork(): readonly [Network, (network: Network) => void] {
  const [network, setNetwork] = useState<Network>(firstNetwork);
  useEffect(() => {
    setNetwork(networkOf(slot.get()));
    return slot.listen((event) => setNetwork(networkOf(event.newValue)));
  }, []);
  const choose = useCallback((next: Network) => {
    setNetwork(next);
    slot.set(next);
  }, []);
  return [network, choose];
}
