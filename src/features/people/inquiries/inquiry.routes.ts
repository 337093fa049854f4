import { z } from 'zod';
import { linkNext, pageOf } from '#platform/http/paging.ts';
import type { ApiApp } from '#platform/http/validation.ts';
import { idParams, idText, limitQuery } from '#shared/params.ts';
import type { PeopleContext } from '../people.context.ts';
import { aboutOf, CORRECTION_LENGTH } from './correction.rules.ts';
import { inquiryAnswerSchema, inquirySchema, newInquirySchema, operatorInquirySchema } from './inquiry.contract.ts';
import { answerInquiry, listInquiries, listOwnInquiries, sendRequest } from './inquiry.service.ts';

const tags = ['inquiries'];
const operatorTags = ['operator'];

const listQuery = z.object({ limit: limitQuery(), cursor: idText.optional() });
const operatorListQuery = listQuery.extend({
  answered: z
    .enum(['true', 'false'])
    .transform((text) => text === 'true')
    .optional(),
  /** Only reports of wrong values. */
  correction: z.literal('true').optional(),
  /** Only those of what begins so. */
  about: z.string().max(CORRECTION_LENGTH.about).transform(aboutOf).optional(),
});

const cursorOf = ({ id }: { id: number }) => String(id);

export function inquiryRoutes(app: ApiApp, { access }: PeopleContext): void {
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

  app.get(
    '/api/operator/inquiries',
    {
      schema: {
        tags: operatorTags,
        summary: '모든 문의',
        querystring: operatorListQuery,
        response: { 200: z.array(operatorInquirySchema) },
      },
    },
    (request, reply) =>
      access.read(request, reply, 'operator', async (ctx) => {
        const { answered, correction, about, limit, cursor } = request.query;
        const correctionOf = about ?? (correction && '');
        const requested = { isAnswered: answered, correctionOf, beforeId: cursor, limit: limit + 1 };
        const found = await listInquiries(ctx, requested);
        const page = pageOf(found, limit, cursorOf);
        linkNext(request, reply, page.next);
        return page.rows;
      }),
  );

  app.put(
    '/api/operator/inquiries/:id',
    {
      schema: {
        tags: operatorTags,
        summary: '문의에 답하기',
        params: idParams,
        body: inquiryAnswerSchema,
        response: { 200: operatorInquirySchema },
      },
    },
    (request, reply) =>
      access.write(request, reply, { who: 'operator', name: 'inquiry.answer' }, (ctx) =>
        answerInquiry(ctx, request.params.id, request.body.answer),
      ),
  );
}
