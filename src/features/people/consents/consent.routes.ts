import { mount } from '#platform/http/mount.ts';
import type { FeatureApp } from '../access/access.hook.ts';
import { findOwnProfile } from '../profiles/profile.service.ts';
import { getLegal } from './consent.contract.ts';
import { readLegal } from './legal-version.service.ts';

export function consentRoutes(app: FeatureApp): void {
  mount(app, getLegal, {}, async ({ db, clock, actor }) => {
    const profile = await findOwnProfile(db, actor.userId);
    return readLegal(db, clock.now(), profile?.id ?? null);
  });
}
