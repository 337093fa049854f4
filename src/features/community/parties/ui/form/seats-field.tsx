import { IconButton } from '#ui/components/button.tsx';
import { Select } from '#ui/components/field.tsx';
import { CloseIcon, PlusIcon } from '#ui/icons/icons.tsx';
import { roleName } from '../../party.labels.ts';
import { MAX_SEATS, MIN_SEATS } from '../../party.limits.ts';
import css from './party-form.module.css';

const ROLES = [0, 5, 1, 2, 3, 4].map((role) => ({ value: String(role), label: roleName(role) }));

interface SeatsFieldProps {
  /** Roles of seats 2 to n. */
  seats: readonly number[];
  /** Indices of the seats with somebody on them: they keep their role, and those before them their place. */
  taken: readonly number[];
  error?: string | undefined;
  className?: string | undefined;
  onChange: (seats: number[]) => void;
}

export function SeatsField({ seats, taken, error, className, onChange }: SeatsFieldProps) {
  const last = Math.max(0, ...taken);
  const change = (at: number, role: number) => onChange(seats.map((seat, index) => (index === at ? role : seat)));
  return (
    <fieldset className={`field ${className ?? ''}`}>
      <legend className="label">
        자리 {seats.length + 1} <span className="faint">(첫 자리는 나)</span>
      </legend>
      <div className={css.seats}>
        {seats.map((role, index) => {
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            <span key={index} className={css.seat}>
              <Select
                aria-label={`${index + 2}번째 자리`}
                options={ROLES}
                value={String(role)}
                disabled={taken.includes(index + 1)}
                onChange={(event) => change(index, Number(event.target.value))}
              />
              {index + 1 > last && seats.length >= MIN_SEATS && (
                <IconButton
                  label={`${index + 2}번째 자리 빼기`}
                  onClick={() => onChange(seats.filter((_, at) => at !== index))}
                >
                  <CloseIcon size={16} />
                </IconButton>
              )}
            </span>
          );
        })}
        {seats.length < MAX_SEATS - 1 && (
          <button type="button" className="btn" onClick={() => onChange([...seats, 0])}>
            <PlusIcon size={16} />
            자리
          </button>
        )}
      </div>
      {error && (
        <p className="hint bad" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
