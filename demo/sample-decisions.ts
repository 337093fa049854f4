import { REPORT_STATUS, REPORT_TYPE, type ReportType } from '#features/people/reports/report.contract.ts';
import { DAY_MS } from '#shared/durations.ts';
import { type SampleCast, tradesOfCrowd } from './sample-cast.ts';
import {
  playerOf,
  type ReportedWorld,
  type SampleDecision,
  type SampleReport,
  type SampleThing,
  textOf,
} from './sample-reports.ts';

interface Decided {
  type: ReportType;
  by: 'trusted' | 'doubted' | 'crowd';
  about: 'trade' | 'player' | 'post';
  who?: 'appellant';
  comment: string;
  answer: string;
  actions?: readonly string[];
  reason?: string;
  daysAgo: number;
  days?: number;
  endedAfter?: number;
}

const { fraud, falseListing, cashTrade, abuse, spam, impersonation, other } = REPORT_TYPE;
const RUDE_POST = '순번 안 지킨 사람 이름 적습니다. 다시는 우리 문파에 오지 마라, 보기 싫다.';

const DECIDED: readonly Decided[] = [
  {
    ...{ type: fraud, by: 'crowd', about: 'player', who: 'appellant', daysAgo: 3, days: 14, actions: ['suspend'] },
    comment: '진호박 백 개 값을 먼저 받고 나갔습니다.',
    answer: '알려 주셔서 고맙습니다. 확인하고 정지했습니다.',
    reason: '값을 받고 물건을 주지 않음',
  },
  {
    ...{ type: fraud, by: 'trusted', about: 'trade', daysAgo: 21, days: 7, actions: ['suspend', 'hideTrade'] },
    comment: '교환창에서 물건을 바꿔치기했습니다.',
    answer: '확인하고 정지했습니다. 거래도 숨겼습니다.',
    reason: '교환창에서 물건을 바꿈',
  },
  {
    ...{ type: falseListing, by: 'trusted', about: 'trade', daysAgo: 2, actions: ['hideTrade', 'excludePrice'] },
    comment: '팔 생각도 없이 시세만 올리는 글입니다.',
    answer: '거래를 숨기고 시세에서 뺐습니다.',
    reason: '팔지 않을 물건의 값을 올림',
  },
  {
    ...{ type: falseListing, by: 'trusted', about: 'trade', daysAgo: 9, actions: ['warn', 'excludePrice'] },
    comment: '0을 하나 더 붙여 두고 고치지 않습니다.',
    answer: '경고하고 시세에서 뺐습니다.',
    reason: '잘못 적은 값을 고치지 않음',
  },
  {
    ...{ type: cashTrade, by: 'trusted', about: 'trade', daysAgo: 12, days: 3, endedAfter: 1 },
    ...{ actions: ['suspend', 'hideTrade'] },
    comment: '귓말로 현금 이야기를 꺼냈습니다.',
    answer: '확인하고 정지했습니다.',
    reason: '현금 거래를 하자고 함',
  },
  {
    ...{ type: abuse, by: 'trusted', about: 'post', daysAgo: 1, actions: ['warn', 'hidePost'] },
    comment: '문파 글에 욕을 썼습니다.',
    answer: '글을 숨기고 경고했습니다.',
    reason: '문파 글에서 남을 욕함',
  },
  {
    ...{ type: spam, by: 'trusted', about: 'trade', daysAgo: 5, actions: ['hideTrade'] },
    comment: '다른 곳을 알리는 글입니다.',
    answer: '거래를 숨겼습니다.',
    reason: '거래와 상관없는 글',
  },
  {
    ...{ type: impersonation, by: 'trusted', about: 'player', daysAgo: 30, actions: ['warn'], endedAfter: 4 },
    comment: '운영자라고 하면서 물건을 달라고 합니다.',
    answer: '확인하고 경고했습니다.',
    reason: '운영자인 척함',
  },
  ...dismissed('trusted', [[abuse, 'player', 6, '말투가 거칩니다.']]),
  ...dismissed('doubted', [
    [falseListing, 'trade', 4, '비싸요.'],
    [falseListing, 'trade', 8, '안 팔 것 같아요.'],
    [abuse, 'player', 11, '귓말에 답을 안 합니다.'],
    [abuse, 'player', 15, '기분이 나빠요.'],
    [impersonation, 'player', 18, '이름이 제 친구와 비슷합니다.'],
    [other, 'player', 25, '그냥 싫습니다.'],
  ]),
];

function dismissed(
  by: Decided['by'],
  rows: readonly (readonly [ReportType, Decided['about'], number, string])[],
): Decided[] {
  const answer = '살펴보았지만 규칙에 어긋난 것을 찾지 못했습니다.';
  return rows.map(([type, about, daysAgo, comment]) => ({ type, by, about, daysAgo, comment, answer }));
}

/** Decided ones, upheld and dismissed, by which the records of their reporters and similar decisions are known. */
export function decidedReports(world: ReportedWorld): SampleReport[] {
  const { cast, trades, now } = world;
  const ended = tradesOfCrowd(trades, cast).filter(({ status, prices: [made] }) => {
    return status !== 1 && made.at < now.getTime() - 2 * DAY_MS;
  });
  return DECIDED.flatMap((row, nth) => {
    const trade = row.about === 'trade' ? ended[nth % ended.length] : undefined;
    if (row.about === 'trade' && !trade) return [];
    const about = trade ? ({ kind: 'trade', trade } as const) : thingOf(row, world);
    const reported = playerOf(about, world) ?? namedPlayer(row, cast, nth);
    const reporter = row.by === 'crowd' ? cast.crowd.find((one) => one !== reported) : cast[row.by];
    if (reporter === undefined || reported === reporter) return [];
    const handledAt = now.getTime() - row.daysAgo * DAY_MS;
    const { type, comment } = row;
    const text = textOf(about, world, reported);
    const decision = { ...decisionOf(row), at: handledAt };
    return [{ type, reporter, reported, about, comment, text, at: handledAt - DAY_MS / 3, laterUntil: null, decision }];
  });
}

/** Writes the post that is reported on the first guild's board. */
function thingOf({ about, daysAgo }: Decided, { guilds: [guild], now }: ReportedWorld): SampleThing {
  const player = guild?.posts[0]?.player;
  if (about !== 'post' || !guild || player === undefined) return { kind: 'player' };
  const at = now.getTime() - (daysAgo + 1) * DAY_MS;
  guild.posts.push({ player, text: RUDE_POST, at, isPinned: false, comments: [] });
  return { kind: 'post', guild: 0, index: guild.posts.length - 1 };
}

function namedPlayer({ who }: Decided, cast: SampleCast, nth: number): number {
  return who === undefined ? (cast.crowd[nth % cast.crowd.length] ?? 0) : cast[who];
}

function decisionOf({ actions = [], reason = '', answer, days, endedAfter }: Decided): Omit<SampleDecision, 'at'> {
  const status = actions.length > 0 ? REPORT_STATUS.actedUpon : REPORT_STATUS.dismissed;
  return { status, answer, actions, reason, suspendedDays: days ?? null, endedAfter: endedAfter ?? null };
}
