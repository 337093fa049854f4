import { drawnLater } from '#platform/client/drawn-later.tsx';
import '../../ui/public/recipe-block.module.css';

export const DrawnRecipes = await drawnLater(async () => (await import('./item-recipes.tsx')).ItemRecipes);
