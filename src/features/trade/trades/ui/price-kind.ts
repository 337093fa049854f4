import { formatAmount } from '#shared/korean/amount.ts';
import { readAmount } from '#shared/korean/read-amount.ts';
import { type ControlProps, type FieldKind, typed } from '#ui/form/field-kind.ts';
import { MAX_PRICE } from '../trade.limits.ts';

interface PriceOptions {
  readonly label: string;
  readonly issue: string;
  readonly max?: number;
  /** Left out where the form draws the control itself. */
  draw?(props: ControlProps<string>): ReturnType<FieldKind<string>['draw']>;
}

/** A price as players write it, such as `480만`. Null: nothing is typed. */
export function price({ max = MAX_PRICE, issue, ...look }: PriceOptions): FieldKind<string, number | null> {
  return typed<number | null>({
    ...look,
    read(value) {
      const sent = readAmount(value, max);
      return sent === null && value.trim() !== '' ? { issue } : { sent };
    },
    write: (sent) => (sent === null ? '' : formatAmount(sent)),
  });
}
