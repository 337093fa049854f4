import type { Catalog } from '../catalog/catalog.ts';
import { jobOf } from '../catalog/item-limits.rules.ts';
import { placeView } from '../catalog/named-place.reader.ts';
import type { Recipe } from '../catalog/recipe.contract.ts';
import { CONFIDENCE_VIEWS } from '../fact.labels.ts';
import { itemRef } from '../refs/refs.reader.ts';
import type { GameRef } from '../refs/ui/public/look.ts';
import { confidenceText, failureText, makerText, recipeTerms, stacksText } from './recipe.labels.ts';

export interface StackView extends GameRef {
  quantity: number;
  /** Price of the whole quantity (`43만`); missing when not known. */
  worth?: string;
}

export interface RecipeCost {
  /** In 전. */
  known: number;
  /** Materials without a price. */
  unpriced: number;
}

export interface RecipeView {
  id: number;
  result: StackView;
  materials: StackView[];
  /** Job of the characters who can use the result; missing: not known. */
  job?: number;
  /** Percent; null: not known. */
  successRate: number | null;
  category: string;
  /** Name of the maker, and their place. */
  place: string | null;
  /** Missing: the map is not known. */
  placeHref?: string;
  /** Requirements besides the materials; missing: none. */
  terms?: string[];
  /** Cost of every attempt in 전; missing: none. */
  money?: number;
  rateNote: string | null;
  failure: string | null;
  /** Short text of the returns after a failure; null: not known, none, or it cannot fail. */
  left: string | null;
  /** The stacks that a failed attempt returns; null: not known. */
  returns: readonly { itemId: number; quantity: number }[] | null;
  /** Expected cost of the materials until one attempt succeeds, as far as prices are known; missing when none is. */
  cost?: RecipeCost;
  /** Lines about cost and value; missing when no price is known. */
  worth?: string[];
}

type Items = Pick<Catalog, 'itemById'>;
type Facts = Items & Pick<Catalog, 'maps' | 'mapByCode'>;

function stackView(catalog: Items, stack: { itemId: number; quantity: number }): StackView[] {
  const item = catalog.itemById.get(stack.itemId);
  return item ? [{ ...itemRef(item), quantity: stack.quantity }] : [];
}

function toFailure(catalog: Items, recipe: Recipe): Pick<RecipeView, 'failure' | 'left'> {
  if (recipe.failReturns === null || recipe.successRate === 100) return { failure: null, left: null };
  const left = recipe.failReturns.flatMap((stack) => stackView(catalog, stack));
  return { failure: failureText(left, recipe.money), left: stacksText(left) || null };
}

export function recipeView(catalog: Facts, recipe: Recipe): RecipeView | null {
  const [result] = stackView(catalog, { itemId: recipe.itemId, quantity: recipe.resultQuantity });
  if (!result) return null;
  return {
    id: recipe.id,
    result,
    materials: recipe.materials.flatMap((material) => stackView(catalog, material)),
    successRate: recipe.successRate,
    category: recipe.category,
    place: makerText(recipe),
    ...usedBy(catalog, recipe),
    ...toPlace(catalog, recipe),
    ...toTerms(recipe),
    rateNote: recipe.rateNote,
    ...toFailure(catalog, recipe),
    returns: recipe.failReturns,
  };
}

function usedBy(catalog: Items, { itemId }: Recipe): Pick<RecipeView, 'job'> {
  const item = catalog.itemById.get(itemId);
  const job = item && jobOf(item);
  return job === undefined ? {} : { job };
}

function toPlace(catalog: Facts, { mapCode, place, npcName }: Recipe): Pick<RecipeView, 'placeHref'> {
  if (place === null || npcName === null) return {};
  const { href } = placeView(catalog, { map: mapCode, mapName: place }, npcName);
  return href === null ? {} : { placeHref: href };
}

function toTerms(recipe: Recipe): Pick<RecipeView, 'terms' | 'money'> {
  const { level, word } = CONFIDENCE_VIEWS[recipe.confidence];
  const terms = [...recipeTerms(recipe), ...(level === 1 ? [confidenceText(word)] : [])];
  return { ...(terms.length > 0 && { terms }), ...(recipe.money !== null && { money: recipe.money }) };
}
