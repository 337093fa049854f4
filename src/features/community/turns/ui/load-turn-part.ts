import type { ComponentType } from 'react';
import { queryClient } from '#platform/client/query-client.ts';
import type { TurnPartProps } from './turn-part.tsx';
import { turnQuery } from './turn-query.ts';

let part: ComponentType<TurnPartProps> | undefined;

/** Code and rows of a party's turn order, before the party is shown: so that nothing moves when they come. */
export async function loadTurnPart(partyId: number): Promise<void> {
  const code = import('./turn-part.tsx').then(({ default: loaded }) => {
    part = loaded;
  });
  await Promise.allSettled([code, queryClient.prefetchQuery(turnQuery({ partyId }))]);
}

/** Undefined until it is loaded. */
export function loadedTurnPart(): ComponentType<TurnPartProps> | undefined {
  return part;
}
