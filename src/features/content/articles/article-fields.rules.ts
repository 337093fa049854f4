import { DAY_MS } from '#shared/durations.ts';
import { seoulDay, startOfSeoulDay } from '#shared/korean/dates.ts';
import type { ArticleRow } from './article-row.ts';
import type { EventFields, GuideFields, NoticeFields, QuestFields } from './article-writing.contract.ts';

/** Columns set by an operator's form, besides title and document. */
export interface ArticleFields {
  is_active: boolean;
  published_at: Date | null;
  is_pinned: boolean;
  thumbnail_image_id: number | null;
  type: number | null;
  outlink: string | null;
  category: number | null;
  status: number | null;
  starts_at: Date | null;
  ends_at: Date | null;
  is_all_day: boolean;
}

export const NO_FIELDS: ArticleFields = {
  is_active: false,
  published_at: null,
  is_pinned: false,
  thumbnail_image_id: null,
  type: null,
  outlink: null,
  category: null,
  status: null,
  starts_at: null,
  ends_at: null,
  is_all_day: false,
};

type Before = ArticleFields | undefined;

const toDate = (text: string | null | undefined): Date | null => (text == null ? null : new Date(text));
/** Returns the former value if the new one is undefined. */
const given = <Value>(value: Value | undefined, before: Value): Value => (value === undefined ? before : value);

/** Columns of a notice. Without `uploadedAt`, a new one is published now. */
export function noticeFields(input: NoticeFields, before: Before, now: Date): ArticleFields {
  const start = before ?? { ...NO_FIELDS, published_at: now };
  const published = input.uploadedAt === undefined ? start.published_at : toDate(input.uploadedAt);
  return {
    ...commonFields(input, start),
    is_active: published !== null,
    published_at: published,
    type: given(input.type, start.type),
    outlink: given(input.outlink, start.outlink),
    starts_at: input.startsAt === undefined ? start.starts_at : toDate(input.startsAt),
    ends_at: input.endsAt === undefined ? start.ends_at : toDate(input.endsAt),
  };
}

export function guideFields(input: GuideFields, before: Before, now: Date): ArticleFields {
  const fields = publishedFields(input, before, now);
  return { ...fields, category: given(input.category, fields.category) };
}

/** Columns of a quest, which is public from its first save. */
export function questFields(input: QuestFields, before: Before, now: Date): ArticleFields {
  const start = before ?? { ...NO_FIELDS, is_active: true, published_at: now };
  return { ...commonFields(input, start), status: given(input.status, start.status) };
}

/** Columns of an event. All-day events begin and end at midnight in Seoul. */
export function eventFields(input: EventFields, before: Before, now: Date): ArticleFields {
  const isAllDay = given(input.isAllDay, before?.is_all_day ?? false);
  const starts = input.startsAt === undefined ? (before?.starts_at ?? null) : toDate(input.startsAt);
  const ends = input.endsAt === undefined ? (before?.ends_at ?? null) : toDate(input.endsAt);
  return {
    ...publishedFields(input, before, now),
    is_all_day: isAllDay,
    starts_at: isAllDay && starts !== null ? midnightBefore(starts) : starts,
    ends_at: isAllDay && ends !== null ? midnightFrom(ends) : ends,
  };
}

interface Published {
  isActive?: boolean | undefined;
  publishedAt?: string | null | undefined;
  isPinned?: boolean | undefined;
  thumbnailImageId?: number | null | undefined;
}

function publishedFields(input: Published, before: Before, now: Date): ArticleFields {
  const start = before ?? NO_FIELDS;
  const isActive = given(input.isActive, start.is_active);
  const at = input.publishedAt === undefined ? start.published_at : toDate(input.publishedAt);
  const isPublishedNow = isActive && (at === null || (input.publishedAt === undefined && !start.is_active));
  return { ...commonFields(input, start), is_active: isActive, published_at: isPublishedNow ? now : at };
}

function commonFields(input: Published, start: ArticleFields): ArticleFields {
  return {
    ...start,
    is_pinned: given(input.isPinned, start.is_pinned),
    thumbnail_image_id: given(input.thumbnailImageId, start.thumbnail_image_id),
  };
}

function midnightBefore(at: Date): Date {
  return startOfSeoulDay(seoulDay(at));
}

function midnightFrom(at: Date): Date {
  const before = midnightBefore(at);
  return before.getTime() === at.getTime() ? at : new Date(before.getTime() + DAY_MS);
}

export type FieldIssue = 'endsFirst' | 'endsAlone';

export function validateFields({ starts_at, ends_at }: ArticleFields): FieldIssue | null {
  if (ends_at === null) return null;
  if (starts_at === null) return 'endsAlone';
  return starts_at < ends_at ? null : 'endsFirst';
}

export function toFields(row: ArticleRow): ArticleFields {
  const { is_active, published_at, is_pinned, thumbnail_image_id, type, outlink, category, status } = row;
  const { starts_at, ends_at, is_all_day } = row;
  return {
    is_active,
    published_at,
    is_pinned,
    thumbnail_image_id,
    type,
    outlink,
    category,
    status,
    starts_at,
    ends_at,
    is_all_day,
  };
}

/** Fields stored with a version. Those that only decide whether the article is public are left out. */
export function storedFields({
  type,
  outlink,
  category,
  status,
  starts_at,
  ends_at,
  is_all_day,
  thumbnail_image_id,
}: ArticleFields) {
  return {
    type,
    outlink,
    category,
    status,
    startsAt: starts_at?.toISOString() ?? null,
    endsAt: ends_at?.toISOString() ?? null,
    isAllDay: is_all_day,
    thumbnailImageId: thumbnail_image_id,
  };
}

/** Replaces fields by those of a stored version, the inverse of `storedFields`. */
export function withStoredFields(fields: ArticleFields, stored: Readonly<Record<string, unknown>>): ArticleFields {
  const { type, outlink, category, status, startsAt, endsAt, isAllDay, thumbnailImageId } = stored as Partial<
    ReturnType<typeof storedFields>
  >;
  return {
    ...fields,
    type: given(type, fields.type),
    outlink: given(outlink, fields.outlink),
    category: given(category, fields.category),
    status: given(status, fields.status),
    starts_at: startsAt === undefined ? fields.starts_at : toDate(startsAt),
    ends_at: endsAt === undefined ? fields.ends_at : toDate(endsAt),
    is_all_day: given(isAllDay, fields.is_all_day),
    thumbnail_image_id: given(thumbnailImageId, fields.thumbnail_image_id),
  };
}
