import ItemsPage, { params } from '#features/game-data/items/pages/items.page.tsx';
import { drawnLater } from '#platform/client/drawn-later.tsx';

/** @public Read by the list of pages. */
export { params };

const Comparison = await drawnLater(async () => (await import('./item-comparison.tsx')).ItemComparison);
const UsableTypes = await drawnLater(async () => (await import('./usable-types.tsx')).UsableTypes);

export default function ItemsWithCharacter() {
  return <ItemsPage Comparison={Comparison} mine={<UsableTypes />} />;
}
