import { z } from 'zod';
import { answer } from '#platform/http/answer.ts';
import { mount } from '#platform/http/mount.ts';
import { linkNext, pageOf } from '#platform/http/paging.ts';
import { idText, limitQuery } from '#shared/params.ts';
import type { FeatureApp } from '../access/access.hook.ts';
import type { PeopleContext } from '../people.context.ts';
import { aboutOf } from './correction.rules.ts';
import * as endpoints from './inquiry.contract.ts';
import { inquirySchema, newInquirySchema } from './inquiry.contract.ts';
import { answerInquiry, listInquiries, listOwnInquiries, sendRequest } from './inquiry.service.ts';

const tags = ['inquiries'];

const listQuery = z.object({ limit: limitQuery(), cursor: idText.optional() });
const cursorOf = ({ id }: { id: number }) => String(id);

export function inquiryRoutes(app: FeatureApp, { access }: PeopleContext): void {
  app.get(
    '/api/inquiries',
    { schema: { tags, summary: '내 문의', querystring: listQuery, response: { 200: z.array(inquirySchema) } } },
    (request, reply) =>
      access.read(request, reply, 'person', async (ctx) => {
        const { limit, cursor } = request.query;
        const page = pageOf(await listOwnInquiries(ctx, { beforeId: cursor, limit: limit + 1 }), limit, cursorOf);
        linkNext(request, reply, page.next);
        return page.rows;
      }),
  );

  app.post(
    '/api/inquiries',
    { schema: { tags, summary: '문의하기', body: newInquirySchema, response: { 201: inquirySchema } } },
    (request, reply) =>
      access.write(request, reply, { who: 'person', name: 'inquiry.create', evenSuspended: true, status: 201 }, (ctx) =>
        sendRequest(ctx, request.body),
      ),
  );

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
