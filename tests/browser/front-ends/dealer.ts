/** The service of blackjack, as the page reaches it: the dealer of the example, with the same node as the page. */

import { createRequire } from 'node:module';
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import { fromHex } from '@mysten/sui/utils';
import type * as Blackjack from '../../../docs/examples/blackjack/dealer.ts';
import type { Service } from './apps.ts';

// Examples have no `package.json` that would make them modules, so they are loaded as what they are without one.
const { enqueue } = createRequire(import.meta.url)(
  '../../../docs/examples/blackjack/dealer.ts',
) as typeof Blackjack;

/** `POST /games/<id>/<deal, hit or stand>` with the digest and the request of the player. */
export const dealer: Service = async ({ path, body }, { client, environment }) => {
  const { PACKAGE_ID = '', DEALER_PRIVATE_KEY = '', BLS_SECRET_KEY = '' } = environment;
  const [, , gameId = '', kind] = path.split('/');
  const { digest, request } = JSON.parse(body) as { digest: string; request: string | null };
  const move: Blackjack.Move = {
    kind: kind as Blackjack.Move['kind'],
    gameId,
    digest,
    requestId: request,
  };
  return {
    digest: await enqueue(
      {
        client,
        packageId: PACKAGE_ID,
        blsSecret: fromHex(BLS_SECRET_KEY),
        signer: Ed25519Keypair.fromSecretKey(DEALER_PRIVATE_KEY),
      },
      move,
    ),
  };
};
