import { formatAmount } from '#shared/korean/amount.ts';
import { knownCostText, unpricedText } from '#shared/korean/material-cost.ts';
import { Collapsible } from '#ui/components/collapsible.tsx';
import { Tile } from '#ui/components/tile.tsx';
import { isWorthShowing } from '../../columns.rules.ts';
import { splitRecipes } from '../recipe-list.rules.ts';
import type { RecipeView, StackView } from '../recipe-view.reader.ts';
import css from './recipes.module.css';

/** Below this share there is no column, and the cost is shown below the materials. */
const MIN_SHARE = 0.3;

/** A table for each category, the later ones folded; each row links to the calculator of its item. */
export function RecipeTable({ recipes }: { recipes: readonly RecipeView[] }) {
  const hasCost = isWorthShowing(recipes, ({ cost }) => cost, MIN_SHARE);
  return splitRecipes(recipes).map(({ category, open, rest }) => (
    <div key={category} className={css.group}>
      {open.length > 0 && (
        <>
          <h3 className={css.category}>
            {category} <span className="faint">{open.length + rest.length}가지</span>
          </h3>
          <Recipes label={category} recipes={open} hasCost={hasCost} />
        </>
      )}
      {rest.length > 0 && (
        <Collapsible title={`${category} ${rest.length}가지${open.length > 0 ? ' 더' : ''}${namedIn(rest)}`}>
          <Recipes label={`${category} 나머지`} recipes={rest} hasCost={hasCost} />
        </Collapsible>
      )}
    </div>
  ));
}

const NAMED = 4;

/** `: 가, 나, 다, 라 등` */
function namedIn(recipes: readonly RecipeView[]): string {
  const names = recipes.slice(0, NAMED).map(({ result }) => result.name);
  return `: ${names.join(', ')}${recipes.length > names.length ? ' 등' : ''}`;
}

interface RecipesProps {
  label: string;
  recipes: readonly RecipeView[];
  hasCost: boolean;
}

function Recipes({ label, recipes, hasCost }: RecipesProps) {
  return (
    <table className={`t even stays ${css.recipes}`} aria-label={label}>
      <colgroup>
        <col />
        <col className={css.left} />
        <col className={`wide ${css.rate}`} />
        {hasCost && <col className={css.cost} />}
      </colgroup>
      <thead>
        <tr>
          <th scope="col">
            <span className={css.made}>
              <span>완성품</span>
              <span className="wide">재료</span>
              <span className="narrow">성공</span>
            </span>
          </th>
          <th scope="col" className="wide">
            실패하면 남는 것
          </th>
          <th scope="col" className="num wide">
            성공
          </th>
          {hasCost && (
            <th scope="col" className="num">
              재료비
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {recipes.map((recipe) => (
          <RecipeLine key={recipe.id} recipe={recipe} hasCost={hasCost} />
        ))}
      </tbody>
    </table>
  );
}

function RecipeLine({ recipe, hasCost }: { recipe: RecipeView; hasCost: boolean }) {
  const { id, result, materials, successRate, place, placeHref, terms = [], left, cost } = recipe;
  const rate = successRate === null ? <span className="faint">모름</span> : `${successRate}%`;
  return (
    <tr className="tap-row" data-id={`recipe-${id}`}>
      <td>
        <div className={css.made}>
          <a className="item opens" href={`/recipe?item=${result.id}&count=1`} data-card={`item:${result.id}`}>
            <Tile icon={result.icon} tone={result.tone} />
            <span className="min-w-0">
              <span className="nm">{result.name}</span>
              {result.quantity > 1 && <span className="faint"> ×{result.quantity}</span>}
              {place && !placeHref && <span className="sub">{place}</span>}
            </span>
          </a>
          <span className="narrow num">{rate}</span>
          <div>
            <Materials stacks={materials} />
            {place && placeHref && (
              <a className={`sub ${css.maker}`} href={placeHref}>
                {place}
              </a>
            )}
            {terms.length > 0 && <span className="sub">{terms.join(' · ')}</span>}
            {!hasCost && cost && <span className="sub">재료비 {knownCostText(cost.known, cost.unpriced)}</span>}
            {left && <span className="sub narrow">실패하면 {left} 남음</span>}
          </div>
        </div>
      </td>
      <td className={`wide faint ${css.remains}`}>{left ?? (successRate === 100 ? '' : '–')}</td>
      <td className="num wide">{rate}</td>
      {hasCost && (
        <td className="num">
          <span className="own-text">{cost ? formatAmount(cost.known) : <span className="faint">–</span>}</span>
          {cost && cost.unpriced > 0 && <span className="sub">{unpricedText(cost.unpriced, cost.known)}</span>}
        </td>
      )}
    </tr>
  );
}

function Materials({ stacks }: { stacks: readonly StackView[] }) {
  return (
    <ul className={css.materials}>
      {stacks.map(({ id, name, icon, tone, quantity }) => (
        <li key={id}>
          <a href={`/items/${id}`} data-card={`item:${id}`}>
            <Tile icon={icon} tone={tone} size="s" />
            {name} <b>{quantity}</b>
          </a>
        </li>
      ))}
    </ul>
  );
}
