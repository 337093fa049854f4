import type { Catalog } from '../../catalog/catalog.ts';
import type { Dungeon } from '../../dungeons/dungeon.contract.ts';
import { levelRange } from '../../region.labels.ts';

export interface RegionRow {
  id: number;
  name: string;
  dungeonCount: number;
  monsterCount: number;
  /** `1–45`, `입장 40–90`, `제한 없음`; null: not known. */
  levels: string | null;
  opened: boolean;
}

function levelsOf(dungeons: readonly Dungeon[]): string | null {
  const lows = dungeons.flatMap(({ reqLvMin }) => reqLvMin ?? []);
  const highs = dungeons.flatMap(({ reqLvMin, reqLvMax }) => reqLvMax ?? reqLvMin ?? []);
  if (lows.length === 0) return null;
  const [low, high] = [Math.min(...lows), Math.max(...highs)];
  if (dungeons.some(({ reqLvMax }) => reqLvMax !== null)) return levelRange(low, high);
  return high === 1 ? '제한 없음' : `입장 ${levelRange(low, high)}`;
}

export function regionRows(catalog: Catalog): RegionRow[] {
  return catalog.regions.map(({ id, name, opened }) => {
    const dungeons = catalog.dungeonsOfRegion(id);
    return {
      id,
      name,
      dungeonCount: dungeons.length,
      monsterCount: dungeons.reduce((sum, dungeon) => sum + catalog.monstersOfDungeon(dungeon.id).length, 0),
      levels: levelsOf(dungeons),
      opened,
    };
  });
}
