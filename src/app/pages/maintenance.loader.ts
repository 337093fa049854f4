import type { ArticleServices } from '#features/content/articles/article-reader.ts';
import { runningMaintenance } from '#features/content/articles/running-maintenance.reader.ts';
import { maintenanceSpanText } from '#features/shell/maintenance/maintenance.labels.ts';
import type { MaintenancePageData } from '#features/shell/maintenance/pages/maintenance.page.tsx';
import type { Clock } from '#platform/clock/clock.ts';
import type { PageRequest } from '#shared/page.ts';

export async function load(
  _request: PageRequest,
  services: ArticleServices & { clock: Clock },
): Promise<MaintenancePageData> {
  const span = await runningMaintenance(services);
  return { when: span && maintenanceSpanText(span) };
}
