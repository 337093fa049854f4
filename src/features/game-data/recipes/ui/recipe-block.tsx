import { Tile } from '#ui/components/tile.tsx';
import { ArrowRightIcon } from '#ui/icons/page-icons.tsx';
import type { RecipeView, StackView } from '../recipe-view.reader.ts';
import css from './recipe-block.module.css';

interface RecipeBlockProps {
  recipe: RecipeView;
  ownItemId?: number;
}

export function RecipeBlock({ recipe, ownItemId }: RecipeBlockProps) {
  return (
    <div className={css.recipe} data-id={`recipe-${recipe.id}`}>
      <div className={css.materials}>
        {recipe.materials.map((material) => (
          <Material key={material.id} stack={material} isOwn={material.id === ownItemId} />
        ))}
      </div>
      <div className={css.arrow}>
        <ArrowRightIcon />
        <span>
          <span className="visually-hidden">성공 확률 </span>
          <span className="own-text">{recipe.successRate === null ? '–' : `${recipe.successRate}%`}</span>
        </span>
      </div>
      <div className={css.twoLines}>
        <Result recipe={recipe} />
        <Terms recipe={recipe} />
      </div>
    </div>
  );
}

function Material({ stack, isOwn }: { stack: StackView; isOwn: boolean }) {
  return (
    <a
      className={isOwn ? `${css.material} ${css.own}` : css.material}
      href={`/items/${stack.id}`}
      data-card={`item:${stack.id}`}
    >
      <Tile icon={stack.icon} tone={stack.tone} />
      <span className={css.twoLines}>
        {stack.name}
        <span className="sub">
          {stack.quantity}개{stack.worth && <span className="own-text">{` · ${stack.worth}`}</span>}
        </span>
      </span>
    </a>
  );
}

/** The maker is a separate link. */
function Terms({ recipe: { place, placeHref, terms = [] } }: { recipe: RecipeView }) {
  return (
    <>
      {place && placeHref && (
        <a className={`sub ${css.term}`} href={placeHref}>
          {place}
        </a>
      )}
      {terms.map((term) => (
        <span key={term} className={`sub ${css.term}`}>
          {term}
        </span>
      ))}
    </>
  );
}

function Result({ recipe: { result, category, place, placeHref, rateNote, failure, worth } }: { recipe: RecipeView }) {
  return (
    <a className={css.result} href={`/items/${result.id}`} data-card={`item:${result.id}`}>
      <Tile icon={result.icon} tone={result.tone} size="l" />
      <span className={css.twoLines}>
        <b>{result.name}</b>
        {result.quantity > 1 && <span className="faint"> ×{result.quantity}</span>}
        <span className="sub">{(placeHref ? null : place) ?? category}</span>
        {worth?.map((line) => (
          <span key={line} className="sub">
            {line}
          </span>
        ))}
        {failure && <span className="sub">{failure}</span>}
        {rateNote && <span className="sub">{rateNote}</span>}
      </span>
    </a>
  );
}
