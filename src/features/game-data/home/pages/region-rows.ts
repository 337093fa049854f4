import type { Catalog } from '../../catalog/catalog.ts';
import { levelRange } from '../../job.labels.ts';

export interface RegionRow {
  id: number;
  name: string;
  dungeonCount: number;
  monsterCount: number;
  /** Recommended levels of its dungeons; null: none is known. */
  levels: string | null;
  opened: boolean;
}

export function regionRows(catalog: Catalog): RegionRow[] {
  return catalog.regions.map(({ id, name, opened }) => {
    const dungeons = catalog.dungeonsOfRegion(id);
    const levels = dungeons.flatMap((dungeon) => [dungeon.reqLvMin ?? [], dungeon.reqLvMax ?? []].flat());
    return {
      id,
      name,
      dungeonCount: dungeons.length,
      monsterCount: dungeons.reduce((sum, dungeon) => sum + catalog.monstersOfDungeon(dungeon.id).length, 0),
      levels: levels.length > 0 ? levelRange(Math.min(...levels), Math.max(...levels)) : null,
      opened,
    };
  });
}
