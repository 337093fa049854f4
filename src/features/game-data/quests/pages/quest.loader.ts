import type { GameDataServices } from '#features/game-data/game-data.services.ts';
import { AppError } from '#shared/errors.ts';
import type { PageRequest } from '#shared/page.ts';
import type { TileLook } from '../../ui/public/look.ts';
import { summaryOf } from '../quest.labels.ts';
import { type QuestThing, questFacts } from '../quest-facts.ts';

export interface QuestPageData {
  id: number;
  title: string;
  summary: string;
  /** Sanitised HTML, its names linked. */
  content: string;
  level: number | null;
  reward: string | null;
  look: TileLook;
  things: QuestThing[];
  status: number;
  thumbnailUrl: string | null;
  updatedAt: string;
  others: { id: number; title: string }[];
}

const WHOLE_NUMBER = /^[1-9]\d{0,8}$/;

export async function load({ params }: PageRequest, { catalog, quests }: GameDataServices): Promise<QuestPageData> {
  const requested = params.id ?? '';
  if (!WHOLE_NUMBER.test(requested)) throw new AppError('NOT_FOUND');
  const [quest, all] = await Promise.all([quests.findById(Number(requested)), quests.findAll()]);
  if (!quest) throw new AppError('NOT_FOUND');
  const { id, title, content, status, thumbnailUrl, updatedAt } = quest;
  const { html, ...facts } = questFacts(catalog, quest);
  return {
    ...facts,
    content: html,
    ...{ id, title, status, thumbnailUrl, updatedAt },
    summary: summaryOf(content),
    others: all.filter((other) => other.id !== id).map((other) => ({ id: other.id, title: other.title })),
  };
}
