import type { GameDataServices } from '#features/game-data/game-data.services.ts';
import type { PageRequest } from '#shared/page.ts';
import { summaryOf } from '../quest.labels.ts';
import { type QuestFacts, questFacts } from '../quest-facts.ts';

export interface QuestRow extends Pick<QuestFacts, 'level' | 'needs' | 'gains' | 'places' | 'look'> {
  id: number;
  title: string;
  summary: string;
  status: number;
  thumbnailUrl: string | null;
  /** What its text names. */
  names: string[];
}

export interface QuestsPageData {
  quests: QuestRow[];
}

/** After every known level. */
const UNKNOWN_LEVEL = 100;

export async function load(_request: PageRequest, { catalog, quests }: GameDataServices): Promise<QuestsPageData> {
  const found = await quests.findAll();
  return {
    quests: found
      .map(({ id, title, content, status, thumbnailUrl }) => {
        const { level, needs, gains, places, look, things } = questFacts(catalog, { content });
        return {
          ...{ id, title, status, thumbnailUrl, summary: summaryOf(content), level, needs, gains, places, look },
          names: things.map(({ name }) => name),
        };
      })
      .toSorted(
        (a, b) => a.status - b.status || (a.level ?? UNKNOWN_LEVEL) - (b.level ?? UNKNOWN_LEVEL) || a.id - b.id,
      ),
  };
}
