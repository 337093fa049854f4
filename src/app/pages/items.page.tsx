import ItemsPage, { params } from '#features/game-data/items/pages/items.page.tsx';
import { drawnLater } from '#platform/client/drawn-later.tsx';

/** @public Read by the list of pages. */
export { params };

const Comparison = await drawnLater(async () => (await import('./item-comparison.tsx')).ItemComparison);

export default function ItemsWithComparison() {
  return <ItemsPage Comparison={Comparison} />;
}
