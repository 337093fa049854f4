import type { GameDataServices } from '#features/game-data/game-data.services.ts';
import type { PageRequest } from '#shared/page.ts';
import { summaryOf } from '../quest.labels.ts';

export interface QuestsPageData {
  quests: { id: number; title: string; summary: string; status: number; thumbnailUrl: string | null }[];
}

export async function load(_request: PageRequest, { quests }: GameDataServices): Promise<QuestsPageData> {
  const found = await quests.findAll();
  return {
    quests: found
      .toSorted((a, b) => a.status - b.status || a.id - b.id)
      .map(({ id, title, content, status, thumbnailUrl }) => ({
        ...{ id, title, status, thumbnailUrl },
        summary: summaryOf(content),
      })),
  };
}
