import type { ShareCard } from '#features/game-data/share-image/share-card.ts';
import { AppError } from '#shared/errors.ts';
import { startOfSeoulDay } from '#shared/korean/dates.ts';
import { normalizeText } from '#shared/korean/normalize-text.ts';
import { renderDocument } from '../documents/render-document.rules.ts';
import { resolveReferences } from '../documents/resolve-references.service.ts';
import type { ArticleContext } from './article.context.ts';
import { EVENT_TIMES, type Event, type EventTime, type Guide, type Notice, type Quest } from './article.contract.ts';
import {
  findDated,
  findEvents,
  findGuides,
  findNotices,
  findPublicArticle,
  findQuests,
  type PageOfRows,
} from './article.repository.ts';
import { articleCard, type DrawnKind } from './article-card.labels.ts';
import { articleErrors } from './article-error.labels.ts';
import { type ArticleKind, COLLECTIONS, type CollectionName, type NoticeType } from './article-kind.contract.ts';
import { type ArticleRow, type ListedRow, toEvent, toGuide, toNotice, toQuest } from './article-row.ts';

type Deps = Pick<ArticleContext, 'db' | 'clock'>;

export async function listNotices(
  { db, clock }: Deps,
  { type, withoutPatchNotes, q }: { type?: number | undefined; withoutPatchNotes?: boolean; q?: string | undefined },
  page: PageOfRows,
): Promise<Notice[]> {
  const words = q === undefined ? undefined : normalizeText(q);
  const filter = { type: type as NoticeType | undefined, withoutPatchNotes: withoutPatchNotes ?? false, words };
  return (await findNotices(db, filter, page, clock.now())).map((row) => toNotice(row));
}

export async function listGuides(
  { db, clock }: Deps,
  filter: { category?: number | undefined },
  page: PageOfRows,
): Promise<Guide[]> {
  return (await findGuides(db, filter, page, clock.now())).map((row) => toGuide(row));
}

export async function listQuests(
  { db, clock }: Deps,
  filter: { status?: number | undefined },
  page: PageOfRows,
): Promise<Quest[]> {
  return (await findQuests(db, filter, page, clock.now())).map((row) => toQuest(row));
}

/** Returns running, coming and past events; those of one month by start. */
export async function listEvents(
  deps: Deps,
  { when, month }: { when?: EventTime | undefined; month?: string | undefined },
  page: PageOfRows,
): Promise<Event[]> {
  if (month !== undefined) return eventsOfMonth(deps, { when, month }, page);
  const { db, clock } = deps;
  const now = clock.now();
  const times = when === undefined ? EVENT_TIMES : [when];
  const last = page.afterId === undefined ? undefined : await findPublicArticle(db, 'event', page.afterId, now);
  const first = last ? times.indexOf(toEventTime(last, now)) : 0;
  const rows: ListedRow[] = [];
  for (const time of times.slice(Math.max(0, first))) {
    const limit = page.limit - rows.length;
    if (limit <= 0) break;
    const afterId = last && toEventTime(last, now) === time ? last.id : undefined;
    rows.push(...(await findEvents(db, time, { limit, afterId }, now)));
  }
  return rows.map((row) => toEvent(row));
}

async function eventsOfMonth(
  { db, clock }: Deps,
  { when, month }: { when: EventTime | undefined; month: string },
  { limit, afterId }: PageOfRows,
): Promise<Event[]> {
  const now = clock.now();
  const rows = await findDated(db, ['event'], monthSpan(month), now);
  const wanted = rows.filter((row) => when === undefined || toEventTime(row, now) === when);
  const start = afterId === undefined ? 0 : wanted.findIndex(({ id }) => id === afterId) + 1;
  return wanted.slice(start, start + limit).map((row) => toEvent(row));
}

/** @param month in Seoul, `2026-11` */
export function monthSpan(month: string): { from: Date; to: Date } {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  return { from: startOfSeoulDay(`${month}-01`), to: startOfSeoulDay(`${next}-01`) };
}

function toEventTime({ starts_at, ends_at }: Pick<ListedRow, 'starts_at' | 'ends_at'>, now: Date): EventTime {
  if (starts_at !== null && starts_at > now) return 'soon';
  return ends_at !== null && ends_at <= now ? 'past' : 'now';
}

/** @throws {AppError} NOT_FOUND if it is a draft, scheduled, deleted or was never written */
export async function readNotice(context: ArticleContext, id: number): Promise<Notice> {
  const row = await requirePublic(context, 'notice', id);
  return toNotice(row, await renderHtml(context, row));
}

export async function readGuide(context: ArticleContext, id: number): Promise<Guide> {
  const row = await requirePublic(context, 'guide', id);
  return toGuide(row, await renderHtml(context, row));
}

export async function readEvent(context: ArticleContext, id: number): Promise<Event> {
  const row = await requirePublic(context, 'event', id);
  return toEvent(row, await renderHtml(context, row));
}

export async function readQuest(context: ArticleContext, id: number): Promise<Quest> {
  const row = await requirePublic(context, 'quest', id);
  return toQuest(row, await renderHtml(context, row));
}

async function requirePublic({ db, clock }: Deps, kind: ArticleKind, id: number): Promise<ArticleRow> {
  const row = await findPublicArticle(db, kind, id, clock.now());
  if (!row) throw new AppError('NOT_FOUND', { message: articleErrors.gone });
  return row;
}

/** Renders the same bytes as the page does. */
async function renderHtml(
  { references }: ArticleContext,
  { document }: ArticleRow,
  gameServer?: number,
): Promise<string> {
  return renderDocument(document, await resolveReferences(document, references, gameServer));
}

export type CardOf = (id: number) => Promise<ShareCard | undefined>;

/** Share pictures of articles, by collection; undefined: the article is not public. */
export function articleCards({
  db,
  clock,
}: Pick<ArticleContext, 'db' | 'clock'>): Record<Exclude<CollectionName, 'pages' | 'quests'>, CardOf> {
  const createCardReader = (kind: DrawnKind) => async (id: number) => {
    const row = await findPublicArticle(db, kind, id, clock.now());
    return row && articleCard(kind, row);
  };
  const { notices, guides, events } = COLLECTIONS;
  return { notices: createCardReader(notices), guides: createCardReader(guides), events: createCardReader(events) };
}
