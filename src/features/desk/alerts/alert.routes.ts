import type { FeatureApp } from '#features/people/access/access.hook.ts';
import { mount } from '#platform/http/mount.ts';
import { testAlert } from './alert.contract.ts';
import { testAlert as sendTest } from './alert.service.ts';
import type { AlertSite } from './send-alert.service.ts';

export function alertRoutes(app: FeatureApp, { config }: Pick<AlertSite, 'config'>): void {
  mount(app, testAlert, { name: 'alert.test' }, (ctx, { body }) => sendTest(ctx, config, body.name));
}
