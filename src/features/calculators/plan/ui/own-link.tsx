import { classNames } from '#ui/components/class-names.ts';
import type { QueryStateOf } from '../../calculator/ui/use-query-state.ts';
import type { PlanItem } from '../advancement.facts.ts';
import type { planParams } from '../plan.params.ts';
import css from './plan.module.css';

interface OwnLinkProps {
  queryState: QueryStateOf<typeof planParams>;
  item: PlanItem;
  owned: ReadonlySet<number>;
}

export function OwnLink({ queryState, item, owned }: OwnLinkProps) {
  const isOwned = owned.has(item.id);
  const next = isOwned ? [...owned].filter((id) => id !== item.id) : [...owned, item.id];
  const change = { own: next.length > 0 ? next.join(',') : null };
  return (
    <a
      className={classNames('chip', isOwned && 'on', css.tall)}
      href={queryState.href(change)}
      aria-label={`${item.name} 가짐`}
      aria-current={isOwned ? 'true' : undefined}
      ref={answerHere(() => queryState.set(change))}
    >
      가짐
    </a>
  );
}

/** Prevents the default, which the site's handler of links (on an outer element) respects: the page does not scroll. */
function answerHere(answer: () => void): (link: HTMLElement | null) => (() => void) | undefined {
  return (link) => {
    if (!link) return undefined;
    const onClick = (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      answer();
    };
    link.addEventListener('click', onClick);
    return () => link.removeEventListener('click', onClick);
  };
}
