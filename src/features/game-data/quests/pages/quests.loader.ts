import type { GameDataServices } from '#features/game-data/game-data.services.ts';
import type { PageRequest } from '#shared/page.ts';
import { summaryOf } from '../quest.labels.ts';
import { type QuestFacts, type QuestThing, questFacts } from '../quest-facts.ts';

export interface QuestPlace {
  name: string;
  href: string;
  /** Where a route may lead. */
  to: string | null;
}

export interface QuestRow extends Pick<QuestFacts, 'level' | 'needs' | 'gains' | 'look'> {
  id: number;
  title: string;
  summary: string;
  status: number;
  thumbnailUrl: string | null;
  /** What its text names. */
  names: string[];
  places: QuestPlace[];
}

export interface QuestsPageData {
  quests: QuestRow[];
}

export async function load(_request: PageRequest, { catalog, quests }: GameDataServices): Promise<QuestsPageData> {
  const found = await quests.findAll();
  return {
    quests: found
      .toSorted((a, b) => a.status - b.status || a.id - b.id)
      .map(({ id, title, content, status, thumbnailUrl }) => {
        const { level, needs, gains, look, things } = questFacts(catalog, { content });
        return {
          ...{ id, title, status, thumbnailUrl, summary: summaryOf(content), level, needs, gains, look },
          names: things.map(({ name }) => name),
          places: placesOf(things),
        };
      }),
  };
}

function placesOf(things: readonly QuestThing[]): QuestPlace[] {
  const places = things.flatMap(({ where, place }) => (where ? [{ ...where, to: place }] : []));
  return [...new Map(places.map((place) => [place.name, place])).values()];
}
