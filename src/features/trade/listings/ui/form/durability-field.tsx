import { formatDigits } from '#shared/korean/amount.ts';
import { type ControlProps, type FieldKind, typed } from '#ui/form/field-kind.ts';
import { hasDurability } from '../../../trades/trade.rules.ts';
import { type ItemLimits, readDurability } from './trade-form.rules.ts';

/** How much of the item is left. Items that do not wear out send none. */
export function durability(limits: ItemLimits): FieldKind<string, number | null> {
  const most = limits.maxdura ?? 0;
  return typed<number | null>({
    label: '내구',
    read(value) {
      if (!hasDurability(limits) || value.trim() === '') return { sent: null };
      const sent = readDurability(value);
      if (sent === null || sent > most) return { issue: `내구는 0부터 ${formatDigits(most)}까지입니다.` };
      return { sent };
    },
    write: (sent) => (sent === null ? '' : formatDigits(sent)),
    draw: (props) => <DurabilityControl {...props} most={most} />,
  });
}

function DurabilityControl({ most, onChange, ...field }: ControlProps<string> & { most: number }) {
  return (
    <>
      <span className={field['aria-invalid'] ? 'in bad' : 'in'}>
        <input
          {...field}
          autoComplete="off"
          placeholder="비워도 됩니다"
          onChange={(event) => onChange(event.target.value)}
        />
        <span className="faint">/ {formatDigits(most)}</span>
      </span>
      <div className="bar thin" aria-hidden="true">
        <i style={{ width: `${shareLeft(field.value, most) * 100}%` }} />
      </div>
    </>
  );
}

/** Shown below the field: `380,000 남음 · 95%`. */
export function durabilityHint(value: string, { maxdura }: ItemLimits): string {
  const left = readDurability(value);
  if (left === null) return '남은 내구';
  return `${formatDigits(left)} 남음 · ${Math.floor(shareLeft(value, maxdura ?? 0) * 100)}%`;
}

function shareLeft(value: string, most: number): number {
  const left = readDurability(value);
  return left === null ? 0 : Math.min(left / most, 1);
}
