import { REVIEW_STATUS, type ReviewStatus } from '#features/people/moderation/word-review.contract.ts';
import { DAY_MS, HOUR_MS } from '#shared/durations.ts';
import { type SampleCast, tradesOfCrowd } from './sample-cast.ts';
import { decidedReports } from './sample-decisions.ts';
import { type SampleInquiry, sampleInquiries } from './sample-inquiries.ts';
import { openReports, type ReportedWorld, type SampleReport } from './sample-reports.ts';
import { type SampleSanction, sampleSanctions } from './sample-sanctions.ts';
import type { SampleTrade } from './sample-trades.ts';

/** What operators see beside the market, oldest first. Players are indices of the sample players, times milliseconds. */
export interface SampleDesk {
  cast: SampleCast;
  reports: SampleReport[];
  sanctions: SampleSanction[];
  inquiries: SampleInquiry[];
  notes: { player: number; text: string; at: number }[];
  /** Listings about whose comment a rule is unsure, and what became of them. */
  unsure: { trade: SampleTrade; at: number; status: ReviewStatus }[];
}

/** The last ones were looked at. */
const UNSURE_TEXTS = [
  '현질 안 하고 모은 것입니다. 흥정 안 돼요.',
  'ㅈㄴ 급해서 비싸게 삽니다.',
  '졸라 많이 필요해요. 있는 만큼 삽니다.',
  '원화 아니고 게임 돈으로만 삽니다.',
  '염병 오늘도 다 터졌네요. 다시 모읍니다.',
  '현질 이야기 꺼내지 마세요.',
  '디코 하시는 분과 같이 사냥도 하고 싶어요.',
] as const;
const LOOKED_AT: readonly ReviewStatus[] = [REVIEW_STATUS.left, REVIEW_STATUS.hidden];

/** Changes the trades that are reported, and those that a rule is unsure about. */
export function sampleDesk(world: ReportedWorld): SampleDesk {
  const { cast, now } = world;
  const unsure = unsureTexts(world);
  const reports = [...decidedReports(world), ...openReports(world)].sort((one, other) => one.at - other.at);
  return {
    cast,
    unsure,
    reports,
    sanctions: sampleSanctions(cast, reports, now),
    inquiries: sampleInquiries(cast, now),
    notes: sampleNotes(cast, now),
  };
}

function unsureTexts({ cast, trades, now }: ReportedWorld): SampleDesk['unsure'] {
  const wanted = tradesOfCrowd(trades, cast).filter(({ status, tradeType }) => status === 1 && tradeType === 2);
  const firstLookedAt = UNSURE_TEXTS.length - LOOKED_AT.length;
  return UNSURE_TEXTS.flatMap((text, nth) => {
    const trade = wanted[nth];
    if (!trade) return [];
    trade.comment = text;
    const at = Math.max(trade.prices[0].at, now.getTime() - (nth + 1) * 4 * HOUR_MS);
    return [{ trade, at, status: LOOKED_AT[nth - firstLookedAt] ?? REVIEW_STATUS.waiting }];
  }).sort((one, other) => one.at - other.at);
}

function sampleNotes({ spammer, appellant, crowd }: SampleCast, now: Date): SampleDesk['notes'] {
  const daysAgo = (days: number) => now.getTime() - days * DAY_MS;
  return [
    { player: appellant, text: '문파에서 총무를 맡은 사람. 앞서 거래를 어겨 경고한 적 있음.', at: daysAgo(200) },
    { player: spammer, text: '정지가 풀린 뒤에도 같은 글을 올림. 다음에는 일괄 정리.', at: daysAgo(40) },
    { player: crowd.at(-2) ?? 0, text: '이름을 바꿔 다시 가입한 것으로 보임. 기기 수가 많음.', at: daysAgo(8) },
    { player: spammer, text: '외침에서도 같은 이름이 보임. 같은 사람인지는 모름.', at: daysAgo(2) },
  ];
}
