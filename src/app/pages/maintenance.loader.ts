import type { ArticleServices } from '#features/content/articles/article-reader.ts';
import { runningMaintenance } from '#features/content/articles/running-maintenance.reader.ts';
import type { MaintenancePageData } from '#features/shell/maintenance/pages/maintenance.page.tsx';
import type { Clock } from '#platform/clock/clock.ts';
import { seoulDay } from '#shared/korean/dates.ts';
import { formatClock, formatMonthDay } from '#shared/korean/day-texts.ts';
import type { PageRequest } from '#shared/page.ts';

export async function load(
  _request: PageRequest,
  services: ArticleServices & { clock: Clock },
): Promise<MaintenancePageData> {
  const span = await runningMaintenance(services);
  return { when: span && maintenanceSpanText(span) };
}

/**
 * Returns `점검 시간: 11월 23일 06:00부터 10:00까지`.
 * @param until null when no end was announced
 */
function maintenanceSpanText({ from, until }: { from: string; until: string | null }): string {
  const begins = `점검 시간: ${formatMonthDay(from)} ${formatClock(from)}부터`;
  if (until === null) return `${begins} (끝나는 시간은 아직 정해지지 않았습니다)`;
  const day = seoulDay(until) === seoulDay(from) ? '' : `${formatMonthDay(until)} `;
  return `${begins} ${day}${formatClock(until)}까지`;
}
