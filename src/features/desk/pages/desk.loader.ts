import type { Clock } from '#platform/clock/clock.ts';
import { AppError } from '#shared/errors.ts';
import type { PageRequest } from '#shared/page.ts';
import type { DeskServices } from '../desk.services.ts';
import type { DeskPageData } from '../desk-page-data.ts';
import { findDeskPage, OVERVIEW_PATH } from '../frame/desk-pages.ts';

/** Reads for the frame and the overview; other screens read theirs in the operator's browser. */
export async function load(
  { url }: PageRequest,
  { desk, operator, clock }: DeskServices & { clock: Clock },
): Promise<DeskPageData> {
  const path = url.pathname.replace(/\/_payload[.]json$/, '').replace(/(?<=.)\/+$/, '');
  const found = findDeskPage(path);
  if (!found || !operator) throw new AppError('NOT_FOUND');
  const overview = found.page.path === OVERVIEW_PATH ? await desk.overview.read(operator) : null;
  return {
    path,
    level: operator.level,
    at: clock.now().toISOString(),
    waiting: overview?.waiting ?? (await desk.overview.waiting(operator)),
    overview,
  };
}
