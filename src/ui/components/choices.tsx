import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface LinkChoice {
  href: string;
  label: ReactNode;
  current?: boolean;
  card?: string;
}

function links(choices: readonly LinkChoice[], className: string) {
  return choices.map((choice) => (
    <a
      key={choice.href}
      href={choice.href}
      className={classNames(className, choice.current && 'on')}
      aria-current={choice.current ? 'true' : undefined}
      data-card={choice.card}
    >
      {choice.label}
    </a>
  ));
}

interface ChoicesProps {
  label: string;
  choices: readonly LinkChoice[];
  className?: string;
}

function showCurrent(line: HTMLElement | null) {
  const current = line?.querySelector<HTMLElement>('[aria-current]');
  if (!line || !current || line.scrollWidth <= line.clientWidth) return;
  line.scrollLeft = current.offsetLeft - line.offsetLeft - (line.clientWidth - current.offsetWidth) / 2;
}

/** A longer list of chips is one line that scrolls on phones. */
const WRAPPED_CHIPS = 6;

export function Chips({ label, choices, className }: ChoicesProps) {
  const isLong = choices.length > WRAPPED_CHIPS;
  return (
    <nav className={classNames('chips', isLong && 'scroll swipe', className)} aria-label={label} ref={showCurrent}>
      {links(choices, 'chip')}
    </nav>
  );
}

export function Segmented({ label, choices, className, small = false }: ChoicesProps & { small?: boolean }) {
  return (
    <nav className={classNames('seg', small && 'sm', className)} aria-label={label}>
      {links(choices, '')}
    </nav>
  );
}

export function Tabs({ label, choices, className }: ChoicesProps) {
  return (
    <nav
      className={classNames('tabs', className)}
      aria-label={label}
      ref={(tabs) => {
        showCurrent(tabs);
        showCurrent(tabs?.parentElement ?? null);
      }}
    >
      {links(choices, '')}
    </nav>
  );
}
