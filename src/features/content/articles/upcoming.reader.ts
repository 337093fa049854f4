import type { Clock } from '#platform/clock/clock.ts';
import { DAY_MS } from '#shared/durations.ts';
import { seoulDay, startOfSeoulDay } from '#shared/korean/dates.ts';
import { UPCOMING_DAYS } from './article.contract.ts';
import type { ArticleServices, DatedEntry } from './article-reader.ts';
import { toEntryTime } from './calendar.rules.ts';
import type { UpcomingRow } from './ui/public/upcoming-panel.tsx';

const MOST = 5;

/** Returns entries that run now or begin within 14 days in Seoul (contract §18); none if they cannot be read. */
export async function upcomingEntries({ articles, clock }: ArticleServices & { clock: Clock }): Promise<UpcomingRow[]> {
  const now = clock.now();
  const to = new Date(startOfSeoulDay(seoulDay(now)).getTime() + UPCOMING_DAYS * DAY_MS);
  const entries = await articles.dated({ from: now, to }).catch((): DatedEntry[] => []);
  return entries
    .filter((entry) => toEntryTime(entry, now) !== 'past')
    .slice(0, MOST)
    .map(({ kind, id, title, path, startsAt, endsAt, isAllDay, ...entry }) => ({
      kind,
      id,
      title,
      path,
      startsAt,
      endsAt,
      isAllDay,
      time: toEntryTime({ startsAt, endsAt }, now) === 'now' ? 'now' : 'soon',
      isSample: entry.isSample,
    }));
}
