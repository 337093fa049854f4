import { seoulClock, startOfSeoulDay } from '#shared/korean/dates.ts';
import type { CollectionName } from '../../articles/article-kind.contract.ts';
import type { EditedArticle } from '../../articles/article-writing.contract.ts';
import { type ArticleForm, articleForm } from './article-fields.tsx';

const DAY_MS = 86_400_000;

export function toForm(article: EditedArticle): ArticleForm {
  const { title, type, category, status, outlink, isPinned, isAllDay, startsAt, endsAt, publishedAt, state } = article;
  const { thumbnailImageId } = article;
  const last = endsAt !== null && isAllDay ? new Date(Date.parse(endsAt) - DAY_MS).toISOString() : endsAt;
  return articleForm.fromRow({
    title,
    isPinned,
    isAllDay,
    thumbnailImageId: thumbnailImageId ?? 0,
    outlink: outlink ?? '',
    type: type ?? undefined,
    category: category ?? undefined,
    status: status ?? undefined,
    startsAt: typedTime(startsAt),
    endsAt: typedTime(last),
    publishAt: state === 'scheduled' ? typedTime(publishedAt) : '',
  });
}

export type Publication = 'draft' | 'now' | 'as-is' | 'later';

/**
 * Returns the body of a save, without document and version.
 * @param now time of a publication at once
 */
export function toBody(
  collection: CollectionName,
  form: ArticleForm,
  publication: Publication,
  now: Date,
): Record<string, unknown> {
  const { title, type, category, status, outlink, isPinned, isAllDay } = form;
  const thumbnailImageId = form.thumbnailImageId || null;
  const times = { startsAt: parseInstant(form.startsAt), endsAt: endOf(form) };
  switch (collection) {
    case 'notices':
      return {
        title,
        type,
        thumbnailImageId,
        isPinned,
        outlink: outlink.trim() || null,
        ...times,
        ...uploadedAt(publication, form, now),
      };
    case 'guides':
      return { title, category, thumbnailImageId, isPinned, ...publishedAt(publication, form, now) };
    case 'events':
      return { title, thumbnailImageId, isPinned, isAllDay, ...times, ...publishedAt(publication, form, now) };
    case 'quests':
      return { title, status, thumbnailImageId };
    case 'pages':
      return legalDay(form);
  }
}

/** Returns no fields for pages without versions. */
function legalDay({ effectiveDay, isDisadvantageous }: ArticleForm): Record<string, unknown> {
  const effectiveAt = parseInstant(effectiveDay);
  return effectiveAt === null ? {} : { effectiveAt, isDisadvantageous };
}

function uploadedAt(publication: Publication, { publishAt }: ArticleForm, now: Date): Record<string, unknown> {
  if (publication === 'as-is') return {};
  if (publication === 'draft') return { uploadedAt: null };
  return { uploadedAt: publication === 'later' ? parseInstant(publishAt) : now.toISOString() };
}

function publishedAt(publication: Publication, { publishAt }: ArticleForm, now: Date): Record<string, unknown> {
  if (publication === 'as-is') return {};
  if (publication === 'draft') return { isActive: false };
  return { isActive: true, publishedAt: publication === 'later' ? parseInstant(publishAt) : now.toISOString() };
}

/** For all-day events the form contains the last day. */
function endOf({ endsAt, isAllDay }: ArticleForm): string | null {
  const end = parseInstant(endsAt);
  return end !== null && isAllDay ? new Date(Date.parse(end) + DAY_MS).toISOString() : end;
}

/** Converts `2026-11-27T18:00` or `2026-11-27` in Seoul; null: empty or invalid. */
export function parseInstant(typed: string): string | null {
  const [day = '', time = '00:00'] = typed.split('T');
  const start = /^\d{4}-\d\d-\d\d$/.test(day) ? startOfSeoulDay(day).getTime() : Number.NaN;
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const at = start + (hours * 60 + minutes) * 60_000;
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}

export function typedTime(at: string | null): string {
  return at === null ? '' : seoulClock(at).toISOString().slice(0, 16);
}
