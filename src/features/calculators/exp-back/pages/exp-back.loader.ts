import type { GameDataServices } from '#features/game-data/game-data.services.ts';
import type { Provenance } from '#features/game-data/ui/public/fact-note.tsx';
import type { PageRequest } from '#shared/page.ts';
import { type ExpFacts, expFacts, expProvenance } from '../../exp/exp.facts.ts';

export interface ExpBackPageData extends ExpFacts {
  provenance: Provenance;
}

export function load(_request: PageRequest, { catalog }: Pick<GameDataServices, 'catalog'>): ExpBackPageData {
  return { ...expFacts(catalog), provenance: expProvenance(catalog).prices };
}
