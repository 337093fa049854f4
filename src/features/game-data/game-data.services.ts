import type { Catalog } from './catalog/catalog.ts';

export interface PriceServices {
  /**
   * Prices in 전 per piece, by item id. Items without a price are missing; the map is empty when prices cannot be read.
   * @param gameServer all servers when left out
   */
  pricesOf(itemIds: readonly number[], gameServer?: number | undefined): Promise<ReadonlyMap<number, number>>;
}

export interface ServerPriceServices {
  /** Prices as in `pricesOf`, for each game server separately, in the order of the site. */
  pricesOfServers(itemIds: readonly number[]): Promise<readonly ServerPrices[]>;
}

export interface ServerPrices {
  gameServer: { id: number; name: string };
  prices: ReadonlyMap<number, number>;
}

export interface GameDataServices {
  readonly catalog: Catalog;
}
