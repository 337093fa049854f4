import type { Party } from '#features/community/parties/party.contract.ts';

const AT = '2026-11-20T18:04:30.000Z';

export function listedParty(parts: Partial<Party> = {}): Party {
  return {
    id: 7,
    createdAt: AT,
    updatedAt: AT,
    listedAt: AT,
    expiredAt: '2026-11-20T19:04:30.000Z',
    closedAt: null,
    closedBy: null,
    title: '같이 사냥하실 분',
    dungeonId: 0,
    dungeon: null,
    createdProfileId: 3,
    gameServer: 1,
    hasDungeonPlace: false,
    itemDistribution: 1,
    channel: 0,
    floor: null,
    levelMin: null,
    levelMax: null,
    gradeMin: null,
    seats: [
      { role: 1, job: 1, level: 99, isLeader: true },
      { role: 4, job: null, level: null, isLeader: false },
    ],
    memberCount: 1,
    state: 1,
    leader: { id: 3, userId: null, name: '풍백', job: 1, grade: 0, level: 99 },
    isSample: false,
    ...parts,
  };
}
