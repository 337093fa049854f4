import { matchesName } from '#features/game-data/name-filter.rules.ts';

export interface FilteredQuest {
  title: string;
  level: number | null;
  /** What its text names. */
  names: readonly string[];
}

export interface QuestFilter {
  text: string;
  /** Of the player, as typed. */
  level: string;
}

/** A quest of which no level is known stays: nobody knows that it is too early. */
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
