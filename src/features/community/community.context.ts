import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import type { FeatureApp } from '#features/people/access/access.hook.ts';
import type { Actors } from '#features/people/access/actor-resolver.hook.ts';
import type { PeopleContext } from '#features/people/people.context.ts';
import type { RecordParts } from '#features/trade/records/record.service.ts';
import type { MountUpload } from '#platform/images/upload-route.ts';

export type CommunityApp = FeatureApp;

export interface CommunityContext extends PeopleContext {
  mountUpload: MountUpload<Actors>;
  records: RecordParts;
  catalog(): Catalog;
}
