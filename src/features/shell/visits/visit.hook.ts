import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PageView } from '#platform/answers/page-views.ts';
import { createViewCounter, type ViewCounterOptions } from './view-counter.hook.ts';
import { addView } from './visit.contract.ts';

interface VisitsOptions extends ViewCounterOptions {
  /** Finds the pattern of the page that a path leads to; undefined: none, or one of operators. */
  findPattern(path: string): Promise<string | undefined>;
}

/**
 * Counts the pages that routes registered after this call answer with. What is sent from memory before routing is counted there by
 * `app.viewCounter`.
 */
export function installVisits(app: FastifyInstance, { findPattern, ...options }: VisitsOptions): void {
  const views = createViewCounter(options);
  app.decorate('viewCounter', views);
  app.addHook('onResponse', async (request, { statusCode }) => {
    const view = isViewBeacon(request) ? await openedPage(request, findPattern) : request.pageView;
    if (view && isShown(request, statusCode)) views.count(view, request.raw);
  });
  // Writes before the database is closed.
  app.addHook('preClose', () => options.visits.flush());
}

/** 304 shows the page too: browsers ask again for every page that they have. */
function isShown({ method }: FastifyRequest, status: number): boolean {
  return method === 'GET' ? status === 200 || status === 304 : method === 'POST' && status === 204;
}

function isViewBeacon({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.config.endpoint === addView;
}

async function openedPage(
  { body }: FastifyRequest,
  findPattern: VisitsOptions['findPattern'],
): Promise<PageView | undefined> {
  const sent = addView.body.safeParse(body);
  const pattern = sent.success ? await findPattern(sent.data.path) : undefined;
  return pattern === undefined ? undefined : { pattern, isPayload: true };
}
