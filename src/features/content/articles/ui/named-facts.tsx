import type { TileLook } from '#features/game-data/refs/ui/public/look.ts';
import { PhoneCollapsible } from '#features/game-data/ui/public/phone-collapsible.tsx';
import { formatAmount } from '#shared/korean/amount.ts';
import { Tile } from '#ui/components/tile.tsx';
import css from './articles.module.css';

export interface FactRow extends TileLook {
  name: string;
  href: string;
  card: string | null;
  /** 전 per piece; null: no quote. */
  price: number | null;
}

const TITLE = '이 글에 나오는 것';

/** It is folded on phones, because the text above it links to all of the facts. */
export function NamedFacts({ facts }: { facts: readonly FactRow[] }) {
  if (facts.length === 0) return null;
  return (
    <aside className="panel" aria-label={TITLE}>
      <header className={`wide ${css.namedHead}`}>
        <h2>{TITLE}</h2>
      </header>
      <PhoneCollapsible title={TITLE} className={css.named}>
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
      </PhoneCollapsible>
    </aside>
  );
}
