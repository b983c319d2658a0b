/** The chosen network, remembered where the browser lets us. */

import { useStorageSlot } from '@docusaurus/theme-common';
import { useCallback, useState } from 'react';
import { networkOf, type Network } from './networks';

/** Where storage is blocked the choice holds until the page is left. */
export function useNetwork(): readonly [Network, (network: Network) => void] {
  const [stored, slot] = useStorageSlot('api-network');
  const [chosen, setChosen] = useState<Network | null>(null);
  const choose = useCallback(
    (network: Network) => {
      setChosen(network);
      slot.set(network);
    },
    [slot],
  );
  return [chosen ?? networkOf(stored), choose];
}
