import type { PageRequest } from '#shared/page.ts';
import type { GameDataServices } from '../../game-data.services.ts';
import { type PopularName, popularNames } from './popular-names.ts';
import { type StarterItem, starterItems } from './starter-items.reader.ts';

export interface HomeFacts {
  popular: PopularName[];
  starters: StarterItem[];
}

export function load(_request: PageRequest, { catalog }: Pick<GameDataServices, 'catalog'>): HomeFacts {
  return { popular: popularNames(catalog), starters: starterItems(catalog) };
}
