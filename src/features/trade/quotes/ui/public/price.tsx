import { amountParts } from '#shared/korean/amount.ts';
import { Amount } from '#ui/components/amount.tsx';

/** In 전. */
export function Price({ amount, size }: { amount: number; size?: 'fine' | 'big' | 'hero' }) {
  return <Amount parts={amountParts(amount)} size={size} />;
}
