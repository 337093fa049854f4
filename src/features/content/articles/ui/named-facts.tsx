import type { TileLook } from '#features/game-data/ui/public/look.ts';
import { formatAmount } from '#shared/korean/amount.ts';
import { Panel } from '#ui/components/panel.tsx';
import { Tile } from '#ui/components/tile.tsx';
import css from './articles.module.css';

export interface FactRow extends TileLook {
  name: string;
  href: string;
  card: string | null;
  /** 전 per piece; null: no quote. */
  price: number | null;
}

/** 이 글에 나오는 것 */
export function NamedFacts({ facts }: { facts: readonly FactRow[] }) {
  if (facts.length === 0) return null;
  return (
    <Panel title="이 글에 나오는 것" as="aside">
      <ul className={css.facts}>
        {facts.map(({ name, href, card, icon, tone, price }) => (
          <li key={href}>
            <a href={href} data-card={card ?? undefined}>
              <Tile icon={icon} tone={tone} size="s" />
              <span>{name}</span>
              {price !== null && <span className={css.price}>{formatAmount(price)}</span>}
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
