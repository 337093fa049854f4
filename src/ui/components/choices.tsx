import { type ChoicesProps, choiceLinks, showCurrent } from './choice-links.tsx';
import { classNames } from './class-names.ts';

export function Chips({ label, choices, className }: ChoicesProps) {
  return (
    <nav className={classNames('chips scroll', className)} aria-label={label} ref={showCurrent}>
      {choiceLinks(choices, 'chip')}
    </nav>
  );
}

export function Segmented({ label, choices, className, small = false }: ChoicesProps & { small?: boolean }) {
  return (
    <nav className={classNames('seg', small && 'sm', className)} aria-label={label}>
      {choiceLinks(choices, '')}
    </nav>
  );
}
