import type { Clock } from '#platform/clock/clock.ts';
import { NOTICE_TYPE } from './article-kind.contract.ts';
import type { ArticleServices } from './article-reader.ts';
import { toEntryTime } from './calendar.rules.ts';

const NEWEST = 20;

export interface MaintenanceSpan {
  from: string;
  /** End of the maintenance; null: it was not announced. */
  until: string | null;
}

/** Returns the maintenance that operators announced for now; null: there is none, or it cannot be read. */
export async function runningMaintenance({
  articles,
  clock,
}: ArticleServices & { clock: Clock }): Promise<MaintenanceSpan | null> {
  const { rows } = await articles
    .notices({ type: NOTICE_TYPE.maintenance }, { limit: NEWEST })
    .catch(() => ({ rows: [] }));
  const spans = rows.flatMap(({ startsAt, endsAt }) => (startsAt === null ? [] : [{ startsAt, endsAt }]));
  const running = spans.find((span) => toEntryTime(span, clock.now()) === 'now');
  return running ? { from: running.startsAt, until: running.endsAt } : null;
}
