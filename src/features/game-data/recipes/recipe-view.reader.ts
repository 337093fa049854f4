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
  /** 전 */
  known: number;
  /** Materials without a price. */
  unpriced: number;
}

export interface RecipeView {
  id: number;
  result: StackView;
  materials: StackView[];
  /** Of the character who can use the result; missing: not known. */
  job?: number;
  /** Percent; null: not known. */
  successRate: number | null;
  category: string;
  /** Who makes it, and where. */
  place: string | null;
  /** Missing: the map is not known. */
  placeHref?: string;
  /** Besides the materials; missing: nothing. */
  terms?: string[];
  /** 전 that every attempt costs; missing: none. */
  money?: number;
  rateNote: string | null;
  failure: string | null;
  /** What a failure leaves, in short; null: not known, nothing, or it cannot fail. */
  left: string | null;
  /** What a failure gives back; null: not known. */
  returns: readonly { itemId: number; quantity: number }[] | null;
  /** Of the materials until one succeeds, as far as their prices are known; missing when none has a price. */
  cost?: RecipeCost;
  /** Lines about cost and value; missing when nothing of it has a price. */
  worth?: string[];
}

type Items = Pick<Catalog, 'itemById'>;
type Facts = Items & Pick<Catalog, 'maps' | 'mapByCode'>;

function stackView(catalog: Items, stack: { itemId: number; quantity: number }): StackView[] {
  const item = catalog.itemById.get(stack.itemId);
  return item ? [{ ...itemRef(item), quantity: stack.quantity }] : [];
}

function failureOf(catalog: Items, recipe: Recipe): Pick<RecipeView, 'failure' | 'left'> {
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
    ...placeOf(catalog, recipe),
    ...termsOf(recipe),
    rateNote: recipe.rateNote,
    ...failureOf(catalog, recipe),
    returns: recipe.failReturns,
  };
}

function usedBy(catalog: Items, { itemId }: Recipe): Pick<RecipeView, 'job'> {
  const item = catalog.itemById.get(itemId);
  const job = item && jobOf(item);
  return job === undefined ? {} : { job };
}

function placeOf(catalog: Facts, { mapCode, place, npcName }: Recipe): Pick<RecipeView, 'placeHref'> {
  if (place === null || npcName === null) return {};
  const { href } = placeView(catalog, { map: mapCode, mapName: place }, npcName);
  return href === null ? {} : { placeHref: href };
}

function termsOf(recipe: Recipe): Pick<RecipeView, 'terms' | 'money'> {
  const { level, word } = CONFIDENCE_VIEWS[recipe.confidence];
  const terms = [...recipeTerms(recipe), ...(level === 1 ? [confidenceText(word)] : [])];
  return { ...(terms.length > 0 && { terms }), ...(recipe.money !== null && { money: recipe.money }) };
}
