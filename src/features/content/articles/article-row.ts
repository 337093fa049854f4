import type { Selectable } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { Event, Guide, Notice, Quest } from './article.contract.ts';
import type { ArticleState, GuideCategory, NoticeType, QuestStatus } from './article-kind.contract.ts';

export type ArticleRow = Selectable<Database['article']>;
/** A row without the columns that only an article's page needs. */
export type ListedRow = Omit<ArticleRow, 'document' | 'headings' | 'mentions' | 'search_text'>;

/** @param content HTML; null in lists */
export function toNotice(row: ListedRow, content: string | null = null): Notice {
  return {
    ...toCommonFields(row, content),
    uploadedAt: publishedAt(row),
    type: row.type as NoticeType,
    outlink: row.outlink,
    startsAt: toIsoText(row.starts_at),
    endsAt: toIsoText(row.ends_at),
  };
}

export function toGuide(row: ListedRow, content: string | null = null): Guide {
  return {
    ...toCommonFields(row, content),
    isActive: row.is_active,
    sortOrder: row.sort_order,
    category: row.category as GuideCategory,
  };
}

export function toEvent(row: ListedRow, content: string | null = null): Event {
  return {
    ...toCommonFields(row, content),
    isActive: row.is_active,
    sortOrder: row.sort_order,
    startsAt: (row.starts_at ?? row.created_at).toISOString(),
    endsAt: toIsoText(row.ends_at),
    isAllDay: row.is_all_day,
  };
}

export function toQuest(row: ListedRow, content: string | null = null): Quest {
  return { ...toCommonFields(row, content), status: row.status as QuestStatus };
}

function toCommonFields(row: ListedRow, content: string | null) {
  return {
    id: row.id,
    title: row.title,
    content,
    summary: row.summary,
    thumbnailUrl: row.thumbnail_url,
    isPinned: row.is_pinned,
    isSample: row.is_sample,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    deletedAt: toIsoText(row.deleted_at),
    publishedAt: publishedAt(row),
  };
}

/** Public rows always have a publication time. */
function publishedAt({ published_at, created_at }: ListedRow): string {
  return (published_at ?? created_at).toISOString();
}

/** Returns when readers saw the last change. A change written before the publication counts from the publication. */
export function changedAt({ updated_at, published_at }: Pick<ArticleRow, 'updated_at' | 'published_at'>): Date {
  return published_at !== null && published_at > updated_at ? published_at : updated_at;
}

export function toIsoText(at: Date | null): string | null {
  return at?.toISOString() ?? null;
}

export function stateOf(
  { deleted_at, is_active, published_at }: Pick<ArticleRow, 'deleted_at' | 'is_active' | 'published_at'>,
  now: Date,
): ArticleState {
  if (deleted_at !== null) return 'deleted';
  if (!is_active || published_at === null) return 'draft';
  return published_at > now ? 'scheduled' : 'public';
}

type Published = Pick<
  ArticleRow,
  'kind' | 'is_pinned' | 'is_active' | 'deleted_at' | 'published_at' | 'released_at' | 'notified_at'
>;

/**
 * Sets the time when a row was first public, and when a notice was first both public and pinned (contract §18). Neither
 * is ever set again.
 */
export function publicationMoments(
  row: Published,
  now: Date,
): Partial<Pick<ArticleRow, 'released_at' | 'notified_at'>> {
  if (stateOf(row, now) !== 'public') return {};
  const isPinnedNotice = row.kind === 'notice' && row.is_pinned;
  return {
    released_at: row.released_at ?? now,
    ...(isPinnedNotice && { notified_at: row.notified_at ?? now }),
  };
}
