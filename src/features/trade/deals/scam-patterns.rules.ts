import { formatAmount } from '#shared/korean/amount.ts';
import { withParticle } from '#shared/korean/particle.ts';
import { PAY_METHOD, TRADE_TYPE } from '../trades/trade.labels.ts';
import { type DealTerms, totalOf } from './deal-split.rules.ts';

/** From this amount in 전 on, heaps of money of any size look like the same gold bar. */
export const GOLD_BAR_FROM = 1000;

export interface DealCase {
  itemName: string;
  /** 1 팝니다, 2 삽니다. */
  tradeType: number;
  price: number | null;
  quantity: number;
  /** 1 상관없음, 2 선불, 3 후불, 4 둘 다. */
  payMethod: number;
  similarNames: readonly string[];
  scrollNames: readonly string[];
}

export type ScamPatternId = 'gold-bar' | 'first-hand' | 'snatch' | 'look-alike' | 'scroll' | 'exchange';

export interface ScamPatternCard {
  id: ScamPatternId;
  title: string;
  how: string;
  todo: string;
  source: { title: string; url: string | null };
  confidence: 'medium' | 'low';
}

const ARTICLE = { title: '게임톡 기사 (2024-11): 거래 사기 유형', url: 'https://news.zum.com/articles/94483845' };
const NO_EXCHANGE = {
  title: '코리아닷컴 뉴스 (2024-11-16): 출시 때 교환 기능이 없었음',
  url: 'http://news.korea.com/newsView/202411166738768894578',
};
const CATALOG = { title: '이 사이트의 도감 (공개된 재현 서버 자료)', url: 'https://github.com/boyism80/fb' };

export function listScamPatterns(deal: DealCase): ScamPatternCard[] {
  return [goldBar(deal), firstHand(deal), snatch(), lookAlike(deal), scroll(deal), exchange()].flatMap(
    (card) => card ?? [],
  );
}

/** Whether a seller demands money, or a buyer goods, in advance. */
export function demandsPrepayment({ tradeType, payMethod }: Pick<DealCase, 'tradeType' | 'payMethod'>): boolean {
  return (
    (tradeType === TRADE_TYPE.sell && payMethod === PAY_METHOD.prepaid) ||
    (tradeType === TRADE_TYPE.buy && payMethod === PAY_METHOD.postpaid)
  );
}

function goldBar({ price, quantity }: DealCase): ScamPatternCard | null {
  const terms: DealTerms | null = price === null ? null : { price, quantity };
  if (terms && totalOf(terms) <= GOLD_BAR_FROM) return null;
  const sum = terms ? withParticle(formatAmount(totalOf(terms)), '을/를') : '받기로 한 금액을';
  return {
    id: 'gold-bar',
    title: '금괴 1,000전',
    how: '바닥의 돈은 1,000전만 넘으면 얼마든 같은 금괴로 보입니다. 적은 돈을 떨어뜨리고 다 냈다고 합니다.',
    todo: `모양을 믿지 말고, 줍기 전과 뒤의 소지금을 세어 ${sum} 받았는지 본 다음에 아이템을 떨어뜨리세요.`,
    source: ARTICLE,
    confidence: 'medium',
  };
}

function firstHand(deal: DealCase): ScamPatternCard {
  const what = deal.tradeType === TRADE_TYPE.sell ? '돈' : '아이템';
  return {
    id: 'first-hand',
    title: '선거래 먹튀',
    how: demandsPrepayment(deal)
      ? `이 글은 ${withParticle(what, '을/를')} 먼저 달라고 합니다. 먼저 받은 뒤 주지 않고 사라지는 일이 있습니다.`
      : '먼저 받은 뒤 주지 않고 사라지는 일이 있습니다. “먼저 주면 바로 드린다”는 말을 조심하세요.',
    todo: '누가 먼저든 잃어도 되는 만큼만 먼저 주고, 받은 것을 확인한 뒤 다음을 주세요. 아래 ‘나눠 거래하기’ 순서대로 하면 됩니다.',
    source: ARTICLE,
    confidence: 'medium',
  };
}

function snatch(): ScamPatternCard {
  return {
    id: 'snatch',
    title: '가로채기',
    how: '외진 곳에서 떨어뜨리게 하고, “우연히” 지나가던 한패가 주워 갑니다.',
    todo: '주변에 다른 사람이 없는지 보고, 막다른 곳에서 상대가 바로 주울 수 있게 떨어뜨리세요. 누가 다가오면 멈추세요.',
    source: ARTICLE,
    confidence: 'medium',
  };
}

function lookAlike({ itemName, similarNames }: DealCase): ScamPatternCard | null {
  if (similarNames.length === 0) return null;
  return {
    id: 'look-alike',
    title: '비슷한 아이템',
    how: `이름이 비슷한 아이템이 있습니다: ${similarNames.join(', ')}. 가격이 다른 아이템을 섞어 떨어뜨릴 수 있습니다.`,
    todo: `주운 뒤 이름이 ‘${itemName}’인지 한 글자씩 확인하고, 다르면 거기서 멈추세요.`,
    source: CATALOG,
    confidence: 'medium',
  };
}

function scroll({ scrollNames }: DealCase): ScamPatternCard | null {
  if (scrollNames.length === 0) return null;
  return {
    id: 'scroll',
    title: '자리 이동 비서',
    how: `받자마자 비서(${scrollNames.join(', ')} 등)로 자리를 뜰 수 있습니다. 쫓아가도 돌려받지 못합니다.`,
    todo: '상대가 떠나도 아깝지 않은 만큼씩만 주세요. 떠나면 화면을 남기고 신고하세요.',
    source: { ...CATALOG, title: '도감에 있는 비서로 짐작한 것. 보도된 사례는 찾지 못했습니다' },
    confidence: 'low',
  };
}

function exchange(): ScamPatternCard {
  return {
    id: 'exchange',
    title: '교환 창',
    how: '게임이 출시될 때는 교환 창이 없어 바닥에 떨어뜨려 주고받았습니다. 그 뒤 생겼는지는 확인하지 못했습니다.',
    todo: '교환 창이 있으면 그것을 쓰고, 확인을 누르기 전에 창에 적힌 이름과 수를 다시 보세요.',
    source: NO_EXCHANGE,
    confidence: 'medium',
  };
}
