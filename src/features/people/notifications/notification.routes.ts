import { z } from 'zod';
import { linkNext, pageOf } from '#platform/http/paging.ts';
import type { ApiApp } from '#platform/http/validation.ts';
import { idText, limitQuery } from '#shared/params.ts';
import type { PeopleContext } from '../people.context.ts';
import { findWebhook, putWebhook, removeWebhook, subscribe, unsubscribe } from './delivery-channel.service.ts';
import { markReadSchema, notificationSchema, unreadSchema } from './notification.contract.ts';
import { findUnread, listNotifications, markNotificationsRead, notifyForTest } from './notification.service.ts';
import { pushEndpointSchema, pushKeySchema, pushSubscriptionSchema } from './push.contract.ts';
import { vapidOf } from './vapid.ts';
import { newWebhookSchema, webhookSchema } from './webhook.contract.ts';

const tags = ['notifications'];
const success = z.object({ success: z.literal(true) });
const SUCCESS = { success: true } as const;
const listQuery = z.object({ limit: limitQuery(), cursor: idText.optional(), watch: idText.optional() });

export function notificationRoutes(app: ApiApp, context: PeopleContext): void {
  listRoutes(app, context);
  pushRoutes(app, context);
  webhookRoutes(app, context);
}

function listRoutes(app: ApiApp, { access, limits }: PeopleContext): void {
  app.get(
    '/api/notifications',
    {
      schema: {
        tags,
        summary: '내 알림; watch: 그 가격 알림이 울린 것만',
        querystring: listQuery,
        response: { 200: z.array(notificationSchema) },
      },
    },
    (request, reply) =>
      access.read(request, reply, 'player', async (ctx) => {
        const { limit, cursor, watch } = request.query;
        const found = await listNotifications(ctx, { beforeId: cursor, watchId: watch, limit: limit + 1 });
        const page = pageOf(found, limit, ({ id }) => String(id));
        linkNext(request, reply, page.next);
        return page.rows;
      }),
  );

  app.get(
    '/api/notifications/unread',
    { schema: { tags, summary: '읽지 않은 알림의 수 (100까지)', response: { 200: unreadSchema } } },
    (request, reply) => access.read(request, reply, 'player', findUnread),
  );

  app.put(
    '/api/notifications/read',
    { schema: { tags, summary: '읽음으로 하기', body: markReadSchema, response: { 200: unreadSchema } } },
    (request, reply) =>
      access.write(request, reply, { who: 'player', name: 'notification.read', evenSuspended: true }, (ctx) =>
        markNotificationsRead(ctx, request.body),
      ),
  );

  app.post(
    '/api/notifications/test',
    { schema: { tags, summary: '켜 둔 모든 길로 시험 알림 보내기', response: { 200: success } } },
    (request, reply) =>
      access.write(
        request,
        reply,
        { who: 'player', name: 'notification.test', limit: limits.creation },
        async (ctx) => {
          notifyForTest(ctx);
          return SUCCESS;
        },
      ),
  );
}

function pushRoutes(app: ApiApp, { access, config, db }: PeopleContext): void {
  app.get(
    '/api/notifications/push/key',
    { schema: { tags, summary: '브라우저 알림의 공개 키', response: { 200: pushKeySchema } } },
    async (_request, reply) => {
      const { publicKey } = await vapidOf(db, config);
      reply.header('cache-control', 'public, max-age=300');
      return { publicKey };
    },
  );

  app.post(
    '/api/notifications/push',
    {
      schema: { tags, summary: '이 브라우저로 알림 받기', body: pushSubscriptionSchema, response: { 200: success } },
    },
    (request, reply) =>
      access.write(request, reply, { who: 'player', name: 'push.subscribe' }, async (ctx) => {
        await subscribe(ctx, config, request.body);
        return SUCCESS;
      }),
  );

  app.delete(
    '/api/notifications/push',
    {
      schema: { tags, summary: '이 브라우저로 받지 않기', body: pushEndpointSchema, response: { 200: success } },
    },
    (request, reply) =>
      access.write(request, reply, { who: 'player', name: 'push.unsubscribe', evenSuspended: true }, async (ctx) => {
        await unsubscribe(ctx, request.body.endpoint);
        return SUCCESS;
      }),
  );
}

function webhookRoutes(app: ApiApp, { access, config }: PeopleContext): void {
  const url = '/api/notifications/webhook';
  app.get(
    url,
    { schema: { tags, summary: '내 디스코드 웹훅', response: { 200: webhookSchema.nullable() } } },
    (request, reply) => access.read(request, reply, 'player', findWebhook),
  );

  app.put(
    url,
    {
      schema: {
        tags,
        summary: '디스코드 웹훅 두기',
        body: newWebhookSchema,
        response: { 200: webhookSchema.nullable() },
      },
    },
    (request, reply) =>
      access.write(request, reply, { who: 'player', name: 'webhook.put' }, (ctx) =>
        putWebhook(ctx, config, request.body.url),
      ),
  );

  app.delete(url, { schema: { tags, summary: '디스코드 웹훅 지우기', response: { 200: success } } }, (request, reply) =>
    access.write(request, reply, { who: 'player', name: 'webhook.delete', evenSuspended: true }, async (ctx) => {
      await removeWebhook(ctx);
      return SUCCESS;
    }),
  );
}
