import { formatDigits } from '#shared/korean/amount.ts';
import { readDurability } from './trade-form.rules.ts';

interface DurabilityFieldProps {
  value: string;
  maxdura: number;
  fault: string | undefined;
  onChange: (value: string) => void;
}

export function DurabilityField({ value, maxdura, fault, onChange }: DurabilityFieldProps) {
  const left = readDurability(value);
  const share = left === null ? 0 : Math.min(left / maxdura, 1);
  return (
    <div className="field">
      <label htmlFor="trade-durability">내구</label>
      <span className={fault ? 'in bad' : 'in'}>
        <input
          id="trade-durability"
          name="durability"
          value={value}
          autoComplete="off"
          placeholder="적지 않아도 됩니다"
          aria-describedby="trade-durability-hint"
          aria-invalid={fault !== undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        <span className="faint">/ {formatDigits(maxdura)}</span>
      </span>
      <div className="bar thin" aria-hidden="true">
        <i style={{ width: `${share * 100}%` }} />
      </div>
      <p className={fault ? 'hint bad' : 'hint'} id="trade-durability-hint">
        {fault ?? (left === null ? '남은 내구' : `${formatDigits(left)} 남음 · ${Math.floor(share * 100)}%`)}
      </p>
    </div>
  );
}
