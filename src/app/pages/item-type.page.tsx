import ItemTypePage, { params } from '#features/game-data/items/pages/item-type.page.tsx';
import { drawnLater } from '#platform/client/drawn-later.tsx';

/** @public Read by the list of pages. */
export { params };

const UsableInType = await drawnLater(async () => (await import('./usable-in-type.tsx')).UsableInType);

export default function ItemTypeWithCharacter() {
  return <ItemTypePage mine={<UsableInType />} />;
}
