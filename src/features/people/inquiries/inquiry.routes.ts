import { idCursor, listRoute } from '#platform/http/list-route.ts';
import { mount } from '#platform/http/mount.ts';
import type { FeatureApp } from '../access/access.hook.ts';
import { parseAbout } from './correction.rules.ts';
import * as endpoints from './inquiry.contract.ts';
import { answerInquiry, listInquiries, listOwnInquiries, sendRequest } from './inquiry.service.ts';

export function inquiryRoutes(app: FeatureApp): void {
  listRoute(
    app,
    endpoints.listOwnInquiries,
    (ctx, { query: { limit, cursor } }) => listOwnInquiries(ctx, { beforeId: cursor, limit }),
    idCursor,
  );

  mount(app, endpoints.createInquiry, { name: 'inquiry.create' }, (ctx, { body }) => sendRequest(ctx, body));

  listRoute(
    app,
    endpoints.listInquiries,
    (ctx, { query: { answered, correction, about, limit, cursor } }) => {
      const correctionOf = about === undefined ? correction && '' : parseAbout(about);
      return listInquiries(ctx, { isAnswered: answered, correctionOf, beforeId: cursor, limit });
    },
    idCursor,
  );

  mount(app, endpoints.answerInquiry, { name: 'inquiry.answer' }, (ctx, { params, body }) =>
    answerInquiry(ctx, params.id, body.answer),
  );
}
