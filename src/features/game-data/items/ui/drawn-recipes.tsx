import { drawnLater } from '#platform/client/drawn-later.tsx';

export const DrawnRecipes = await drawnLater(async () => (await import('./item-recipes.tsx')).ItemRecipes);
