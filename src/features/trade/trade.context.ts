import type { Kysely } from 'kysely';
import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import type { Access, FeatureApp } from '#features/people/access/access.hook.ts';
import type { PeopleContext } from '#features/people/people.context.ts';
import type { Transact } from '#platform/effects/transact.ts';
import type { TradeTables } from './trade.tables.ts';

/** Where the market's endpoints are mounted. */
export type TradeApp = FeatureApp<TradeTables>;

/** What the market's routes stand on. */
export interface TradeContext extends Omit<PeopleContext, 'db' | 'access' | 'transact'> {
  db: Kysely<TradeTables>;
  access: Access<TradeTables>;
  transact: Transact<TradeTables>;
  catalog(): Catalog;
}
