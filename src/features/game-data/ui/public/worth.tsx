import { amountParts, formatDigits, roughAmount } from '#shared/korean/amount.ts';
import { Amount } from '#ui/components/amount.tsx';

/** A quote in a list, in 전 per piece, rounded to what a column has room for. Undefined: no quote. */
export function Worth({ price }: { price: number | undefined }) {
  if (price === undefined) return <span className="faint">–</span>;
  return (
    <span title={`시세 ${formatDigits(price)}전`}>
      <Amount parts={amountParts(roughAmount(price))} />
    </span>
  );
}
