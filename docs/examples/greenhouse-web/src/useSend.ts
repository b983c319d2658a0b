import { useSignAndExecuteTransaction, useSuiClient } from '@mysten/dapp-kit';
import type { Transaction } from '@mysten/sui/transactions';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { explain } from './errors';

// region: send
/** Signs in the wallet, executes, waits until the node can show the result, then reads everything again. */
export function useSend() {
  const client = useSuiClient();
  const queries = useQueryClient();
  const { mutateAsync: signAndExecute, isPending } = useSignAndExecuteTransaction();
  const [problem, setProblem] = useState<string | null>(null);

  async function send(transaction: Transaction): Promise<void> {
    setProblem(null);
    try {
      const { digest } = await signAndExecute({ transaction });
      const { effects } = await client.waitForTransaction({
        digest,
        options: { showEffects: true },
      });
      if (effects?.status.status === 'failure') setProblem(explain(effects.status.error ?? ''));
      await queries.invalidateQueries();
    } catch (error) {
      setProblem(explain(error instanceof Error ? error.message : String(error)));
    }
  }

  return { send, isPending, problem };
}
// endregion: send
