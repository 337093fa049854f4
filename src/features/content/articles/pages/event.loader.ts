import { readId } from '#features/game-data/read-id.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { AppError } from '#shared/errors.ts';
import type { PageRequest } from '#shared/page.ts';
import type { Event } from '../article.contract.ts';
import { articleErrors } from '../article-error.labels.ts';
import { articleParams } from '../article-page.params.ts';
import type { ArticleServices } from '../article-reader.ts';
import { type EntryTime, leftText, toEntryTime } from '../calendar.rules.ts';

export interface EventPageData {
  event: Omit<Event, 'content'>;
  html: string;
  /** State by the server's clock. */
  time: EntryTime;
  left: string;
  others: { id: number; title: string }[];
}

const OTHERS = 5;

export async function load(
  { params, url }: PageRequest,
  { articles, clock }: ArticleServices & { clock: Clock },
): Promise<EventPageData> {
  const { gameServer } = articleParams.read(url.searchParams);
  const shown = await articles.event(readId(params.id), gameServer);
  if (!shown) throw new AppError('NOT_FOUND', { message: articleErrors.gone });
  const [running, soon] = await Promise.all([articles.events('now', OTHERS), articles.events('soon', OTHERS)]);
  const { content: _, ...event } = shown.article;
  const now = clock.now();
  return {
    event,
    html: shown.html,
    time: toEntryTime(event, now),
    left: leftText(event.endsAt, now.getTime()),
    others: [...running, ...soon]
      .filter(({ id }) => id !== event.id)
      .slice(0, OTHERS)
      .map(({ id, title }) => ({ id, title })),
  };
}
