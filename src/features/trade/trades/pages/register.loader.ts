import type { GameDataServices } from '#features/game-data/game-data.services.ts';
import { itemKindName } from '#features/game-data/items/item.labels.ts';
import { itemRef } from '#features/game-data/refs.reader.ts';
import type { GameRef } from '#features/game-data/ui/public/look.ts';
import type { PageRequest } from '#shared/page.ts';
import { itemsNamed } from '../item-names.ts';
import { untradableReason } from '../tradable.rules.ts';
import { registerParams } from '../trade-page.params.ts';

const MAX_FOUND = 20;

export interface FoundItem extends GameRef {
  detail: string;
}

export interface RegisterPageData {
  catalogVersion: string;
  words: string;
  found: FoundItem[];
}

export function load({ url }: PageRequest, { catalog }: GameDataServices): RegisterPageData {
  const { q: words = '' } = registerParams.read(url.searchParams);
  const ids = words === '' ? [] : itemsNamed(catalog, words);
  const found = ids.flatMap((id) => {
    const item = catalog.itemById.get(id);
    return item && untradableReason(item) === null ? [{ ...itemRef(item), detail: itemKindName(item) }] : [];
  });
  return { catalogVersion: catalog.version, words, found: found.slice(0, MAX_FOUND) };
}
