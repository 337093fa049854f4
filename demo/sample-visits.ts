import { DAY_MS } from '#shared/durations.ts';
import { seoulDay } from '#shared/korean/dates.ts';
import { seededRandom } from './random.ts';

/** The host by which a day is known as a sample, also in what operators see. */
export const SAMPLE_HOST = '견본';

type CountKind = 'page' | 'device' | 'host';

export interface SampleVisitDay {
  /** In Seoul. */
  day: string;
  visitors: number;
  views: number;
  bots: number;
  keys: number;
  counts: { kind: CountKind; name: string; views: number }[];
}

/** A year, and the weeks that are compared with it. */
const DAYS = 396;
const SEED = 1128;
const WEEKEND = 1.2;
/** The days before today on which the database lost its key. */
const TWO_KEYS = 9;

type Shares = readonly (readonly [name: string, share: number])[];

const PAGES: Shares = [
  ['/trade', 0.18],
  ['/trade/:id', 0.16],
  ['/', 0.12],
  ['/dungeons/regions/:id', 0.09],
  ['/maps/:code', 0.08],
  ['/calc/exp', 0.07],
  ['/broadcast', 0.06],
  ['/guides/:id', 0.05],
  ['/items/:id', 0.05],
  ['/party', 0.04],
  ['/maps/route', 0.03],
  ['/recipe', 0.02],
  ['/quests/:id', 0.02],
  ['/guilds', 0.02],
  ['/notice/scam', 0.01],
];
const DEVICES: Shares = [
  ['phone', 0.59],
  ['computer', 0.38],
  ['tablet', 0.03],
];
/** Shares of all views; the others came from the site itself. */
const HOSTS: Shares = [
  ['', 0.063],
  ['naver.com', 0.025],
  ['google.com', 0.018],
  ['discord.com', 0.008],
  ['dcinside.com', 0.005],
  ['inven.co.kr', 0.003],
  ['*', 0.001],
  [SAMPLE_HOST, 0.006],
];

/** The days before `now`, oldest first, without today, which is the site's own. */
export function sampleVisits(now: Date, days = DAYS): SampleVisitDay[] {
  const random = seededRandom(SEED);
  return Array.from({ length: days }, (_, nth) => {
    const back = days - nth;
    const day = seoulDay(now.getTime() - back * DAY_MS);
    const isWeekend = [0, 6].includes(new Date(day).getUTCDay());
    const trend = 1800 + 900 * (1 - back / DAYS);
    const visitors = Math.round(trend * (isWeekend ? WEEKEND : 1) * (1 + random.normal() / 25));
    const views = Math.round(visitors * (7 + random.normal() / 4));
    const counted = (kind: CountKind, shares: Shares) =>
      shares.map(([name, share]) => ({ kind, name, views: Math.max(1, Math.round(views * share)) }));
    return {
      day,
      visitors,
      views,
      bots: Math.round(views / 50),
      keys: back === TWO_KEYS ? 2 : 1,
      counts: [...counted('page', PAGES), ...counted('device', DEVICES), ...counted('host', HOSTS)],
    };
  });
}
