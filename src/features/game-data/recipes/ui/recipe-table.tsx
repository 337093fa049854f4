import { Fragment } from 'react';
import { formatAmount } from '#shared/korean/amount.ts';
import { knownCostText, unpricedText } from '#shared/korean/material-cost.ts';
import { LongList } from '#ui/components/long-list.tsx';
import { Tile } from '#ui/components/tile.tsx';
import { isWorthShowing } from '../../columns.rules.ts';
import { groupRecipes } from '../recipe-list.rules.ts';
import type { RecipeView } from '../recipe-view.reader.ts';
import css from './recipes.module.css';

/** Fewer stand beside their materials instead. */
const MIN_SHARE = 0.3;

/** Rows in the order of their categories, each leading to the calculator of its item. */
export function RecipeTable({ recipes }: { recipes: readonly RecipeView[] }) {
  const hasCost = isWorthShowing(recipes, ({ cost }) => cost, MIN_SHARE);
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
            <col className={css.left} />
            <col className={css.rate} />
            {hasCost && <col className={css.cost} />}
          </colgroup>
          <thead>
            <tr>
              <th scope="col">완성품</th>
              <th scope="col" className="wide">
                재료
              </th>
              <th scope="col" className="wide">
                실패하면 남는 것
              </th>
              <th scope="col" className="num">
                성공
              </th>
              {hasCost && (
                <th scope="col" className="num">
                  재료비
                </th>
              )}
            </tr>
          </thead>
          {groupRecipes(some).map(({ category, recipes: made }) => (
            <tbody key={category}>
              <tr>
                <th scope="rowgroup" colSpan={2} className={css.category}>
                  {category}
                </th>
                <td className="wide" />
                <td className="wide" />
                {hasCost && <td />}
              </tr>
              {made.map((recipe) => (
                <RecipeLine key={recipe.id} recipe={recipe} hasCost={hasCost} />
              ))}
            </tbody>
          ))}
        </table>
      )}
    </LongList>
  );
}

function RecipeLine({ recipe, hasCost }: { recipe: RecipeView; hasCost: boolean }) {
  const { id, result, materials, successRate, place, left, cost } = recipe;
  const parts = materials.map(({ id: itemId, name, quantity }, index) => (
    <Fragment key={itemId}>
      {index > 0 && ' '}
      <span className="nowrap">
        {name} {quantity}
        {index < materials.length - 1 && ' ·'}
      </span>
    </Fragment>
  ));
  const costBeside = !hasCost && cost && <span className="sub">재료비 {knownCostText(cost.known, cost.unpriced)}</span>;
  return (
    <tr className="tap-row" data-id={`recipe-${id}`}>
      <td>
        <a className="item opens" href={`/recipe?item=${result.id}&count=1`} data-card={`item:${result.id}`}>
          <Tile icon={result.icon} tone={result.tone} />
          <span className="min-w-0">
            <span className="nm">{result.name}</span>
            {result.quantity > 1 && <span className="faint"> ×{result.quantity}</span>}
            {place && <span className="sub">{place}</span>}
          </span>
        </a>
        <span className={`sub narrow ${css.parts}`}>{parts}</span>
        {left && <span className={`sub narrow faint ${css.parts}`}>실패하면 {left} 남음</span>}
        <span className="narrow">{costBeside}</span>
      </td>
      <td className={`wide dim ${css.parts}`}>
        {parts}
        {costBeside}
      </td>
      <td className={`wide faint ${css.parts}`}>{left ?? (successRate === 100 ? '' : '–')}</td>
      <td className="num">{successRate === null ? <span className="faint">모름</span> : `${successRate}%`}</td>
      {hasCost && (
        <td className="num">
          {cost ? formatAmount(cost.known) : <span className="faint">–</span>}
          {cost && cost.unpriced > 0 && <span className="sub">{unpricedText(cost.unpriced, cost.known)}</span>}
        </td>
      )}
    </tr>
  );
}
