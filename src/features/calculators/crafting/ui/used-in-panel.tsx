import { Panel } from '#ui/components/panel.tsx';
import { Tile } from '#ui/components/tile.tsx';
import type { UsedIn } from '../craft.facts.ts';
import { craftingParams } from '../crafting.params.ts';
import css from './crafting.module.css';

/** Lists recipes that use the item as a material; the other materials are on the pages of the results. */
export function UsedInPanel({ usedIn }: { usedIn: readonly UsedIn[] }) {
  return (
    <Panel title="재료로 쓰는 조합" aside={`${usedIn.length}가지`}>
      <ul className={css.usedIn}>
        {usedIn.map(({ recipeId, item: { id, name, icon, tone }, rate }) => (
          <li key={recipeId} className="tap-row">
            <Tile icon={icon} tone={tone} size="s" />
            <a href={craftingParams.link('/recipe', { item: id })} className="opens" data-card={`item:${id}`}>
              {name}
            </a>
            <span className="meta ml-auto">{rate === null ? '확률 모름' : `${rate}%`}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
