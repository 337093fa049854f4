import type { ReactNode } from 'react';
import type { QueryStateOf } from '../../calculator/ui/use-query-state.ts';
import { craftingParams } from '../crafting.params.ts';

const CHOICES = ['buy', 'make', 'recipe'] as const;
type Choices = Partial<Record<(typeof CHOICES)[number], string | null>>;

interface HereLinkProps {
  queryState: QueryStateOf<typeof craftingParams>;
  changes: Choices;
  current?: boolean;
  chip?: boolean;
  label?: string;
  children: ReactNode;
}

/** A link without scripts; with them the answer updates in place, see `answerHere`. */
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
 * Ref of an element with such links: updates the answer without navigating. It prevents the default, which the site's
 * handler of links on an outer element respects; React's own handler would run after that one.
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
