import type { GameDataServices } from '#features/game-data/game-data.services.ts';
import { listPromotions, type Promotions } from '#features/game-data/promotions/promotion-view.reader.ts';
import { readId } from '#features/game-data/read-id.ts';
import { knownPrices, onServer } from '#features/trade/quotes/known-quotes.reader.ts';
import type { QuoteReader } from '#features/trade/quotes/quote.contract.ts';
import { AppError } from '#shared/errors.ts';
import type { PageRequest } from '#shared/page.ts';
import type { Heading } from '../../documents/document-text.rules.ts';
import { type Guide, RELATED_GUIDES } from '../article.contract.ts';
import { articleErrors } from '../article-error.labels.ts';
import { GUIDE_CATEGORY } from '../article-kind.contract.ts';
import { articleParams } from '../article-page.params.ts';
import type { ArticleServices } from '../article-reader.ts';
import type { FactRow } from '../ui/named-facts.tsx';
import { factRows } from './fact-rows.reader.ts';

export interface GuidePageData {
  guide: Omit<Guide, 'content'>;
  html: string;
  headings: Heading[];
  minutes: number;
  facts: FactRow[];
  /** Guides under 이어서 읽기. */
  others: { id: number; title: string }[];
  /** Given for a guide about advancement. */
  promotions?: Promotions;
}

type Services = GameDataServices & ArticleServices & { quotes: QuoteReader };

export async function load(
  { params, url }: PageRequest,
  { articles, catalog, quotes }: Services,
): Promise<GuidePageData> {
  const { gameServer } = articleParams.read(url.searchParams);
  const shown = await articles.guide(readId(params.id), gameServer);
  if (!shown) throw new AppError('NOT_FOUND', { message: articleErrors.gone });
  const { article, html, headings, minutes, facts } = shown;
  const itemIds = facts.flatMap(({ kind, id }) => (kind === 'item' ? [id] : []));
  const [prices, ofCategory] = await Promise.all([
    knownPrices(onServer(quotes, gameServer), itemIds, catalog),
    articles.guides({ category: article.category }),
  ]);
  const { content: _, ...guide } = article;
  return {
    guide,
    html,
    headings,
    minutes,
    facts: factRows(facts, catalog, prices),
    others: ofCategory
      .filter(({ id }) => id !== guide.id)
      .slice(0, RELATED_GUIDES)
      .map(({ id, title }) => ({ id, title })),
    ...(article.category === GUIDE_CATEGORY.advancement && { promotions: listPromotions(catalog) }),
  };
}
