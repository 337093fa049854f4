import { type REPORT_STATUS, REPORT_TYPE, type ReportType } from '#features/people/reports/report.contract.ts';
import { DAY_MS, HOUR_MS } from '#shared/durations.ts';
import { type SampleCast, tradesOfCrowd } from './sample-cast.ts';
import type { SampleGuild } from './sample-guilds.ts';
import type { SampleParty } from './sample-parties.ts';
import type { SamplePlayer } from './sample-people.ts';
import type { SampleTrade } from './sample-trades.ts';

export type SampleThing =
  | { kind: 'trade'; trade: SampleTrade }
  | { kind: 'party' | 'guild'; index: number }
  | { kind: 'post'; guild: number; index: number }
  /** The newest shout under that name. */
  | { kind: 'broadcast'; name: string }
  | { kind: 'player' };

export interface SampleDecision {
  status: typeof REPORT_STATUS.actedUpon | typeof REPORT_STATUS.dismissed;
  answer: string;
  /** Names of the actions. */
  actions: readonly string[];
  /** Told to the reported player, and why something is hidden. */
  reason: string;
  at: number;
  /** Null with the action `warn`: the warning counts for as long as all do. */
  suspendedDays: number | null;
  /** Days after which the sanction was taken back. */
  endedAfter: number | null;
}

/** Players are indices of the sample players, times milliseconds. */
export interface SampleReport {
  type: ReportType;
  reporter: number;
  /** Null: of a shout. */
  reported: number | null;
  about: SampleThing;
  comment: string;
  /** What the thing said when it was reported. */
  text: string;
  at: number;
  laterUntil: number | null;
  decision: SampleDecision | null;
}

export interface ReportedWorld {
  cast: SampleCast;
  players: readonly SamplePlayer[];
  trades: readonly SampleTrade[];
  parties: readonly SampleParty[];
  guilds: readonly SampleGuild[];
  now: Date;
}

const { fraud, falseListing, cashTrade, abuse, spam, impersonation, other } = REPORT_TYPE;
const MANY = 12;
const ABOUT_ONE_LISTING = [
  '값이 너무 비싸요. 시세를 올리려는 것 같습니다.',
  '며칠째 같은 글입니다. 팔 생각이 없어 보여요.',
  '귓말을 해도 답이 없습니다.',
  '허위 매물 같습니다. 확인해 주세요.',
] as const;
const CHEATED = {
  comment: '선불로 보냈는데 물건을 안 주고 나갔습니다. 글은 그 뒤에 고쳤어요.',
  before: '선불만 받습니다. 먼저 주시면 바로 드립니다.',
  now: '국내성 주막 앞에서 봬요.',
} as const;

/** The reports that wait, of every type. The trade of the fraud is changed: its price and its text. */
export function openReports(world: ReportedWorld): SampleReport[] {
  const { cast, trades } = world;
  const offers = tradesOfCrowd(trades, cast).filter(({ status, tradeType }) => status === 1 && tradeType === 1);
  const list = reportList(world);
  reportFraud(list, offers.shift(), world);
  reportListing(list, offers.find(({ comment }) => comment !== '') ?? offers[0], world);
  reportSpammer(list, world);
  const [paid, putOff] = [offers.at(-1), offers.at(-2)];
  if (paid) {
    const text = '현금으로 사실 분 귓 주세요. 싸게 드립니다.';
    list.add(cashTrade, { kind: 'trade', trade: paid }, { comment: '현금 거래를 하자고 했습니다.', text, hours: 7 });
  }
  if (putOff) {
    const laterUntil = world.now.getTime() + 3 * DAY_MS;
    const line = { comment: '파는 물건이 설명과 다릅니다. 답을 기다리고 있어요.', hours: 50, laterUntil };
    list.add(falseListing, { kind: 'trade', trade: putOff }, line);
  }
  reportCommunity(list, world);
  return list.reports;
}

type ReportList = ReturnType<typeof reportList>;

interface Line {
  comment: string;
  /** Hours ago. */
  hours: number;
  /** Its present text, when left out. */
  text?: string;
  laterUntil?: number;
  by?: number;
}

/** A player has one open report of each other. */
function reportList(world: ReportedWorld) {
  const { cast, now } = world;
  const reports: SampleReport[] = [];
  const pairs = new Set<string>();
  let turn = 0;

  function freeReporter(reported: number | null): number | undefined {
    for (let tries = 0; tries < cast.crowd.length; tries += 1) {
      turn += 1;
      const reporter = cast.crowd[turn % cast.crowd.length];
      if (reporter !== undefined && reporter !== reported && !pairs.has(`${reporter} ${reported}`)) return reporter;
    }
    return undefined;
  }

  function add(type: ReportType, about: SampleThing, line: Line, player?: number): void {
    const reported = player ?? playerOf(about, world);
    const reporter = line.by ?? freeReporter(reported);
    if (reporter === undefined) return;
    pairs.add(`${reporter} ${reported}`);
    const { comment, hours, text = textOf(about, world, reported), laterUntil = null } = line;
    const at = now.getTime() - hours * HOUR_MS;
    reports.push({ type, reporter, reported, about, comment, text, at, laterUntil, decision: null });
  }

  return { reports, add };
}

function reportFraud(list: ReportList, trade: SampleTrade | undefined, { cast, now }: ReportedWorld): void {
  if (!trade) return;
  const last = trade.prices.at(-1)?.price ?? null;
  const hoursAgo = (hours: number) => now.getTime() - hours * HOUR_MS;
  trade.prices = [{ at: Math.min(trade.prices[0].at, hoursAgo(40)), kind: 'made', price: last }];
  trade.prices.push({ at: hoursAgo(6), kind: 'changed', price: last === null ? null : Math.ceil(last / 4) });
  Object.assign(trade, { bumpedAt: trade.prices[0].at, countedAt: hoursAgo(6), markedOldAt: null });
  trade.comment = CHEATED.now;
  const about = { kind: 'trade', trade } as const;
  list.add(fraud, about, { comment: CHEATED.comment, text: CHEATED.before, hours: 4, by: cast.trusted });
  list.add(falseListing, about, { comment: '시세의 4분의 1인데 정말 파는지 모르겠습니다.', hours: 3 });
  const player = { kind: 'player' } as const;
  list.add(abuse, player, { comment: '따지니까 욕을 하고 귓말을 막았어요.', hours: 2 }, trade.player);
}

/** The listing is harmless, and twelve players say otherwise. */
function reportListing(list: ReportList, trade: SampleTrade | undefined, { cast, now }: ReportedWorld): void {
  if (!trade) return;
  const comment = (nth: number) => ABOUT_ONE_LISTING[nth % ABOUT_ONE_LISTING.length] ?? '';
  trade.prices[0].at = Math.min(trade.prices[0].at, now.getTime() - 30 * HOUR_MS);
  for (let nth = 0; nth < MANY; nth += 1) {
    const line = { comment: comment(nth), hours: 16 - nth, ...(nth === 0 && { by: cast.doubted }) };
    list.add(falseListing, { kind: 'trade', trade }, line);
  }
}

function reportSpammer(list: ReportList, { cast, players, trades }: ReportedWorld): void {
  const own = trades.filter(({ player, status }) => player === cast.spammer && status === 1);
  for (const [nth, trade] of own.slice(0, 3).entries()) {
    const line = { comment: '하루 종일 같은 물건을 올립니다. 목록이 다 이 사람 글이에요.', hours: 10 - nth };
    list.add(spam, { kind: 'trade', trade }, line);
  }
  const line = { comment: '거래 목록을 혼자 다 채웁니다.', hours: 5 };
  list.add(spam, { kind: 'player' }, line, cast.spammer);
  const shout = { kind: 'broadcast', name: players[cast.spammer]?.name ?? '' } as const;
  list.add(spam, shout, { comment: '외침도 몇 분마다 되풀이합니다.', hours: 1 });
}

function reportCommunity(list: ReportList, world: ReportedWorld): void {
  const { parties, guilds, cast } = world;
  if (guilds[0]) {
    const line = { comment: '문파 글에서 저를 놀리고 욕했습니다.', hours: 9 };
    list.add(abuse, { kind: 'post', guild: 0, index: 1 }, line);
  }
  const guild = guilds.length - 1;
  if (guilds[guild]) {
    const line = { comment: '다른 문파 이름을 따라 해서 사람을 모읍니다.', hours: 20 };
    list.add(impersonation, { kind: 'guild', index: guild }, line);
  }
  if (parties[0]) {
    const line = { comment: '파티에 들어가면 입장료를 달라고 합니다.', hours: 31 };
    list.add(other, { kind: 'party', index: 0 }, line);
  }
  const line = { comment: '제 이름과 헷갈리는 이름으로 거래합니다.', hours: 27 };
  list.add(impersonation, { kind: 'player' }, line, cast.crowd.at(-1));
}

export function playerOf(about: SampleThing, { parties, guilds }: ReportedWorld): number | null {
  if (about.kind === 'trade') return about.trade.player;
  if (about.kind === 'party') return parties[about.index]?.members[0]?.player ?? null;
  if (about.kind === 'guild') return guilds[about.index]?.members[0]?.player ?? null;
  if (about.kind === 'post') return guilds[about.guild]?.posts[about.index]?.player ?? null;
  return null;
}

/** What is reported says this now; of a player alone, the name. */
export function textOf(about: SampleThing, { parties, guilds, players }: ReportedWorld, player: number | null): string {
  if (about.kind === 'trade') return about.trade.comment;
  if (about.kind === 'party') return parties[about.index]?.title ?? '';
  if (about.kind === 'post') return guilds[about.guild]?.posts[about.index]?.text ?? '';
  if (about.kind === 'broadcast') return about.name;
  if (about.kind === 'player') return players[player ?? -1]?.name ?? '';
  const guild = guilds[about.index];
  return guild ? `${guild.name}\n${guild.description}` : '';
}
