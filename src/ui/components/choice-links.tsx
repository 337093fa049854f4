import { classNames } from './class-names.ts';

export interface LinkChoice {
  href: string;
  label: string;
  current?: boolean;
  card?: string;
}

export interface ChoicesProps {
  label: string;
  choices: readonly LinkChoice[];
  className?: string;
}

export function choiceLinks(choices: readonly LinkChoice[], className: string) {
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

/** Scrolls a line so that its current choice is in sight. */
export function showCurrent(line: HTMLElement | null) {
  const current = line?.querySelector<HTMLElement>('[aria-current]');
  if (!line || !current || line.scrollWidth <= line.clientWidth) return;
  line.scrollLeft = current.offsetLeft - line.offsetLeft - (line.clientWidth - current.offsetWidth) / 2;
}
