import { formatDigits, roughAmount } from '#shared/korean/amount.ts';
import { Price } from './price.tsx';

export function RoughPrice({ amount }: { amount: number }) {
  const rough = roughAmount(amount);
  if (rough === amount) return <Price amount={amount} />;
  return (
    <span title={`${formatDigits(amount)}전`}>
      <Price amount={rough} />
    </span>
  );
}
