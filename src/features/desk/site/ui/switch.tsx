import type { ReactNode } from 'react';
import css from './switch.module.css';

interface SwitchProps {
  label: string;
  /** Below the label: what the other state means. */
  detail: string;
  /** Before the switch. */
  aside?: ReactNode;
  isOn: boolean;
  isBusy: boolean;
  error: string | null;
  onChange: (isOn: boolean) => void;
}

/** A row with a switch that acts at once. */
export function SwitchRow({ label, detail, aside, isOn, isBusy, error, onChange }: SwitchProps) {
  return (
    <div className={css.row}>
      <span className="grow">
        <span>{label}</span>
        <span className={`meta block ${css.detail}`}>{detail}</span>
        {error !== null && (
          <span className="meta up block" role="alert">
            {error}
          </span>
        )}
      </span>
      {aside}
      <button
        type="button"
        role="switch"
        aria-checked={isOn}
        aria-label={label}
        aria-disabled={isBusy}
        className={css.toggle}
        onClick={() => !isBusy && onChange(!isOn)}
      />
    </div>
  );
}
