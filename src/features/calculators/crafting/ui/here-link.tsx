import type { ReactNode } from 'react';
import type { QueryStateOf } from '../../calculator/ui/use-query-state.ts';
import { craftingParams } from '../crafting.params.ts';

/** Names of the address that a choice may change. */
const CHOICES = ['buy', 'make', 'recipe'] as const;
type Choices = Partial<Record<(typeof CHOICES)[number], string | null>>;

interface HereLinkProps {
  queryState: QueryStateOf<typeof craftingParams>;
  changes: Choices;
  current?: boolean;
  /** A pill. */
  chip?: boolean;
  /** What it does, where its words alone do not say of what. */
  label?: string;
  children: ReactNode;
}

/** A choice of the question: an address without scripts; with them an answer at once, see `answerHere`. */
export function HereLink({ queryState, changes, current = false, chip = false, label, children }: HereLinkProps) {
  return (
    <a
      href={queryState.href(changes)}
      className={[chip && 'chip', current && 'on'].filter(Boolean).join(' ') || undefined}
      aria-current={current ? 'true' : undefined}
      aria-label={label}
      data-here
    >
      {children}
    </a>
  );
}

/**
 * Ref of what holds such links: the page answers and stays where it is. The site's own handler of links stands further out
 * and leaves alone what is prevented here; React's would come after it.
 */
export function answerHere(
  queryState: QueryStateOf<typeof craftingParams>,
): (box: HTMLElement | null) => (() => void) | undefined {
  return (box) => {
    if (!box) return undefined;
    const onClick = (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-here]') : null;
      if (!link) return;
      event.preventDefault();
      const wished = craftingParams.texts(new URLSearchParams(link.search));
      queryState.set(Object.fromEntries(CHOICES.map((name) => [name, wished[name] ?? null])));
    };
    box.addEventListener('click', onClick);
    return () => box.removeEventListener('click', onClick);
  };
}
