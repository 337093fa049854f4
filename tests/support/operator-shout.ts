import type { OperatorBroadcast } from '#features/community/broadcasts/broadcast.contract.ts';

const AT = '2026-11-20T12:00:00.000Z';

/** A shout that everybody sees, as operators read it. */
export function operatorShout(id: number, name: string, parts: Partial<OperatorBroadcast> = {}): OperatorBroadcast {
  const message = '진호박 1.2에 팝니다 귓주세요';
  return {
    id,
    createdAt: AT,
    updatedAt: AT,
    deletedAt: null,
    gameServer: 1,
    channel: 3,
    name,
    message,
    kind: 1,
    read: null,
    repeats: 1,
    firstAt: AT,
    isSample: false,
    original: message,
    hiddenBy: null,
    rule: null,
    source: 'collector',
    ...parts,
  };
}
