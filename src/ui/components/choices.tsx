import { classNames } from './class-names.ts';

export interface LinkChoice {
  href: string;
  label: string;
  current?: boolean;
  /** Whose card it shows, `item:123`, where its label is a name of the game. */
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
  /** Said to screen readers: what is chosen here. */
  label: string;
  choices: readonly LinkChoice[];
  className?: string;
}

/** Where the line is moved sideways, the current choice is brought into it. */
function showCurrent(line: HTMLElement | null) {
  const current = line?.querySelector<HTMLElement>('[aria-current]');
  if (!line || !current || line.scrollWidth <= line.clientWidth) return;
  line.scrollLeft = current.offsetLeft - line.offsetLeft - (line.clientWidth - current.offsetWidth) / 2;
}

/** Filters as pills; below 900 px they scroll in one line. */
export function Chips({ label, choices, className }: ChoicesProps) {
  return (
    <nav className={classNames('chips scroll', className)} aria-label={label} ref={showCurrent}>
      {links(choices, 'chip')}
    </nav>
  );
}

/** Two to five exclusive choices in one frame. */
export function Segmented({ label, choices, className, small = false }: ChoicesProps & { small?: boolean }) {
  return (
    <nav className={classNames('seg', small && 'sm', className)} aria-label={label}>
      {links(choices, '')}
    </nav>
  );
}

/** Views of one thing, or its neighbours, with the vermilion line under the current one; on phones what holds them scrolls. */
export function Tabs({ label, choices, className }: ChoicesProps) {
  return (
    <nav
      className={classNames('tabs', className)}
      aria-label={label}
      ref={(tabs) => showCurrent(tabs?.parentElement ?? null)}
    >
      {links(choices, '')}
    </nav>
  );
}
