import type { BulkAnswer } from '#features/people/operators/bulk-act.contract.ts';
import { formatDigits } from '#shared/korean/amount.ts';

/** @param done `12건을 숨겼습니다` without its number: `숨겼습니다` */
export function formatBulkAnswer({ changed, unchanged, missing }: BulkAnswer, done: string): string {
  return [
    `${formatDigits(changed)}건을 ${done}.`,
    ...(unchanged > 0 ? [`${formatDigits(unchanged)}건은 이미 그렇습니다.`] : []),
    ...(missing > 0 ? [`${formatDigits(missing)}건은 찾을 수 없습니다.`] : []),
  ].join(' ');
}
