import { formatAmount } from '#shared/korean/amount.ts';
import type { LeftOutReason, Quote } from '../quote.contract.ts';

export const SIDE_LABELS = { sell: '팝니다', buy: '삽니다' } as const;
export type Side = keyof typeof SIDE_LABELS;

export type Phrase = (string | { number: string })[];

export function reasonOf(side: Side, quote: Quote, days: number, rejected: number | null): Phrase {
  const { median, p25, p75, players } = quote;
  if (median === null || p25 === null || p75 === null) return [];
  return [
    `지난 ${days}일 동안 ${SIDE_LABELS[side]} 값을 낸 `,
    { number: `${players}명` },
    '의 값을 한 사람에 한 번씩 세었습니다. ',
    '한가운데 값이 ',
    { number: formatAmount(median) },
    '입니다.',
    ...(players < 2 ? [] : halfOf(p25, p75)),
    ...farOff(rejected),
  ];
}

/** Same length with and without the number, so that nothing moves when it loads. */
function farOff(rejected: number | null): Phrase {
  if (rejected === null) return [' 멀리 떨어진 값은 뺐습니다.'];
  if (rejected === 0) return [' 멀리 떨어진 값은 없었습니다.'];
  return [' 멀리 떨어진 ', { number: `${rejected}명` }, '의 값은 뺐습니다.'];
}

function halfOf(p25: number, p75: number): Phrase {
  if (p25 === p75) return [' 절반은 같은 값을 냈습니다.'];
  return [' 절반은 ', { number: `${formatAmount(p25)}에서 ${formatAmount(p75)}` }, ' 사이에 있습니다.'];
}

/** Of trades that do not count, and of those that count but for low, high and the last price. */
export type ShownReason = LeftOutReason | 'OUTSIDE_NARROW_BAND';

export const LEFT_OUT_LABELS: Record<ShownReason, string> = {
  HIDDEN: '가려진 글',
  DELETED: '탈퇴한 사용자',
  SUSPENDED: '정지된 사용자',
  NO_PRICE: '값 없음 (제시)',
  EXCLUDED_BY_OPERATOR: '운영자가 뺌',
  EXCLUDED_BY_POSTER: '올린 이가 뺌',
  MANIPULATED: '시세 제외 물건',
  EARLIER_OF_SAME_PLAYER: '같은 사람의 앞선 값',
  OUTLIER: '멀리 떨어진 값',
  OUTSIDE_NARROW_BAND: '낮게·높게·마지막에서만 뺌',
};
