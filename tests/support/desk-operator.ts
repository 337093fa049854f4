import type { ListedOperator } from '#features/people/operators/operator.contract.ts';

/** An operator as administrators read it. */
export function deskOperator(profileId: number, name: string, parts: Partial<ListedOperator> = {}): ListedOperator {
  return {
    userId: `00000000-0000-4000-8000-${String(profileId).padStart(12, '0')}`,
    profileId,
    name,
    level: 2,
    until: null,
    addedAt: '2026-11-15T03:00:00.000Z',
    by: '00000000-0000-4000-8000-000000000001',
    byName: '설악',
    isConfigured: false,
    acts: 41,
    lastActAt: '2026-11-30T02:57:00.000Z',
    ...parts,
  };
}
