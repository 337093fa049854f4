import type { FeatureApp } from '#features/people/access/access.hook.ts';
import { idCursor, listRoute } from '#platform/http/list-route.ts';
import { mount } from '#platform/http/mount.ts';
import type { ArticleContext } from './article.context.ts';
import * as endpoints from './article.contract.ts';
import {
  listEvents,
  listGuides,
  listNotices,
  listQuests,
  readEvent,
  readGuide,
  readNotice,
  readQuest,
} from './read-articles.service.ts';

/** Public routes. Their answers are the same for everybody, operators included. */
export function articleRoutes(app: FeatureApp, context: ArticleContext): void {
  listRoute(
    app,
    endpoints.listNotices,
    ({ query: { limit, cursor, ...filter } }) => listNotices(context, filter, { limit, afterId: cursor }),
    idCursor,
  );
  mount(app, endpoints.getNotice, {}, ({ params }) => readNotice(context, params.id));
  listRoute(
    app,
    endpoints.listGuides,
    ({ query: { limit, cursor, ...filter } }) => listGuides(context, filter, { limit, afterId: cursor }),
    idCursor,
  );
  mount(app, endpoints.getGuide, {}, ({ params }) => readGuide(context, params.id));
  listRoute(
    app,
    endpoints.listEvents,
    ({ query: { limit, cursor, ...filter } }) => listEvents(context, filter, { limit, afterId: cursor }),
    idCursor,
  );
  mount(app, endpoints.getEvent, {}, ({ params }) => readEvent(context, params.id));
  listRoute(
    app,
    endpoints.listQuests,
    ({ query: { limit, cursor, ...filter } }) => listQuests(context, filter, { limit, afterId: cursor }),
    idCursor,
  );
  mount(app, endpoints.getQuest, {}, ({ params }) => readQuest(context, params.id));
}
