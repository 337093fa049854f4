import { answer } from '#platform/answers/answer.ts';
import { mount } from '#platform/http/mount.ts';
import type { ApiApp } from '#platform/http/validation.ts';
import { getLiveness, getReadiness } from './health.contract.ts';
import { createReadinessCheck, type HealthContext } from './health.service.ts';

export function healthRoutes(app: ApiApp, context: HealthContext): void {
  const checkReadiness = createReadinessCheck(context);
  const cacheControl = 'no-store';

  mount(app, getLiveness, {}, () => answer({ status: 'live' }, { cacheControl }));
  mount(app, getReadiness, {}, async () => answer(await checkReadiness(), { cacheControl }));
}
