import type { ApiError } from '#platform/client/api-error.ts';
import { invalidate } from '#platform/client/live-query.ts';
import { changedText } from '../../suspensions/suspension.labels.ts';
import { playerQuery } from './player-query.ts';

/** Says why an act on a player was refused, and reads the player again, whom another operator may have changed meanwhile. */
export function explainAct(profileId: number, onError?: (error: ApiError) => void) {
  return (error: ApiError, usual: string): string => {
    onError?.(error);
    void invalidate(playerQuery.key(profileId));
    return changedText(error.data, Date.now()) ?? usual;
  };
}
