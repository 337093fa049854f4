import type { GameDataServices } from '#features/game-data/game-data.services.ts';
import { AppError } from '#shared/errors.ts';
import type { PageRequest } from '#shared/page.ts';
import { summaryOf } from '../quest.labels.ts';

export interface QuestPageData {
  id: number;
  title: string;
  summary: string;
  /** Sanitised HTML. */
  content: string;
  status: number;
  thumbnailUrl: string | null;
  updatedAt: string;
  others: { id: number; title: string }[];
}

const WHOLE_NUMBER = /^[1-9]\d{0,8}$/;

export async function load({ params }: PageRequest, { quests }: GameDataServices): Promise<QuestPageData> {
  const requested = params.id ?? '';
  if (!WHOLE_NUMBER.test(requested)) throw new AppError('NOT_FOUND');
  const [quest, all] = await Promise.all([quests.findById(Number(requested)), quests.findAll()]);
  if (!quest) throw new AppError('NOT_FOUND');
  const { id, title, content, status, thumbnailUrl, updatedAt } = quest;
  return {
    ...{ id, title, content, status, thumbnailUrl, updatedAt },
    summary: summaryOf(content),
    others: all.filter((other) => other.id !== id).map((other) => ({ id: other.id, title: other.title })),
  };
}
