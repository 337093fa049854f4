import { IconButton } from '#ui/components/button.tsx';
import { Select } from '#ui/components/field.tsx';
import { custom, type FieldKind } from '#ui/form/field-kind.ts';
import { CloseIcon, PlusIcon } from '#ui/icons/icons.tsx';
import { roleName, USUAL_ROLES } from '../../party.labels.ts';
import { MAX_SEATS, MIN_SEATS } from '../../party.limits.ts';
import css from './party-form.module.css';

const ROLES = [0, 5, 1, 2, 3, 4].map((role) => ({ value: String(role), label: roleName(role) }));

function isRole(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 5;
}

/** Roles of seats 2 to n; the first seat is the leader's. */
export function seats({ label }: { label: string }): FieldKind<readonly number[], number[]> {
  return custom<readonly number[], number[]>({
    label,
    frame: 'group',
    empty: USUAL_ROLES,
    parse: (stored) => (Array.isArray(stored) && stored.every(isRole) ? stored : undefined),
    read(roles) {
      const isRight = roles.length >= MIN_SEATS - 1 && roles.length <= MAX_SEATS - 1;
      return isRight ? { sent: [...roles] } : { issue: `자리는 ${MIN_SEATS}개에서 ${MAX_SEATS}개까지입니다.` };
    },
    write: (sent) => sent,
  });
}

interface SeatsControlProps {
  value: readonly number[];
  /** Indices of the taken seats. They keep their role, and the seats before them their place. */
  taken: readonly number[];
  onChange: (roles: readonly number[]) => void;
}

export function SeatsControl({ value, taken, onChange }: SeatsControlProps) {
  const last = Math.max(0, ...taken);
  const change = (at: number, role: number) => onChange(value.map((seat, index) => (index === at ? role : seat)));
  return (
    <div className={css.seats}>
      {value.map((role, index) => {
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
            {index + 1 > last && value.length >= MIN_SEATS && (
              <IconButton
                label={`${index + 2}번째 자리 빼기`}
                onClick={() => onChange(value.filter((_, at) => at !== index))}
              >
                <CloseIcon size={16} />
              </IconButton>
            )}
          </span>
        );
      })}
      {value.length < MAX_SEATS - 1 && (
        <button type="button" className="btn" onClick={() => onChange([...value, 0])}>
          <PlusIcon size={16} />
          자리
        </button>
      )}
    </div>
  );
}
