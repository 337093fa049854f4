import type { Sweep, Swept } from '#features/desk/sweeps/sweep.contract.ts';
import type { SweepChoices } from '#features/people/operators/sweep.contract.ts';

const DAY_MS = 86_400_000;
const OPERATOR = { userId: '00000000-0000-4000-8000-000000000009', name: '은하수' };

export function swept(changes: Partial<Swept> = {}): Swept {
  return { trades: 0, prices: 0, parties: 0, shouts: 0, reports: 0, ...changes };
}

/** A sweep as the desk lists it. @param days since it was made */
export function deskSweep(id: number, days: number, changes: Partial<Sweep> = {}): Sweep {
  const at = Date.now() - days * DAY_MS;
  return {
    id,
    at: new Date(at).toISOString(),
    by: OPERATOR,
    profileId: 3121,
    profileName: '매의눈',
    reason: '도배',
    trades: 'hide',
    changed: swept({ trades: 6, shouts: 14 }),
    sanction: null,
    undoneAt: null,
    undoneBy: null,
    undoableUntil: new Date(at + 30 * DAY_MS).toISOString(),
    ...changes,
  };
}

/** What a sweep, or its trial, answers: the numbers of what it asks for. */
export function sweptOf({ trades, prices, parties, shouts }: SweepChoices = {}, counts: Swept): Swept {
  return swept({
    ...(trades && { trades: counts.trades }),
    ...(prices && { prices: counts.prices }),
    ...(parties && { parties: counts.parties }),
    ...(shouts && { shouts: counts.shouts }),
  });
}
