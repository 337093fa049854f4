import { formatAmount, formatDigits } from '#shared/korean/amount.ts';
import { type DealTerms, totalOf } from './deal-split.rules.ts';

export interface TermsCard extends DealTerms {
  itemName: string;
  server: string;
  place: string;
  sellerName: string;
  buyerName: string;
}

/** `35,000전 (3만5천)`: digits for comparing, and the short form for reading aloud. */
export function amountInBothUnits(amount: number): string {
  const reading = formatAmount(amount);
  const digits = `${formatDigits(amount)}전`;
  return reading === digits.replaceAll(',', '') || reading === digits ? digits : `${digits} (${reading})`;
}

export function termsRows(card: TermsCard): { label: string; value: string }[] {
  const { quantity, price } = card;
  return [
    { label: '아이템', value: card.itemName },
    { label: '수량', value: `${formatDigits(quantity)}개` },
    { label: quantity > 1 ? '개당' : '가격', value: amountInBothUnits(price) },
    ...(quantity > 1 ? [{ label: '총액', value: amountInBothUnits(totalOf(card)) }] : []),
    { label: '서버', value: card.server },
    { label: '만날 곳', value: card.place.trim() || '만나서 정함' },
    { label: '파는 사람', value: card.sellerName.trim() || '(이름)' },
    { label: '사는 사람', value: card.buyerName.trim() || '(이름)' },
  ];
}

export function termsText(card: TermsCard): string {
  const rows = termsRows(card).map(({ label, value }) => `${label}: ${value}`);
  return ['[거래 조건]', ...rows, '조건이 맞으면 “맞습니다”라고 답해 주세요.'].join('\n');
}
