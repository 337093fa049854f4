import { mount } from '#platform/http/mount.ts';
import type { FeatureApp } from '../access/access.hook.ts';
import { getLegal } from './consent.contract.ts';
import { readLegal } from './legal-version.service.ts';

export function consentRoutes(app: FeatureApp): void {
  mount(app, getLegal, {}, ({ db, clock, actor }) => readLegal(db, clock.now(), actor.userId));
}
