import type { Item } from '#features/game-data/catalog/item.contract.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/durations.ts';
import { formatAmount } from '#shared/korean/amount.ts';
import { type Random, seededRandom } from './random.ts';
import { knownPrice } from './sample-prices.ts';

export interface SampleShout {
  at: number;
  gameServer: number;
  channel: number;
  name: string;
  message: string;
}

const SEED = 20_261_126;
/** Number of different shouts per player, and maximum number of repetitions of each. */
const SHOUTS_A_PLAYER = 3;
const MOST_REPEATS = 6;
const CHANNELS = 40;

const TALK = [
  '안녕하세요 오늘 시작했어요',
  '승급 축하드립니다!!',
  '국내성 어떻게 가나요',
  '자리 좀 비켜 주세요',
  '구름의옥 순번 12번 누구신가요 대답없으면 넘깁니다',
  '득템했다 감사합니다',
  '다들 좋은 하루 보내세요',
] as const;
const PARTIES = [
  '흉가 2층 격수 한 분 모십니다 템팔분 도사 주술 있음',
  '왕퀘 같이 하실 분 국내성 앞',
  '도사님 모십니다 흉가 3층 95이상',
  '격수1 도사1 구합니다 여우굴 귓',
  '문파 새벽별 주술 도사 모십니다 60부터',
  '도사 87 파티 구해요',
] as const;
const ADVERTS = ['바카라 첫충 30% 매충 10%', '꽁머니 즉시 지급 토토 안전한 곳'] as const;

interface SampleShoutOptions {
  items: readonly Pick<Item, 'name'>[];
  names: readonly string[];
  gameServers: readonly [number, ...number[]];
  now: Date;
}

/** Creates a day of shouts: mostly trades, many repeated, and a few adverts that must be hidden. */
export function sampleShouts({ items, names, gameServers, now }: SampleShoutOptions): SampleShout[] {
  const random = seededRandom(SEED);
  return names.flatMap((name) =>
    Array.from({ length: SHOUTS_A_PLAYER }, () => messageOf(random, items)).flatMap((message) => {
      const [gameServer, channel] = [random.pick(gameServers), random.between(1, CHANNELS)];
      const last = now.getTime() - random.between(1, DAY_MS - 3 * HOUR_MS);
      const repeats = random.chance(0.5) ? 0 : random.between(1, MOST_REPEATS);
      return Array.from({ length: repeats + 1 }, (_, nth) => ({
        gameServer,
        channel,
        name,
        message,
        at: last - nth * random.between(3, 25) * MINUTE_MS,
      })).filter(({ at }) => at > now.getTime() - DAY_MS);
    }),
  );
}

function messageOf(random: Random, items: readonly Pick<Item, 'name'>[]): string {
  const kind = random.next();
  if (kind < 0.02) return random.pick(ADVERTS);
  if (kind < 0.2) return random.pick(TALK);
  const [first, ...others] = items.filter(({ name }) => knownPrice(name) !== undefined);
  if (kind < 0.4 || !first) return random.pick(PARTIES);
  const { name } = random.pick([first, ...others]);
  const price = formatAmount(rounded((knownPrice(name) ?? 1) * (1 + random.normal() * 0.08)));
  return random.pick([
    `ㅍ ${name} ${price}`,
    `${name} ${price} 팝니다 귓주세요`,
    `${name} ${price}에 삽니다`,
    `ㅅㅅ ${name} ${price} 흥정ㄱㄴ`,
    `${name} 팝니다 제시`,
    `급처) ${name} ${price}`,
  ]);
}

/** Rounds to two digits, as players shout prices. */
function rounded(price: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(price)) - 1);
  return Math.max(1, Math.round(price / step) * step);
}
