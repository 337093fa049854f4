import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '#ui/components/class-names.ts';
import css from './form.module.css';

export const PRESS_AND_HOLD_MS = 800;

interface PressAndHoldButtonProps {
  disabled?: boolean;
  describedBy: string;
  onConfirmed: () => void;
  children: ReactNode;
}

export function PressAndHoldButton({ disabled = false, describedBy, onConfirmed, children }: PressAndHoldButtonProps) {
  const [isPaused, setPaused] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const confirmed = useRef(onConfirmed);
  useEffect(() => {
    confirmed.current = onConfirmed;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  function begin(): void {
    if (disabled || isPaused) return;
    setPaused(true);
    timer.current = setTimeout(() => {
      setPaused(false);
      confirmed.current();
    }, PRESS_AND_HOLD_MS);
  }
  function end(): void {
    clearTimeout(timer.current);
    setPaused(false);
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    // Suppresses the click of the key; a repeating key counts as one press.
    event.preventDefault();
    if (!event.repeat) begin();
  }

  return (
    <button
      // Enter in a field focuses this button; the form refuses a mere click.
      type="submit"
      className={classNames('btn primary', css.plate, isPaused && css.pressed)}
      disabled={disabled}
      aria-describedby={describedBy}
      onPointerDown={(event) => event.button === 0 && begin()}
      onPointerUp={end}
      onPointerLeave={end}
      onPointerCancel={end}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={onKeyDown}
      onKeyUp={end}
      onBlur={end}
    >
      {children}
    </button>
  );
}
