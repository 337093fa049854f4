import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import type { Access, FeatureApp } from '#features/people/access/access.hook.ts';
import type { PeopleContext } from '#features/people/people.context.ts';
import type { BodyCache } from '#platform/answers/body-cache.ts';
import type { Db } from '#platform/database/db.ts';
import type { Transact } from '#platform/effects/transact.ts';
import type { Evidence } from './quotes/evidence.contract.ts';

export type TradeApp = FeatureApp;

export interface TradeContext extends Omit<PeopleContext, 'db' | 'access' | 'transact'> {
  db: Db;
  access: Access;
  transact: Transact;
  catalog(): Catalog;
  /** Absent: every request is computed anew. */
  evidence?: BodyCache<Evidence>;
}
