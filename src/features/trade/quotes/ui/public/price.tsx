import { amountParts, formatDigits } from '#shared/korean/amount.ts';
import { Amount, type AmountPart } from '#ui/components/amount.tsx';

/** 전. Amounts from four digits on have a comma (`1억 2,800만`). */
export function Price({ amount, size }: { amount: number; size?: 'fine' | 'big' | 'hero' }) {
  return <Amount parts={priceParts(amount)} size={size} />;
}

function priceParts(amount: number): AmountPart[] {
  return amountParts(amount).map(({ digits, unit }) => ({
    digits: digits.includes(',') ? digits : formatDigits(Number(digits)),
    unit,
  }));
}
