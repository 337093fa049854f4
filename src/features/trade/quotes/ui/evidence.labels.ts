import { formatAmount, formatDigits } from '#shared/korean/amount.ts';
import type { LeftOutReason, Quote } from '../quote.contract.ts';

export const SIDE_LABELS = { sell: '팝니다', buy: '삽니다' } as const;
export type Side = keyof typeof SIDE_LABELS;

export type Phrase = (string | { number: string })[];

export function formatReason(side: Side, quote: Quote, days: number, rejected: number | null): Phrase {
  const { median, p25, p75, players } = quote;
  if (median === null || p25 === null || p75 === null) return [];
  return [
    `지난 ${days}일 동안 ${SIDE_LABELS[side]} 가격을 올린 `,
    { number: `${formatDigits(players)}명` },
    '의 가격을 한 사람에 하나씩 모았습니다. ',
    '중간 가격은 ',
    { number: formatAmount(median) },
    '입니다.',
    ...(players < 2 ? [] : formatHalf(p25, p75)),
    ...farOff(rejected),
  ];
}

/** The method in short for players; `METHOD` in the response of the evidence has the exact rules. */
export function formatMethod(days: number): readonly string[] {
  return [
    `최근 ${days}일, 한 사람의 마지막 가격 하나만 봅니다.`,
    '가입 7일이 안 된 사람은 적게 셉니다.',
    '5명부터, 중간 가격의 3배 밖은 뺍니다(가격이 넓게 퍼진 아이템은 더 넓게).',
    '남은 가격의 중간이 시세입니다.',
  ];
}

/** The text takes about the same space with and without the number, so that nothing moves when the number is loaded. */
function farOff(rejected: number | null): Phrase {
  if (rejected === null) return [' 시세와 동떨어진 가격은 제외했습니다.'];
  if (rejected === 0) return [' 시세와 동떨어진 가격은 없었습니다.'];
  return [' 시세와 동떨어진 ', { number: `${formatDigits(rejected)}명` }, '은 제외했습니다.'];
}

function formatHalf(p25: number, p75: number): Phrase {
  if (p25 === p75) return [' 중간 50%는 같은 가격입니다.'];
  return [' 중간 50%는 ', { number: `${formatAmount(p25)}에서 ${formatAmount(p75)}` }, ' 사이에 있습니다.'];
}

/** Reasons of trades that do not count, and of those that count except for low, high and the last price. */
export type ShownReason = LeftOutReason | 'OUTSIDE_NARROW_BAND';

export const LEFT_OUT_LABELS: Record<ShownReason, string> = {
  HIDDEN: '숨긴 글',
  DELETED: '탈퇴한 사용자',
  SUSPENDED: '정지된 사용자',
  NO_PRICE: '제시 (가격 없음)',
  EXCLUDED_BY_OPERATOR: '운영자가 제외',
  EXCLUDED_BY_POSTER: '올린 사람이 제외',
  MANIPULATED: '시세 제외 아이템',
  EARLIER_OF_SAME_PLAYER: '같은 사람의 이전 가격',
  OUTLIER: '시세와 동떨어짐',
  OUTSIDE_NARROW_BAND: '최저·최고·마지막에서만 제외',
};
