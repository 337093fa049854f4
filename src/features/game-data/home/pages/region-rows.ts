import type { Catalog } from '../../catalog/catalog.ts';
import { shortDungeonLevels } from '../../dungeons/dungeon-level.labels.ts';

export interface RegionRow {
  id: number;
  name: string;
  dungeonCount: number;
  monsterCount: number;
  /** `권장 1–45`, `입장 40–90`, `누구나`; null: not known. */
  levels: string | null;
  opened: boolean;
}

export function regionRows(catalog: Catalog): RegionRow[] {
  return catalog.regions.map(({ id, name, opened }) => {
    const dungeons = catalog.dungeonsOfRegion(id);
    return {
      id,
      name,
      dungeonCount: dungeons.length,
      monsterCount: dungeons.reduce((sum, dungeon) => sum + catalog.monstersOfDungeon(dungeon.id).length, 0),
      levels: shortDungeonLevels(...dungeons),
      opened,
    };
  });
}
