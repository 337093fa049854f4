import type { Item } from '#features/game-data/catalog/item.contract.ts';
import { MAX_QUANTITY } from '#features/trade/trades/trade.limits.ts';
import type { Random } from './random.ts';

export interface TradeTerms {
  tradeType: 1 | 2;
  quantity: number;
  durability: number | null;
  payMethod: 1 | 2 | 3;
  isAuth: boolean;
  isNegotiation: boolean;
  comment: string;
}

const QUANTITIES: [number, ...number[]] = [1, 5, 10, 10, 20, 30, 50, 100, 100, 200];
const PLACES: [string, ...string[]] = [
  '국내성 주막 앞에 있습니다.',
  '부여성 왈숙네 앞입니다.',
  '장안성에 있어요.',
  '국내성 대장간 앞에서 봬요.',
];
export const SAMPLE_COMMENTS: [string, ...string[]] = [
  ...PLACES,
  '귓속말 주세요.',
  '저녁 9시 이후에 접속합니다.',
  '주말에는 종일 있습니다.',
  '여러 개 있습니다. 필요한 만큼 말해 주세요.',
  '급하게 정리합니다.',
  '편하게 귓 주세요.',
  '서두르지 않습니다.',
  '오래 기다렸습니다.',
];

export function sampleTerms(random: Random, item: Item): TradeTerms {
  const { maxdura } = item;
  const hasDurability = maxdura !== null && maxdura > 0;
  const tradeType = random.chance(0.62) ? 1 : 2;
  return {
    tradeType,
    quantity: hasDurability ? 1 : Math.min(random.pick(QUANTITIES), item.maxquan ?? 1, MAX_QUANTITY),
    durability: hasDurability && tradeType === 1 && random.chance(0.7) ? worn(random, maxdura) : null,
    payMethod: random.chance(0.75) ? 1 : random.chance(0.5) ? 2 : 3,
    isAuth: random.chance(0.25),
    isNegotiation: random.chance(0.4),
    comment: random.chance(0.45) ? random.pick(SAMPLE_COMMENTS) : '',
  };
}

function worn(random: Random, most: number): number {
  const left = random.chance(0.4) ? 1 : 0.6 + random.next() * 0.4;
  return Math.max(1, Math.floor((most * left) / 10) * 10);
}
