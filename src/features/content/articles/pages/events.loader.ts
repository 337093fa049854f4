import type { Clock } from '#platform/clock/clock.ts';
import { seoulDay } from '#shared/korean/dates.ts';
import type { PageRequest } from '#shared/page.ts';
import type { Event } from '../article.contract.ts';
import { eventsParams } from '../article-page.params.ts';
import type { ArticleServices, DatedEntry } from '../article-reader.ts';
import { type CalendarWeek, computeCalendar, leftText, neighbourMonth, spanOfWeeks } from '../calendar.rules.ts';
import { type EntryRow, entryRow } from '../ui/entry-list.tsx';

const LISTED = { now: 20, soon: 10, past: 5 } as const;
const NOTICES = 6;

export interface EventRow
  extends Pick<Event, 'id' | 'title' | 'summary' | 'startsAt' | 'endsAt' | 'isAllDay' | 'isSample'> {
  /** Remaining time, by the server's clock. */
  left: string;
}

export interface EventsPageData {
  month: string;
  before: string;
  after: string;
  /** Present month. */
  today: string;
  weeks: CalendarWeek[];
  /** Entries of the grid, as a list. */
  dated: DatedEntry[];
  events: Record<'now' | 'soon' | 'past', EventRow[]>;
  notices: EntryRow[];
}

export async function load(
  { url }: PageRequest,
  { articles, clock }: ArticleServices & { clock: Clock },
): Promise<EventsPageData> {
  const now = clock.now();
  const today = seoulDay(now).slice(0, 7);
  const month = eventsParams.read(url.searchParams).month ?? today;
  const [dated, running, soon, past, notices] = await Promise.all([
    articles.dated(spanOfWeeks(month)),
    articles.events('now', LISTED.now),
    articles.events('soon', LISTED.soon),
    articles.events('past', LISTED.past),
    articles.notices({}, { limit: NOTICES }),
  ]);
  const toRows = (events: readonly Event[]) => events.map((event) => eventRow(event, now));
  return {
    month,
    today,
    dated,
    before: neighbourMonth(month, -1),
    after: neighbourMonth(month, 1),
    weeks: computeCalendar(month, dated, now),
    events: { now: toRows(running), soon: toRows(soon), past: toRows(past) },
    notices: notices.rows.map(entryRow),
  };
}

function eventRow({ id, title, summary, startsAt, endsAt, isAllDay, isSample }: Event, now: Date): EventRow {
  return { id, title, summary, startsAt, endsAt, isAllDay, isSample, left: leftText(endsAt, now.getTime()) };
}
