import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { useSettled } from '../../acts/ui/use-settled.ts';
import type { Swept } from '../sweep.contract.ts';
import { listTrials, type SweepParts } from '../sweep-choices.rules.ts';
import { sweepTrial } from './sweep-query.ts';

/** Before what is typed of a name is counted. */
const PATIENCE_MS = 300;

/** The counts of now, each also of what is not ticked; undefined: not counted yet. */
export function useSweepCounts(profileId: number | null, parts: SweepParts): Swept | undefined {
  const shoutName = useSettled(parts.shoutName, PATIENCE_MS);
  const trials = listTrials({ ...parts, shoutName });
  const id = profileId ?? 0;
  const isKnown = profileId !== null;
  const all = useLiveQuery(sweepTrial, { profileId: id, choices: trials.all }, { isEnabled: isKnown });
  const isApart = isKnown && !parts.hasTrades;
  const trades = useLiveQuery(sweepTrial, { profileId: id, choices: trials.trades }, { isEnabled: isApart });
  if (!all.data || (isApart && !trades.data)) return undefined;
  return { ...all.data.changed, ...(isApart && trades.data && { trades: trades.data.changed.trades }) };
}
