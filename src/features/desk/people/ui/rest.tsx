import { formatDigits } from '#shared/korean/amount.ts';

/** Says that not all rows are here. */
export function Rest({ shown, count }: { shown: number; count: number }) {
  if (shown >= count) return null;
  return <p className="pad meta">{`총 ${formatDigits(count)}건 가운데 최근 ${formatDigits(shown)}건만 보입니다.`}</p>;
}
