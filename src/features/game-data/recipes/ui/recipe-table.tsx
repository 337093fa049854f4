import { Fragment } from 'react';
import { formatAmount } from '#shared/korean/amount.ts';
import { unpricedText } from '#shared/korean/material-cost.ts';
import { LongList } from '#ui/components/long-list.tsx';
import { Tile } from '#ui/components/tile.tsx';
import { groupRecipes } from '../recipe-list.rules.ts';
import type { RecipeView } from '../recipe-view.reader.ts';
import css from './recipes.module.css';

/** Rows in the order of their categories, each leading to the calculator of its item. */
export function RecipeTable({ recipes }: { recipes: readonly RecipeView[] }) {
  return (
    <LongList rows={recipes}>
      {(some, first) => (
        <table
          className={`t even stays ${css.recipes}`}
          aria-label={first === 0 ? '조합법' : `조합법 ${first + 1}번째부터`}
        >
          <colgroup>
            <col className={css.made} />
            <col className={css.materials} />
            <col className={css.rate} />
            <col className={css.cost} />
          </colgroup>
          <thead>
            <tr>
              <th scope="col">완성품</th>
              <th scope="col" className="wide">
                재료
              </th>
              <th scope="col" className="num">
                성공
              </th>
              <th scope="col" className="num">
                재료비
              </th>
            </tr>
          </thead>
          {groupRecipes(some).map(({ category, recipes: made }) => (
            <tbody key={category}>
              <tr>
                <th scope="rowgroup" colSpan={3} className={css.category}>
                  {category}
                </th>
                <td className="wide" />
              </tr>
              {made.map((recipe) => (
                <RecipeLine key={recipe.id} recipe={recipe} />
              ))}
            </tbody>
          ))}
        </table>
      )}
    </LongList>
  );
}

function RecipeLine({ recipe: { id, result, materials, successRate, cost } }: { recipe: RecipeView }) {
  const parts = materials.map(({ id: itemId, name, quantity }, index) => (
    <Fragment key={itemId}>
      {index > 0 && ' · '}
      <span className="nowrap">
        {name} {quantity}
      </span>
    </Fragment>
  ));
  return (
    <tr className="tap-row" data-id={`recipe-${id}`}>
      <td>
        <a className="item opens" href={`/recipe?item=${result.id}&count=1`} data-card={`item:${result.id}`}>
          <Tile icon={result.icon} tone={result.tone} />
          <span className="min-w-0">
            <span className="nm">{result.name}</span>
            {result.quantity > 1 && <span className="faint"> ×{result.quantity}</span>}
          </span>
        </a>
        <span className={`sub narrow ${css.parts}`}>{parts}</span>
      </td>
      <td className={`wide dim ${css.parts}`}>{parts}</td>
      <td className="num">{successRate === null ? <span className="faint">모름</span> : `${successRate}%`}</td>
      <td className="num">
        {cost ? formatAmount(cost.known) : <span className="faint">–</span>}
        {cost && cost.unpriced > 0 && <span className="sub">{unpricedText(cost.unpriced, cost.known)}</span>}
      </td>
    </tr>
  );
}
