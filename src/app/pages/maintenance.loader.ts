import type { ArticleServices } from '#features/content/articles/article-reader.ts';
import { runningMaintenance } from '#features/content/articles/running-maintenance.reader.ts';
import { maintenanceSpanText } from '#features/shell/maintenance/maintenance.labels.ts';
import type { MaintenancePageData } from '#features/shell/maintenance/pages/maintenance.page.tsx';
import type { ShellServices } from '#features/shell/shell.services.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { PageRequest } from '#shared/page.ts';

/** A maintenance that operators have switched on says more than one that they announced. */
export async function load(
  _request: PageRequest,
  services: ArticleServices & Pick<ShellServices, 'maintenance'> & { clock: Clock },
): Promise<MaintenancePageData> {
  const running = services.maintenance();
  const span = running ?? (await runningMaintenance(services));
  return { message: running?.message || null, when: span && maintenanceSpanText(span) };
}
