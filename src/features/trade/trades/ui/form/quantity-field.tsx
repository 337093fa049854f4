import type { ReactNode } from 'react';
import { formatDigits } from '#shared/korean/amount.ts';
import { classNames } from '#ui/components/class-names.ts';
import { MinusIcon, PlusIcon } from '#ui/icons/icons.tsx';
import css from './form.module.css';
import { type ItemLimits, steppedQuantity } from './trade-form.rules.ts';

interface QuantityFieldProps {
  value: string;
  limits: ItemLimits;
  most: number;
  fault: string | undefined;
  hint: ReactNode;
  onChange: (value: string) => void;
}

export function QuantityField({ value, limits, most, fault, hint, onChange }: QuantityFieldProps) {
  const isOne = most === 1;
  const step = (by: number) => () => onChange(steppedQuantity(value, by, limits));
  return (
    <div className="field">
      <label htmlFor="trade-quantity">수량</label>
      <span className={classNames('in', css.step, fault && 'bad')}>
        <button type="button" aria-label="하나 덜" disabled={isOne} onClick={step(-1)}>
          <MinusIcon size={16} />
        </button>
        <input
          id="trade-quantity"
          name="quantity"
          value={value}
          inputMode="numeric"
          autoComplete="off"
          readOnly={isOne}
          aria-describedby="trade-quantity-hint"
          aria-invalid={fault !== undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        <button type="button" aria-label="하나 더" disabled={isOne} onClick={step(1)}>
          <PlusIcon size={16} />
        </button>
      </span>
      <p className={fault ? 'hint bad' : 'hint'} id="trade-quantity-hint">
        {fault ?? hint ?? (isOne ? '하나씩 올리는 물건입니다' : `${formatDigits(most)}개까지`)}
      </p>
    </div>
  );
}
