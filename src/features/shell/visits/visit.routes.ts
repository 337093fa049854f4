import { mount } from '#platform/http/mount.ts';
import type { RateLimit } from '#platform/http/rate-limit.ts';
import type { ApiApp } from '#platform/http/validation.ts';
import { addView } from './visit.contract.ts';

/** The view itself is counted where answers are sent (`visit.hook.ts`). */
export function visitRoutes(app: ApiApp, { limit }: { limit: RateLimit }): void {
  mount(app, addView, { budget: { limit, isByAddress: true } }, () => null);
}
