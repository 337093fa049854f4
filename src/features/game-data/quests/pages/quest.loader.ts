import type { GameDataServices, PriceServices } from '#features/game-data/game-data.services.ts';
import { AppError } from '#shared/errors.ts';
import type { PageRequest } from '#shared/page.ts';
import { summaryOf } from '../quest.labels.ts';
import { type QuestFacts, type QuestThing, questFacts } from '../quest-facts.ts';

export interface PricedThing extends QuestThing {
  /** 전 per piece; missing: no quote. */
  price?: number;
}

export interface QuestPageData extends Pick<QuestFacts, 'level' | 'needs' | 'gains' | 'places' | 'look'> {
  id: number;
  title: string;
  summary: string;
  /** Sanitised HTML, its names linked: what the summary does not say. */
  content: string;
  /** What the text names besides the needs and gains. */
  things: PricedThing[];
  /** Of an item by its id, in 전 per piece; missing: no quote. */
  prices: Record<number, number>;
  status: number;
  thumbnailUrl: string | null;
  updatedAt: string;
  others: { id: number; title: string; summary: string }[];
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
  const { html, things, ...facts } = questFacts(catalog, quest, { hasAsides: true });
  const prices = await pricesOf(things.flatMap(({ itemId }) => itemId ?? []));
  const inSummary = new Set([...facts.needs, ...facts.gains].flat().flatMap(({ thing }) => thing?.href ?? []));
  return {
    ...facts,
    content: html,
    things: things.filter(({ href }) => !inSummary.has(href)).map((thing) => withQuote(thing, prices)),
    prices: Object.fromEntries(prices),
    ...{ id, title, status, thumbnailUrl, updatedAt },
    summary: summaryOf(content),
    others: all
      .filter((other) => other.id !== id)
      .map((other) => ({ id: other.id, title: other.title, summary: summaryOf(other.content) })),
  };
}

function withQuote(thing: QuestThing, prices: ReadonlyMap<number, number>): PricedThing {
  const price = thing.itemId === undefined ? undefined : prices.get(thing.itemId);
  return price === undefined ? thing : { ...thing, price };
}
