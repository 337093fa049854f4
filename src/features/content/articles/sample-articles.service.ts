import type { Db } from '#platform/database/db.ts';
import type { Document } from '../documents/document.ts';
import { deleteVersionsOfSamples } from './article-history.repository.ts';
import { deleteSamples, nextArticleId } from './article-writing.repository.ts';
import { storeFirstVersion } from './first-version.service.ts';

export interface NewSample {
  kind: 'notice' | 'event';
  title: string;
  document: Document;
  publishedAt: Date;
  type: number | null;
  isPinned: boolean;
  startsAt: Date | null;
  endsAt: Date | null;
  isAllDay: boolean;
}

/** Replaces the sample articles. @returns the number of samples */
export async function storeSampleArticles(db: Db, samples: readonly NewSample[], now: Date): Promise<number> {
  await removeSampleArticles(db);
  for (const { kind, title, document, publishedAt: at, type, isPinned, startsAt, endsAt, isAllDay } of samples) {
    await storeFirstVersion(db, {
      kind,
      id: await nextArticleId(db, kind),
      title,
      document,
      at,
      type,
      is_sample: true,
      is_pinned: isPinned,
      released_at: now,
      notified_at: now,
      starts_at: startsAt,
      ends_at: endsAt,
      is_all_day: isAllDay,
    });
  }
  return samples.length;
}

/** Articles that an operator has saved are no longer samples, and stay. */
export async function removeSampleArticles(db: Db): Promise<void> {
  await deleteVersionsOfSamples(db);
  await deleteSamples(db);
}
