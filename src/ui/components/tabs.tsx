import { type ChoicesProps, choiceLinks, showCurrent } from './choice-links.tsx';
import { classNames } from './class-names.ts';

export function Tabs({ label, choices, className }: ChoicesProps) {
  return (
    <nav
      className={classNames('tabs', className)}
      aria-label={label}
      ref={(tabs) => showCurrent(tabs?.parentElement ?? null)}
    >
      {choiceLinks(choices, '')}
    </nav>
  );
}
