import ItemTypePage, { params } from '#features/game-data/items/pages/item-type.page.tsx';
import { UsableByMe } from './usable-by-me.tsx';

/** @public Read by the list of pages. */
export { params };

export default function ItemTypeWithCharacter() {
  return <ItemTypePage mine={<UsableByMe />} />;
}
