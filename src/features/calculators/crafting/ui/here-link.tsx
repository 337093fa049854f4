import type { ReactNode } from 'react';
import type { Asked } from '../../calculator/ui/use-asked.ts';

interface HereLinkProps {
  asked: Asked;
  changes: Readonly<Record<string, string | null>>;
  current?: boolean;
  /** A pill. */
  chip?: boolean;
  /** What it does, where its words alone do not say of what. */
  label?: string;
  children: ReactNode;
}

/** A choice of the question: an address without scripts, with them an answer at once and no movement of the page. */
export function HereLink({ asked, changes, current = false, chip = false, label, children }: HereLinkProps) {
  return (
    <a
      href={asked.href(changes)}
      className={[chip && 'chip', current && 'on'].filter(Boolean).join(' ') || undefined}
      aria-current={current ? 'true' : undefined}
      aria-label={label}
      onClick={(event) => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        asked.set(changes);
      }}
    >
      {children}
    </a>
  );
}
