import { itemKindName } from '#features/game-data/catalog/item.labels.ts';
import type { GameDataServices } from '#features/game-data/game-data.services.ts';
import { itemRef } from '#features/game-data/refs/refs.reader.ts';
import type { GameRef } from '#features/game-data/refs/ui/public/look.ts';
import { isAppError } from '#shared/errors.ts';
import type { PageRequest } from '#shared/page.ts';
import type { TradeServices } from '../../trade-readers.ts';
import { untradableReason } from '../../trades/tradable.rules.ts';
import { itemsNamed } from '../../trades/trade-card.labels.ts';
import { registerParams } from '../trade-page.params.ts';

const MAX_FOUND = 20;
const MAX_POPULAR = 6;

export interface FoundItem extends GameRef {
  detail: string;
}

export interface RegisterPageData {
  catalogVersion: string;
  words: string;
  found: FoundItem[];
  /** The most traded items, to begin with; empty when the visitor searches. */
  popular: FoundItem[];
}

type Services = GameDataServices & Pick<TradeServices, 'quotes'>;

export async function load({ url }: PageRequest, services: Services): Promise<RegisterPageData> {
  const { catalog } = services;
  const { q: words = '', gameServer } = registerParams.read(url.searchParams);
  const found = words === '' ? [] : tradableAmong(itemsNamed(catalog, words), services).slice(0, MAX_FOUND);
  return {
    catalogVersion: catalog.version,
    words,
    found,
    popular: words === '' ? await popularItems(services, gameServer) : [],
  };
}

/** Returns none when reading fails: the page renders without them. */
async function popularItems(services: Services, gameServer: number | undefined): Promise<FoundItem[]> {
  try {
    const popular = await services.quotes.popular({ limit: MAX_POPULAR, gameServer });
    return tradableAmong(
      popular.map(({ itemId }) => itemId),
      services,
    );
  } catch (error) {
    if (isAppError(error) && error.code === 'UNAVAILABLE') return [];
    throw error;
  }
}

function tradableAmong(ids: readonly number[], { catalog }: Services): FoundItem[] {
  return ids.flatMap((id) => {
    const item = catalog.itemById.get(id);
    return item && untradableReason(item) === null ? [{ ...itemRef(item), detail: itemKindName(item) }] : [];
  });
}
