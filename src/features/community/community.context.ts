import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import type { FeatureApp } from '#features/people/access/access.hook.ts';
import type { PeopleContext } from '#features/people/people.context.ts';

export type CommunityApp = FeatureApp;

export interface CommunityContext extends PeopleContext {
  catalog(): Catalog;
}
