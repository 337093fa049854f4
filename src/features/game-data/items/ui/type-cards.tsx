import { formatDigits } from '#shared/korean/amount.ts';
import { Tile } from '#ui/components/tile.tsx';
import { ItemLink } from '../../ui/public/item-link.tsx';
import type { TypeCard } from '../pages/items.loader.ts';
import css from './type-cards.module.css';

export function TypeCards({ types }: { types: readonly TypeCard[] }) {
  return (
    <div className={css.cards}>
      {types.map((type) => (
        <section key={type.id} className="panel" aria-label={type.name}>
          <a className={css.head} href={`/items/types/${type.id}`}>
            <Tile icon={type.look.icon} tone={type.look.tone} size="l" />
            <span className="grow">
              <span className="h2">{type.name}</span>
              <span className="sub">
                {formatDigits(type.count)}가지{type.levels && ` · 레벨 ${type.levels}`}
              </span>
            </span>
          </a>
          <ul className={css.samples}>
            {type.samples.map((item) => (
              <li key={item.id}>
                <ItemLink {...item} size="s" />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
