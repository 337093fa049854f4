import { DrawnPart, drawnPart } from '#platform/client/drawn-part.tsx';
import '../../ui/public/recipe-block.module.css';
import type { ItemRecipesProps } from './item-recipes.tsx';

const load = () => import('./item-recipes.tsx').then(({ ItemRecipes }) => ({ default: ItemRecipes }));
const RECIPES = drawnPart<ItemRecipesProps>(load, import.meta.env.SSR ? (await load()).default : undefined);

export function DrawnRecipes(props: ItemRecipesProps) {
  return <DrawnPart part={RECIPES} props={props} />;
}
