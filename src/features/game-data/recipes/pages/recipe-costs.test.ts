import { describe, expect, it } from 'vitest';
import { formatAmount } from '#shared/korean/amount.ts';
import { pricedAt } from '#tests/support/no-market.ts';
import { projectCatalog } from '#tests/support/project-facts.ts';
import { load } from './recipes.loader.ts';

const catalog = await projectCatalog();
const PRICE = 10_000;

describe('the costs of the list of recipes', () => {
  it('are those of all attempts, less what every failure gives back', async () => {
    const { recipes } = await load({ params: {}, url: new URL('http://site/recipe') }, { catalog, ...pricedAt(PRICE) });
    let lower = 0;
    for (const recipe of recipes) {
      const { materials, successRate, returns } = recipe;
      if (successRate === null || successRate <= 0 || successRate >= 100) continue;
      const failures = 100 / successRate - 1;
      const pieces = materials.map(({ id, quantity }) => {
        const back = (returns ?? []).filter(({ itemId }) => itemId === id).reduce((sum, one) => sum + one.quantity, 0);
        return quantity + failures * (quantity - Math.min(quantity, back));
      });
      const paid = (recipe.money ?? 0) * (failures + 1);
      const cost = Math.round(pieces.reduce((sum, one) => sum + one, 0) * PRICE + paid);
      expect(recipe.worth).toContain(`한 번 성공에 ${formatAmount(cost)}`);
      const whole = materials.reduce((sum, { quantity }) => sum + quantity, 0) * (failures + 1) * PRICE + paid;
      if (cost < Math.round(whole)) lower += 1;
    }
    expect(lower).toBeGreaterThanOrEqual(47);
  });
});
