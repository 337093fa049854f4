import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { useSettled } from '../../acts/ui/use-settled.ts';
import type { Swept } from '../sweep.contract.ts';
import { listTrials, type SweepParts } from '../sweep-choices.rules.ts';
import { sweepTrial } from './sweep-query.ts';

/** Before what is typed of a name is counted. */
const PATIENCE_MS = 300;

export interface SweepCounts {
  /** Each also of what is not ticked; undefined: not counted yet. */
  readonly counts: Swept | undefined;
  /** Why nothing could be counted. */
  readonly failure: string | undefined;
}

/** Counts what a sweep would meet now. */
export function useSweepCounts(profileId: number | null, parts: SweepParts): SweepCounts {
  const shoutName = useSettled(parts.shoutName, PATIENCE_MS);
  const trials = listTrials({ ...parts, shoutName });
  const id = profileId ?? 0;
  const isKnown = profileId !== null;
  const all = useLiveQuery(sweepTrial, { profileId: id, choices: trials.all }, { isEnabled: isKnown });
  const isApart = isKnown && !parts.hasTrades;
  const trades = useLiveQuery(sweepTrial, { profileId: id, choices: trials.trades }, { isEnabled: isApart });
  const failure = (all.error ?? (isApart ? trades.error : null))?.message;
  if (!all.data || (isApart && !trades.data)) return { counts: undefined, failure };
  const alone = isApart && trades.data && { trades: trades.data.changed.trades };
  return { counts: { ...all.data.changed, ...alone }, failure };
}
