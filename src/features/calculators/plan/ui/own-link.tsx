import type { Asked } from '../../calculator/ui/use-asked.ts';
import type { PlanItem } from '../advancement-facts.ts';

interface OwnLinkProps {
  asked: Asked;
  item: PlanItem;
  owned: ReadonlySet<number>;
}

/** A link, so that it works without scripts too: the address keeps what one has. */
export function OwnLink({ asked, item, owned }: OwnLinkProps) {
  const isOwned = owned.has(item.id);
  const next = isOwned ? [...owned].filter((id) => id !== item.id) : [...owned, item.id];
  const change = { own: next.length > 0 ? next.join(',') : null };
  return (
    <a
      className={isOwned ? 'chip on' : 'chip'}
      href={asked.href(change)}
      aria-label={`${item.name} 가짐`}
      aria-current={isOwned ? 'true' : undefined}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        asked.set(change);
      }}
    >
      가짐
    </a>
  );
}
