import { matchesName } from '#features/game-data/name-filter.rules.ts';

export interface FilteredQuest {
  title: string;
  level: number | null;
  /** Names that its text contains. */
  names: readonly string[];
}

export interface QuestFilter {
  text: string;
  /** The player's level, as typed. */
  level: string;
}

/** Quests of unknown level stay, because they may suit the player. */
export function filterQuests<Quest extends FilteredQuest>(
  quests: readonly Quest[],
  { text, level }: QuestFilter,
): Quest[] {
  const own = /^\d+$/.test(level.trim()) ? Number(level) : null;
  return quests.filter(
    (quest) =>
      (own === null || quest.level === null || quest.level <= own) &&
      [quest.title, ...quest.names].some((name) => matchesName(name, text)),
  );
}
