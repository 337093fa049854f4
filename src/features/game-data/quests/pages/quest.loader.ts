import type { GameDataServices, PriceServices } from '#features/game-data/game-data.services.ts';
import { AppError } from '#shared/errors.ts';
import type { PageRequest } from '#shared/page.ts';
import type { TileLook } from '../../ui/public/look.ts';
import { summaryOf } from '../quest.labels.ts';
import { type QuestThing, questFacts } from '../quest-facts.ts';

export interface PricedThing extends QuestThing {
  /** 전 per piece; missing: no quote. */
  price?: number;
}

export interface QuestPageData {
  id: number;
  title: string;
  summary: string;
  /** Sanitised HTML, its names linked. */
  content: string;
  level: number | null;
  reward: string | null;
  /** What it takes besides the level, line by line. */
  needs: string[];
  look: TileLook;
  things: PricedThing[];
  status: number;
  thumbnailUrl: string | null;
  updatedAt: string;
  others: { id: number; title: string }[];
}

const WHOLE_NUMBER = /^[1-9]\d{0,8}$/;

export async function load(
  { params }: PageRequest,
  { catalog, quests, pricesOf }: GameDataServices & PriceServices,
): Promise<QuestPageData> {
  const requested = params.id ?? '';
  if (!WHOLE_NUMBER.test(requested)) throw new AppError('NOT_FOUND');
  const [quest, all] = await Promise.all([quests.findById(Number(requested)), quests.findAll()]);
  if (!quest) throw new AppError('NOT_FOUND');
  const { id, title, content, status, thumbnailUrl, updatedAt } = quest;
  const { html, things, needs, gains: _, ...facts } = questFacts(catalog, quest);
  const prices = await pricesOf(things.flatMap(({ itemId }) => itemId ?? []));
  return {
    ...facts,
    content: html,
    needs: needs.map((parts) => parts.map(({ text }) => text).join('')),
    things: things.map((thing) => withQuote(thing, prices)),
    ...{ id, title, status, thumbnailUrl, updatedAt },
    summary: summaryOf(content),
    others: all.filter((other) => other.id !== id).map((other) => ({ id: other.id, title: other.title })),
  };
}

function withQuote(thing: QuestThing, prices: ReadonlyMap<number, number>): PricedThing {
  const price = thing.itemId === undefined ? undefined : prices.get(thing.itemId);
  return price === undefined ? thing : { ...thing, price };
}
