import { useSuiClientQuery } from '@mysten/dapp-kit';
import type { SuiObjectResponse } from '@mysten/sui/client';
import { useNetworkVariables } from './network';

export interface Review {
  readonly id: string;
  readonly score: string;
  readonly content: string;
  readonly rating: number;
  readonly isProven: boolean;
}

/** The fields of an object as the node shows them; empty when there is no object. */
function fieldsOf(answer: SuiObjectResponse | undefined): Record<string, unknown> {
  const content = answer?.data?.content;
  return content?.dataType === 'moveObject' ? { ...content.fields } : {};
}

// region: board
/** The best reviews, the highest score first. Undefined until they are read. */
export function useBoard(): readonly Review[] | undefined {
  const { serviceId } = useNetworkVariables();
  const options = { showContent: true };
  const service = useSuiClientQuery(
    'getObject',
    { id: serviceId, options },
    { refetchInterval: 10_000 },
  );
  const top = (fieldsOf(service.data).top ?? []) as {
    fields: { review: string; score: string };
  }[];
  const ids = top.map(({ fields }) => fields.review);
  const reviews = useSuiClientQuery(
    'multiGetObjects',
    { ids, options },
    // Without the list there is nothing to ask for.
    { enabled: ids.length > 0 },
  );

  if (service.isPending || (ids.length > 0 && reviews.isPending)) return undefined;
  return top.map(({ fields: { review, score } }, index) => {
    const { content, rating, is_proven } = fieldsOf(reviews.data?.[index]);
    return {
      id: review,
      score,
      content: String(content),
      rating: Number(rating),
      isProven: is_proven === true,
    };
  });
}
// endregion: board

// region: proof
/** A proof of a visit to this service; null when the account has none. */
export function useProof(visitor: string): string | null {
  const { packageId, serviceId } = useNetworkVariables();
  const { data } = useSuiClientQuery('getOwnedObjects', {
    owner: visitor,
    filter: { StructType: `${packageId}::service::Proof` },
    options: { showContent: true },
  });
  const found = data?.data.find((proof) => fieldsOf(proof).service === serviceId);
  return found?.data?.objectId ?? null;
}
// endregion: proof
