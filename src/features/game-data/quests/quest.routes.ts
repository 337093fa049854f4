import { idCursor, listRoute } from '#platform/http/list-route.ts';
import { mount } from '#platform/http/mount.ts';
import type { ApiApp } from '#platform/http/validation.ts';
import * as endpoints from './quest.contract.ts';
import { listQuests, type QuestContext, requireQuest } from './quest.service.ts';

export function questRoutes(app: ApiApp, context: QuestContext): void {
  listRoute(
    app,
    endpoints.listQuests,
    ({ query: { cursor, ...filter } }) => listQuests(context, { ...filter, beforeId: cursor }),
    idCursor,
  );
  mount(app, endpoints.getQuest, {}, ({ params }) => requireQuest(context, params.id));
}
