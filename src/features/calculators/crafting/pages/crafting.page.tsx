import { drawnLater } from '#platform/client/drawn-later.tsx';
import { usePageData } from '#platform/client/use-page-data.ts';
import { craftingParams } from '../crafting.params.ts';
import { CraftingTool } from '../ui/crafting-tool.tsx';
import type { load } from './crafting.loader.ts';

/** @public Read by the list of pages. */
export const params = craftingParams;

const RecipeList = await drawnLater(
  async () => (await import('#features/game-data/recipes/ui/recipe-list.tsx')).RecipeList,
);

export default function CraftingPage() {
  const data = usePageData<typeof load>();
  return data.kind === 'list' ? <RecipeList {...data} params={craftingParams} /> : <CraftingTool {...data} />;
}
