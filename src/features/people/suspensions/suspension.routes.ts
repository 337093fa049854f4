import { z } from 'zod';
import { linkNext, pageOf } from '#platform/http/paging.ts';
import type { ApiApp } from '#platform/http/validation.ts';
import { idText, limitQuery } from '#shared/params.ts';
import type { PeopleContext } from '../people.context.ts';
import { endSuspension, listSuspensions, suspend } from './operator-suspension.service.ts';
import { newSuspensionSchema, type Suspension, suspensionSchema } from './suspension.contract.ts';

const tags = ['operator'];
const PATH = '/api/operator/suspensions';

/** The last row of the page before: when it began, and whose it is. */
const cursorText = z
  .string()
  .regex(/^\d{1,14}-[1-9]\d{0,9}$/, '다음 쪽의 표시가 아닙니다.')
  .transform((text) => {
    const [at = '', profileId = ''] = text.split('-');
    return { suspendedAt: new Date(Number(at)), profileId };
  })
  .pipe(z.object({ suspendedAt: z.date(), profileId: idText }));

const cursorOf = ({ suspendedAt, profileId }: Suspension) => `${Date.parse(suspendedAt)}-${profileId}`;

const listQuery = z.object({ limit: limitQuery(), cursor: cursorText.optional() });
const profileParams = z.object({ profileId: idText });
const success = z.object({ success: z.literal(true) });

export function suspensionRoutes(app: ApiApp, { access, config }: PeopleContext): void {
  app.get(
    PATH,
    {
      schema: {
        tags,
        summary: '정지 중인 캐릭터',
        querystring: listQuery,
        response: { 200: z.array(suspensionSchema) },
      },
    },
    (request, reply) =>
      access.read(request, reply, 'operator', async (ctx) => {
        const { limit, cursor } = request.query;
        const page = pageOf(await listSuspensions(ctx, { after: cursor, limit: limit + 1 }), limit, cursorOf);
        linkNext(request, reply, page.next);
        return page.rows;
      }),
  );

  app.post(
    PATH,
    { schema: { tags, summary: '캐릭터 정지', body: newSuspensionSchema, response: { 200: suspensionSchema } } },
    (request, reply) =>
      access.write(request, reply, { who: 'operator', name: 'suspension.set' }, (ctx) =>
        suspend(ctx, request.body, config.operatorUserIds),
      ),
  );

  app.delete(
    `${PATH}/:profileId`,
    { schema: { tags, summary: '정지 풀기', params: profileParams, response: { 200: success } } },
    (request, reply) =>
      access.write(request, reply, { who: 'operator', name: 'suspension.lift' }, async (ctx) => {
        await endSuspension(ctx, request.params.profileId);
        return { success: true };
      }),
  );
}
