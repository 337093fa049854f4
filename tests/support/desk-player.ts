import type { DeskPlayer } from '#features/desk/people/desk-player.ts';
import type { FoundPlayer, PlayerHead } from '#features/people/players/player.contract.ts';
import type { Sanction } from '#features/people/sanctions/sanction.contract.ts';

const DAY_MS = 86_400_000;
const OPERATOR = '00000000-0000-4000-8000-000000000009';

const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

function head(profileId: number, name: string): PlayerHead {
  return {
    profileId,
    userId: `00000000-0000-4000-8000-${String(profileId).padStart(12, '0')}`,
    name,
    createdAt: ago(98),
    renamedAt: null,
    bannedAt: null,
    warnings: 0,
    openReports: 0,
    formerNames: [],
  };
}

export function foundPlayer(profileId: number, name: string, changes: Partial<FoundPlayer> = {}): FoundPlayer {
  return { ...head(profileId, name), foundBy: null, ...changes };
}

/** @param days since it was set, and until it ends */
export function sanction(id: number, days: readonly [number, number], changes: Partial<Sanction> = {}): Sanction {
  const [since, left] = days;
  return {
    id,
    kind: 'suspension',
    at: ago(since),
    until: ago(-left),
    endedAt: null,
    reason: '금괴로 값을 속임',
    by: OPERATOR,
    byName: '은하수',
    reportId: null,
    ...changes,
  };
}

/** A player as the desk shows one, with something in every list. */
export function deskPlayer(changes: Partial<DeskPlayer> = {}): DeskPlayer {
  const report = { id: 1187, createdAt: ago(1), type: 1, status: 1, otherId: 5, otherName: '한소금' };
  const trade = {
    id: 48_190,
    itemId: 1,
    itemName: '용의비늘',
    gameServer: 1,
    tradeType: 1,
    price: 120_000_000,
    quantity: 1,
    status: 1,
    createdAt: ago(1),
    hiddenAt: null,
    hiddenReason: null,
    excludedReason: null,
  };
  const excluded = { ...trade, id: 41_220, status: 2, excludedReason: '꾸민 값' };
  const trades = { all: 2, waiting: 1, completed: 1, confirmed: 1, cancelled: 0, cancelledLately: 0, hidden: 0 };
  return {
    ...head(3121, '매의눈'),
    openReports: 1,
    formerNames: [{ name: '매의눈물', givenUpAt: ago(10) }],
    profile: { level: 99, job: 1, grade: 1, discordId: null, avatarUrl: null },
    isOperator: false,
    sanctions: [],
    reports: {
      received: { count: 1, open: 1, actedUpon: 0, rows: [report] },
      made: { count: 0, open: 0, actedUpon: 0, rows: [] },
    },
    inquiries: [{ id: 31, createdAt: ago(3), type: 2, answeredAt: null }],
    account: { devices: 2, providers: ['discord'], lastSignInAt: ago(0) },
    notes: [{ id: 7, at: ago(4), text: '지켜보는 중', by: OPERATOR, byName: '설악' }],
    acts: [
      {
        id: 90,
        at: ago(4),
        actor: `user:${OPERATOR}`,
        action: 'note.add',
        subject: 'profile:3121',
        detail: { id: 7 },
        reason: null,
        answer: null,
        note: '지켜보는 중',
        actorName: '설악',
        subjectName: '매의눈',
        hash: 'c41e88a0'.repeat(8),
      },
    ],
    trades: { counts: { ...trades, excluded: 1 }, rows: [trade, excluded] },
    prices: [excluded],
    parties: {
      led: 1,
      running: 1,
      rows: [
        {
          id: 12,
          title: '흑룡 이어 잡기',
          gameServer: 1,
          createdAt: ago(1),
          expiredAt: ago(-1),
          closedAt: null,
          closedBy: null,
        },
      ],
    },
    guilds: [{ id: 3, name: '청명당', gameServer: 1, rank: 4 }],
    ...changes,
  };
}
