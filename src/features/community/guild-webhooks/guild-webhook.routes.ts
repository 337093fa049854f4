import { mount } from '#platform/http/mount.ts';
import type { CommunityApp, CommunityContext } from '../community.context.ts';
import * as endpoints from './guild-webhook.contract.ts';
import { putGuildWebhook, readGuildWebhook, removeGuildWebhook } from './guild-webhook.service.ts';

export function guildWebhookRoutes(app: CommunityApp, { config }: CommunityContext): void {
  mount(app, endpoints.getGuildWebhook, {}, (ctx, { params }) => readGuildWebhook(ctx, config, params.id));
  mount(app, endpoints.putGuildWebhook, { name: 'guild-webhook.put' }, (ctx, { params, body }) =>
    putGuildWebhook(ctx, config, params.id, body),
  );
  mount(app, endpoints.deleteGuildWebhook, { name: 'guild-webhook.delete' }, (ctx, { params }) =>
    removeGuildWebhook(ctx, config, params.id),
  );
}
