import { formatAmount, formatDigits } from '#shared/korean/amount.ts';
import { withParticle } from '#shared/korean/particle.ts';
import type { ReadShout } from '../../../shouts/shout.contract.ts';
import { durabilityText, PAY_METHOD_LABELS } from '../../../trades/trade.labels.ts';
import type { UnderstoodShout } from './shout-fields.rules.ts';

export interface ShoutTag {
  label: string;
  tone?: 'sell' | 'buy' | 'bad';
}

const TYPE_TAGS: Readonly<Record<1 | 2, ShoutTag>> = {
  1: { label: '팝니다', tone: 'sell' },
  2: { label: '삽니다', tone: 'buy' },
};

const FLAG_TAGS: Readonly<Partial<Record<ReadShout['flags'][number], ShoutTag>>> = {
  OFFER: { label: '제시' },
  BARTER: { label: '교환' },
  GIVEAWAY: { label: '나눔' },
  PRICE_ASKED: { label: '시세 문의' },
  CASH_TRADE: { label: '현금 거래', tone: 'bad' },
  AD: { label: '광고', tone: 'bad' },
};

export function tagsOfShout(shout: UnderstoodShout): ShoutTag[] {
  const { tradeType, items, price, quantity, durability, payMethod, isNegotiation, isAuth, flags } = shout;
  return [
    ...(tradeType === null ? [] : [TYPE_TAGS[tradeType]]),
    ...items.slice(0, 3).map(({ name }) => ({ label: name })),
    ...(price === null ? [] : [{ label: formatAmount(price) }]),
    ...(quantity === null ? [] : [{ label: `${formatDigits(quantity)}개` }]),
    ...(durability === null ? [] : [{ label: durabilityText(durability) }]),
    ...(payMethod === null ? [] : [{ label: PAY_METHOD_LABELS[payMethod] ?? '' }]),
    ...(isNegotiation === null ? [] : [{ label: isNegotiation ? '흥정' : '흥정 없음' }]),
    ...(isAuth ? [{ label: '인증' }] : []),
    ...flags.flatMap((flag) => FLAG_TAGS[flag] ?? []),
  ];
}

export function shoutVerdict(shout: UnderstoodShout, itemId: number | undefined): { isSure: boolean; text: string } {
  if (shout.flags.includes('CASH_TRADE')) return { isSure: false, text: '현금 거래는 올릴 수 없습니다' };
  if (shout.flags.includes('AD')) return { isSure: false, text: '거래 글이 아닌 것 같습니다' };
  const [item] = shout.items;
  if (!item && itemId === undefined) return { isSure: false, text: '어떤 아이템인지 모르겠습니다' };
  if (shout.flags.includes('AMBIGUOUS_ITEM'))
    return { isSure: false, text: '비슷한 이름의 아이템이 여럿이니 확인해 주세요' };
  const unsure = [
    ...(shout.tradeType === null ? ['파는지 사는지'] : []),
    ...(shout.price === null && !shout.flags.includes('OFFER') ? ['개당 가격'] : []),
  ];
  if (unsure.length > 0)
    return { isSure: false, text: `${withParticle(unsure.join(', '), '은/는')} 읽지 못해 비워 두었습니다` };
  return { isSure: true, text: '아래에 채웠습니다' };
}
