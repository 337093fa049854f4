import { answer } from '#platform/http/answer.ts';
import { mount } from '#platform/http/mount.ts';
import { pageOf } from '#platform/http/paging.ts';
import type { FeatureApp } from '../access/access.hook.ts';
import { aboutOf } from './correction.rules.ts';
import * as endpoints from './inquiry.contract.ts';
import { answerInquiry, listInquiries, listOwnInquiries, sendRequest } from './inquiry.service.ts';

const cursorOf = ({ id }: { id: number }) => String(id);

export function inquiryRoutes(app: FeatureApp): void {
  mount(app, endpoints.listOwnInquiries, {}, async (ctx, { query: { limit, cursor } }) => {
    const found = await listOwnInquiries(ctx, { beforeId: cursor, limit: limit + 1 });
    const { rows, next } = pageOf(found, limit, cursorOf);
    return answer(rows, { next });
  });

  mount(app, endpoints.createInquiry, { name: 'inquiry.create' }, (ctx, { body }) => sendRequest(ctx, body));

  mount(app, endpoints.listInquiries, {}, async (ctx, { query: { answered, correction, about, limit, cursor } }) => {
    const correctionOf = about === undefined ? correction && '' : aboutOf(about);
    const requested = { isAnswered: answered, correctionOf, beforeId: cursor, limit: limit + 1 };
    const { rows, next } = pageOf(await listInquiries(ctx, requested), limit, cursorOf);
    return answer(rows, { next });
  });

  mount(app, endpoints.answerInquiry, { name: 'inquiry.answer' }, (ctx, { params, body }) =>
    answerInquiry(ctx, params.id, body.answer),
  );
}
