import { answer } from '#platform/answers/answer.ts';
import { idCursor, listRoute } from '#platform/http/list-route.ts';
import { mount } from '#platform/http/mount.ts';
import { SUCCESS } from '#shared/success.ts';
import type { FeatureApp } from '../access/access.hook.ts';
import type { PeopleContext } from '../people.context.ts';
import { findWebhook, putWebhook, removeWebhook, subscribe, unsubscribe } from './delivery-channel.service.ts';
import * as notifications from './notification.contract.ts';
import {
  changeGroups,
  findUnread,
  listNotifications,
  markNotificationsRead,
  notifyForTest,
  readGroups,
} from './notification.service.ts';
import * as groups from './notification-group.contract.ts';
import * as push from './push.contract.ts';
import { loadVapid } from './vapid.service.ts';
import * as webhooks from './webhook.contract.ts';

export function notificationRoutes(app: FeatureApp, context: PeopleContext): void {
  listRoutes(app, context);
  pushRoutes(app, context);
  webhookRoutes(app, context);
}

function listRoutes(app: FeatureApp, { config, limits }: PeopleContext): void {
  listRoute(
    app,
    notifications.listNotifications,
    (ctx, { query: { limit, cursor, watch } }) => listNotifications(ctx, { beforeId: cursor, watchId: watch, limit }),
    idCursor,
  );

  mount(app, notifications.countUnread, {}, findUnread);

  mount(app, groups.getNotificationGroups, {}, (ctx) => readGroups(ctx, config));

  mount(app, groups.changeNotificationGroups, { name: 'notification.groups' }, (ctx, { body }) =>
    changeGroups(ctx, config, body),
  );

  mount(app, notifications.markNotificationsRead, { name: 'notification.read' }, (ctx, { body }) =>
    markNotificationsRead(ctx, body),
  );

  mount(app, notifications.sendTestNotification, { name: 'notification.test', limit: limits.creation }, (ctx) => {
    notifyForTest(ctx);
    return SUCCESS;
  });
}

function pushRoutes(app: FeatureApp, { config, db }: PeopleContext): void {
  mount(app, push.getPushKey, {}, async () => {
    const { publicKey } = await loadVapid(db, config);
    return answer({ publicKey }, { isPlain: true, cacheControl: 'public, max-age=300' });
  });

  mount(app, push.subscribePush, { name: 'push.subscribe' }, async (ctx, { body }) => {
    await subscribe(ctx, config, body);
    return SUCCESS;
  });

  mount(app, push.unsubscribePush, { name: 'push.unsubscribe' }, async (ctx, { body }) => {
    await unsubscribe(ctx, body.endpoint);
    return SUCCESS;
  });
}

function webhookRoutes(app: FeatureApp, { config }: PeopleContext): void {
  mount(app, webhooks.getWebhook, {}, findWebhook);

  mount(app, webhooks.putWebhook, { name: 'webhook.put' }, (ctx, { body }) => putWebhook(ctx, config, body.url));

  mount(app, webhooks.deleteWebhook, { name: 'webhook.delete' }, async (ctx) => {
    await removeWebhook(ctx);
    return SUCCESS;
  });
}
