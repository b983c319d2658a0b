import { useSignAndExecuteTransaction, useSuiClient } from '@mysten/dapp-kit';
import type { SuiTransactionBlockResponse } from '@mysten/sui/client';
import type { Transaction } from '@mysten/sui/transactions';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { explain } from './errors';

/** Signs in the wallet, executes, waits, and reads everything again. Null when it failed. */
export function useSend() {
  const client = useSuiClient();
  const queries = useQueryClient();
  const { mutateAsync: signAndExecute } = useSignAndExecuteTransaction();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function send(transaction: Transaction): Promise<SuiTransactionBlockResponse | null> {
    setBusy(true);
    setProblem(null);
    try {
      const { digest } = await signAndExecute({ transaction });
      const answer = await client.waitForTransaction({
        digest,
        options: { showEffects: true, showEvents: true, showObjectChanges: true },
      });
      if (answer.effects?.status.status !== 'success')
        throw new Error(answer.effects?.status.error);
      await queries.invalidateQueries();
      return answer;
    } catch (error) {
      setProblem(explain(error instanceof Error ? error.message : String(error)));
      return null;
    } finally {
      setBusy(false);
    }
  }

  return { send, isBusy, problem };
}
