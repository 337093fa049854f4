import { formatAmount } from '#shared/korean/amount.ts';
import { knownCostText } from '#shared/korean/material-cost.ts';
import { computeOdds, perSuccess } from './recipe-odds.rules.ts';
import type { RecipeView, StackView } from './recipe-view.reader.ts';

/** 전 per piece, by item id; items without a price are missing. */
export type Prices = ReadonlyMap<number, number>;

export function itemsOfRecipes(recipes: readonly RecipeView[]): number[] {
  return [...new Set(recipes.flatMap(({ result, materials }) => [result.id, ...materials.map(({ id }) => id)]))];
}

export function withWorth(recipe: RecipeView, prices: Prices): RecipeView {
  const { result, materials, money = 0 } = recipe;
  const known = materials.filter(({ id }) => prices.has(id));
  const resultPrice = prices.get(result.id);
  if (known.length === 0 && resultPrice === undefined && money === 0) return recipe;
  const missing = materials.length - known.length;
  const cost = known.reduce((sum, { id, quantity }) => sum + (prices.get(id) ?? 0) * quantity, money);
  const expected = costPerSuccess(recipe, prices);
  const worth = [
    ...costLines(cost, { missing, money, isKnown: known.length > 0 || money > 0, expected }),
    ...(resultPrice === undefined ? [] : [`완성품 시세 ${formatAmount(resultPrice * result.quantity)}`]),
  ];
  return {
    ...recipe,
    materials: materials.map((stack) => stackWithWorth(stack, prices)),
    worth,
    ...((known.length > 0 || money > 0) && { cost: { known: Math.round(expected ?? cost), unpriced: missing } }),
  };
}

interface CostParts {
  missing: number;
  money: number;
  isKnown: boolean;
  expected: number | null;
}

function costLines(cost: number, { missing, money, isKnown, expected }: CostParts): string[] {
  if (!isKnown) return ['재료비 시세 없음'];
  return [
    `${money > 0 ? '재료비와 제작비' : '재료비'} ${knownCostText(cost, missing)}`,
    ...(expected === null || missing > 0 ? [] : [`한 번 성공에 ${formatAmount(Math.round(expected))}`]),
  ];
}

/** Expected 전 of all attempts until one succeeds; null: the recipe cannot fail, or its rate is not known. */
function costPerSuccess({ materials, successRate, returns, money = 0 }: RecipeView, prices: Prices): number | null {
  if (successRate === null || successRate <= 0 || successRate >= 100) return null;
  const stacks = materials.map(({ id, quantity }) => ({ itemId: id, quantity }));
  const odds = computeOdds({ materials: stacks, rate: successRate, returns });
  if (odds === null) return null;
  const attempts = 1 + odds.failures;
  return odds.materials.reduce(
    (sum, one) => sum + (prices.get(one.itemId) ?? 0) * perSuccess(one, odds),
    money * attempts,
  );
}

function stackWithWorth(stack: StackView, prices: Prices): StackView {
  const price = prices.get(stack.id);
  return price === undefined ? stack : { ...stack, worth: formatAmount(price * stack.quantity) };
}
