import { levelRange } from '../region.labels.ts';
import { type DungeonLevels, minEntryLevel, recommendedRange } from './dungeon.rules.ts';

const OPEN_TO_ALL = '누구나';

/** `권장 10–25 · 입장 20`, `입장 80`, `누구나`; null: not known. For several dungeons the range covers all: `입장 10–30`. */
export function dungeonLevels(...dungeons: readonly DungeonLevels[]): string | null {
  const entries = dungeons.flatMap((dungeon) => minEntryLevel(dungeon) ?? []);
  const entry = entries.length === 0 || Math.max(...entries) <= 1 ? null : formatSpan(entries);
  const parts = [recommendedLevels(dungeons), entry && `입장 ${entry}`].filter((part) => part !== null);
  if (parts.length > 0) return parts.join(' · ');
  return entries.length > 0 ? OPEN_TO_ALL : null;
}

/** As `dungeonLevels`, but with the required level only where no range is recommended. */
export function shortDungeonLevels(...dungeons: readonly DungeonLevels[]): string | null {
  return recommendedLevels(dungeons) ?? dungeonLevels(...dungeons);
}

function recommendedLevels(dungeons: readonly DungeonLevels[]): string | null {
  const ends = dungeons.flatMap((dungeon) => recommendedRange(dungeon) ?? []);
  return ends.length === 0 ? null : `권장 ${formatSpan(ends)}`;
}

function formatSpan(levels: readonly number[]): string | null {
  return levelRange(Math.min(...levels), Math.max(...levels));
}
