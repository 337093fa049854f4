import type { OperatorParty } from '#features/community/parties/operator-party.contract.ts';

const CLOSED_BY: Readonly<Record<string, string>> = {
  leader: '파티장이 닫음',
  expired: '시간이 지남',
  account: '탈퇴로 닫힘',
  operator: '운영자가 닫음',
};

type Ends = Pick<OperatorParty, 'closedAt' | 'closedBy' | 'expiredAt'>;

export function isRunning({ closedAt, expiredAt }: Ends, now: number): boolean {
  return closedAt === null && Date.parse(expiredAt) > now;
}

export function partyState(party: Ends, now: number): string {
  if (isRunning(party, now)) return '열림';
  return CLOSED_BY[party.closedBy ?? 'expired'] ?? '끝남';
}
