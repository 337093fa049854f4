import type { GameDataServices, PriceServices } from '#features/game-data/game-data.services.ts';
import { readId } from '#features/game-data/read-id.ts';
import { AppError } from '#shared/errors.ts';
import { gameServerParams } from '#shared/game-server-alone.params.ts';
import type { PageRequest } from '#shared/page.ts';
import type { Quest } from '../../articles/article.contract.ts';
import { articleErrors } from '../../articles/article-error.labels.ts';
import { type QuestFacts, type QuestThing, questFacts, questThings } from '../quest-facts.ts';
import { linkNames } from '../quest-names.rules.ts';
import { listOrigins } from '../quest-origins.ts';
import type { QuestServices } from '../quest-reader.ts';

export interface PricedThing extends QuestThing {
  /** 전 per piece; undefined: no quote. */
  price?: number;
}

export interface QuestPageData
  extends Pick<QuestFacts, 'level' | 'needs' | 'gains' | 'places' | 'look'>,
    Pick<Quest, 'id' | 'title' | 'status' | 'thumbnailUrl' | 'updatedAt'> {
  lead: string;
  /** The text without lead, needs and gains, with its names linked. */
  html: string;
  /** Facts that the text names besides needs and gains. */
  things: PricedThing[];
  /** Where players get the needed items. */
  origins: QuestThing[];
  /** Quotes by item id, in 전 per piece; without items that have none. */
  prices: Record<number, number>;
  others: { id: number; title: string; lead: string }[];
}

/** Number of other quests beside a quest. */
const OTHERS = 8;

type Services = GameDataServices & PriceServices & QuestServices;

export async function load(
  { params, url }: PageRequest,
  { catalog, quests, pricesOf }: Services,
): Promise<QuestPageData> {
  const requested = readId(params.id);
  const [shown, first] = await Promise.all([quests.find(requested), quests.list(OTHERS + 1)]);
  if (!shown) throw new AppError('NOT_FOUND', { message: articleErrors.gone });
  const { quest, text, html } = shown;
  const { id, title, status, thumbnailUrl, updatedAt } = quest;
  const { things, ...facts } = questFacts(catalog, text, { hasAsides: true });
  const { gameServer } = gameServerParams.read(url.searchParams);
  const itemIds = things.flatMap(({ itemId }) => itemId ?? []);
  const prices = await pricesOf(itemIds, gameServer);
  const inSheet = new Set([...facts.needs, ...facts.gains].flat().flatMap(({ thing }) => thing?.href ?? []));
  const needed = facts.needs.flat().flatMap(({ thing }) => thing ?? []);
  const named = new Set(things.map(({ href }) => href));
  return {
    ...facts,
    origins: listOrigins(catalog, needed).filter(({ href }) => !named.has(href)),
    id,
    title,
    status,
    thumbnailUrl,
    updatedAt,
    lead: text.lead,
    html: linkNames(html, questThings(catalog)),
    things: things.filter(({ href }) => !inSheet.has(href)).map((thing) => withQuote(thing, prices)),
    prices: Object.fromEntries(prices),
    others: first
      .filter((other) => other.quest.id !== id)
      .slice(0, OTHERS)
      .map((other) => ({ id: other.quest.id, title: other.quest.title, lead: other.text.lead })),
  };
}

function withQuote(thing: QuestThing, prices: ReadonlyMap<number, number>): PricedThing {
  const price = thing.itemId === undefined ? undefined : prices.get(thing.itemId);
  return price === undefined ? thing : { ...thing, price };
}
