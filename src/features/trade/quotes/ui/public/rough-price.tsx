import { formatDigits } from '#shared/korean/amount.ts';
import { Price } from './price.tsx';
import { roughAmount } from './rough-amount.rules.ts';

/** A price in a narrow list: what matters of it; the whole of it is told to whoever points at it. */
export function RoughPrice({ amount }: { amount: number }) {
  const rough = roughAmount(amount);
  if (rough === amount) return <Price amount={amount} />;
  return (
    <span title={`${formatDigits(amount)}전`}>
      <Price amount={rough} />
    </span>
  );
}
