import type { Me } from '#features/people/profiles/profile.contract.ts';
import { setMeState } from '#features/people/sessions/ui/public/me-store.ts';

const DAYS_MS = 86_400_000;

export function player(changes: Partial<Me> = {}): Me {
  return {
    id: 1,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    userId: '00000000-0000-4000-8000-000000000001',
    name: '설악산',
    renamedAt: null,
    level: 99,
    job: 1,
    grade: 1,
    discordId: null,
    avatarUrl: null,
    maxHp: null,
    maxMp: null,
    targetHp: null,
    targetMp: null,
    showsDiscord: false,
    lastDungeonId: null,
    pullUpAt: null,
    bannedAt: null,
    bannedReason: null,
    deletedAt: null,
    isOperator: false,
    operatorLevel: null,
    warnings: [],
    ...changes,
  };
}

export function signedOut(): void {
  setMeState({ status: 'out' });
}

export function signedIn(changes?: Partial<Me>): Me {
  const me = player(changes);
  setMeState({ status: 'in', me });
  return me;
}

export function withoutProfile(): void {
  setMeState({ status: 'in', me: null });
}

export function suspended(bannedReason = '허위 매물'): Me {
  return signedIn({ bannedAt: new Date(Date.now() + 3 * DAYS_MS).toISOString(), bannedReason });
}
