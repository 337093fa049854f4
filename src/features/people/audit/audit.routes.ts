import { z } from 'zod';
import { linkNext, pageOf } from '#platform/http/paging.ts';
import type { ApiApp } from '#platform/http/validation.ts';
import { idText, limitQuery } from '#shared/params.ts';
import type { PeopleContext } from '../people.context.ts';
import { auditEntrySchema } from './audit.contract.ts';
import { listAudit } from './audit.service.ts';

const query = z.object({ limit: limitQuery(), cursor: idText.optional() });

export function auditRoutes(app: ApiApp, { access }: PeopleContext): void {
  app.get(
    '/api/operator/audit',
    {
      schema: {
        tags: ['operator'],
        summary: '운영자가 한 일',
        querystring: query,
        response: { 200: z.array(auditEntrySchema) },
      },
    },
    (request, reply) =>
      access.read(request, reply, 'operator', async ({ db }) => {
        const { limit, cursor } = request.query;
        const page = pageOf(await listAudit(db, { limit: limit + 1, beforeId: cursor }), limit, ({ id }) => String(id));
        linkNext(request, reply, page.next);
        return page.rows;
      }),
  );
}
