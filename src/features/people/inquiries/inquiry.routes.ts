import { idCursor, listRoute } from '#platform/http/list-route.ts';
import { mount } from '#platform/http/mount.ts';
import type { FeatureApp } from '../access/access.hook.ts';
import type { PeopleContext } from '../people.context.ts';
import { parseAbout } from './correction.rules.ts';
import * as endpoints from './inquiry.contract.ts';
import { listOwnInquiries, sendRequest } from './inquiry.service.ts';
import { answerInquiry, listInquiries, markInquiryPresence, readInquiry } from './operator-inquiry.service.ts';

export function inquiryRoutes(app: FeatureApp, { config: { operatorUserIds } }: Pick<PeopleContext, 'config'>): void {
  listRoute(
    app,
    endpoints.listOwnInquiries,
    (ctx, { query: { limit, cursor } }) => listOwnInquiries(ctx, { beforeId: cursor, limit }),
    idCursor,
  );

  mount(app, endpoints.createInquiry, { name: 'inquiry.create' }, (ctx, { body }) =>
    sendRequest(ctx, body, operatorUserIds),
  );

  listRoute(
    app,
    endpoints.listInquiries,
    (ctx, { query: { answered, type, kind, q, correction, about, limit, cursor } }) => {
      const correctionOf = about === undefined ? correction && '' : parseAbout(about);
      return listInquiries(ctx, { isAnswered: answered, type, kind, q, correctionOf, beforeId: cursor, limit });
    },
    idCursor,
  );

  mount(app, endpoints.getInquiry, {}, (ctx, { params }) => readInquiry(ctx, params.id, operatorUserIds));

  mount(app, endpoints.answerInquiry, { name: 'inquiry.answer' }, (ctx, { params, body }) =>
    answerInquiry(ctx, { ...params, ...body }, operatorUserIds),
  );

  mount(app, endpoints.markInquiryPresence, { name: 'inquiry.presence' }, async (ctx, { params }) => ({
    viewers: await markInquiryPresence(ctx, params.id),
  }));
}
