import { craftingParams } from '../../crafting/crafting.params.ts';
import type { PlanItem } from '../advancement.facts.ts';
import css from './plan.module.css';

/** Links to the sources of the material. */
export function MaterialSource({ item: { id, drops, shops, recipe } }: { item: PlanItem }) {
  return (
    <span className={`${css.source} ${css.small}`}>
      {drops.length + shops.length === 0 && !recipe && <span className="faint">알려지지 않음</span>}
      {recipe && (
        <a className="quiet" href={craftingParams.link('/recipe', { item: id, count: 1 })}>
          조합{recipe.place && <span className="own-text">{` · ${recipe.place}`}</span>}
        </a>
      )}
      {drops.map(({ monster, dungeon }) => (
        <span key={monster.id}>
          <a className="quiet" href={`/monsters/${monster.id}`} data-card={`monster:${monster.id}`}>
            {monster.name}
          </a>
          {dungeon && (
            <>
              {' · '}
              <a className="quiet dim" href={`/dungeons/regions/${dungeon.region}#${dungeon.id}`}>
                {dungeon.name}
              </a>
            </>
          )}
        </span>
      ))}
      {shops.map((shop) => (
        <span key={shop}>파는 곳 {shop}</span>
      ))}
    </span>
  );
}
