import type { PageRequest } from '#shared/page.ts';
import type { GameDataServices } from '../../game-data.services.ts';
import { type TypeCard, typeCards } from '../../items/pages/items.loader.ts';
import {
  type AdvancementItem,
  advancementItems,
  bestDropped,
  bestMaterials,
  type CountedItem,
} from '../../items/pages/well-connected.loader.ts';
import { countSkillNames } from '../../skills/pages/skills.loader.ts';
import { type JobCard, jobCards } from './job-cards.ts';
import { type KnownRow, knownFacts } from './known-facts.ts';
import { type PopularName, popularNames } from './popular-names.ts';
import { type RegionRow, regionRows } from './region-rows.ts';

export interface HomeType extends Omit<TypeCard, 'samples'> {
  known: string[];
}

export interface HomePageData {
  counts: { items: number; skills: number; dungeons: number; maps: number; recipes: number; shortcuts: number };
  popular: PopularName[];
  types: HomeType[];
  regions: RegionRow[];
  jobs: JobCard[];
  known: KnownRow[];
  sources: { title: string; url: string | null }[];
  materials: CountedItem[];
  dropped: CountedItem[];
  advancement: AdvancementItem[];
}

const SIDE_ROWS = 6;

export function load(_request: PageRequest, { catalog }: Pick<GameDataServices, 'catalog'>): HomePageData {
  return {
    counts: {
      items: catalog.items.length,
      skills: countSkillNames(catalog),
      dungeons: catalog.dungeons.length,
      maps: catalog.maps.length,
      recipes: catalog.recipes.length,
      shortcuts: catalog.shortcuts.length,
    },
    popular: popularNames(catalog),
    types: typeCards(catalog).map(({ samples, ...type }) => ({
      ...type,
      known: samples.slice(0, 2).map(({ name }) => name),
    })),
    regions: regionRows(catalog),
    jobs: jobCards(catalog),
    known: knownFacts(catalog),
    sources: catalog.sources.map(({ title, url }) => ({ title, url })),
    materials: bestMaterials(catalog, SIDE_ROWS),
    dropped: bestDropped(catalog, SIDE_ROWS),
    advancement: advancementItems(catalog),
  };
}
