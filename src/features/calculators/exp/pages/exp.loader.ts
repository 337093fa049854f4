import type { GameDataServices } from '#features/game-data/game-data.services.ts';
import type { PageRequest } from '#shared/page.ts';
import {
  correctedLevels,
  type ExpFacts,
  type ExpProvenance,
  expFacts,
  expProvenance,
  type HuntFacts,
  huntPlaces,
  killCap,
  type PointPrice,
  pointPrice,
} from '../exp.facts.ts';

export interface ExpPageData extends ExpFacts {
  corrected: Readonly<Record<number, readonly number[]>>;
  hunting: HuntFacts;
  points: PointPrice;
  provenance: ExpProvenance;
}

export function load(_request: PageRequest, { catalog }: Pick<GameDataServices, 'catalog'>): ExpPageData {
  return {
    ...expFacts(catalog),
    corrected: correctedLevels(catalog),
    hunting: { cap: killCap(catalog), places: huntPlaces(catalog) },
    points: pointPrice(catalog),
    provenance: expProvenance(catalog),
  };
}
