import { answer, PRIVATE } from '#platform/answers/answer.ts';
import { mount } from '#platform/http/mount.ts';
import { AppError } from '#shared/errors.ts';
import type { AnyVisitor, FeatureApp } from '../access/access.hook.ts';
import type { Ctx, Person } from '../access/actor.ts';
import { findOperatorLevel } from '../operators/operator.service.ts';
import type { PeopleContext } from '../people.context.ts';
import { peopleErrors } from '../people-error.labels.ts';
import { listWarnings } from '../sanctions/sanction.service.ts';
import { createPictureRules } from './avatar.rules.ts';
import * as endpoints from './profile.contract.ts';
import { findOwnProfile, findProfilesNamed, requirePublicProfile } from './profile.service.ts';
import { updateProfile, upsertProfile } from './save-profile.service.ts';

export function profileRoutes(app: FeatureApp, { clock, config, db, limits, provider, switches }: PeopleContext): void {
  const identitySource = { provider, pictures: createPictureRules([config.authDiscordUrl, config.authKakaoUrl]) };
  async function loadMe({ db: own, actor }: Ctx<Person>, profile: endpoints.OwnProfile): Promise<endpoints.Me> {
    const operatorLevel = await findOperatorLevel(own, config.operatorUserIds, actor.userId);
    const warnings = await listWarnings(own, profile.id, clock.now());
    return { ...profile, isOperator: operatorLevel !== null, operatorLevel, warnings };
  }

  mount(app, endpoints.getMe, {}, async (visitor, { query: { orNull } }) => {
    const ctx = orNull === 'true' ? await signedIn(visitor) : await visitor.as('person');
    const profile = ctx && (await findOwnProfile(ctx.db, ctx.actor.userId));
    if (!profile && (orNull === undefined || orNull === 'false')) {
      throw new AppError('NOT_FOUND', { message: peopleErrors.noProfile });
    }
    return answer(ctx && profile ? await loadMe(ctx, profile) : null, { isPlain: true, cacheControl: PRIVATE });
  });

  mount(app, endpoints.findProfiles, { budget: { limit: limits.profileSearch, isByAddress: true } }, ({ query }) =>
    findProfilesNamed(db, query.q, clock.now()),
  );

  mount(app, endpoints.getProfile, {}, async ({ params }) =>
    answer(await requirePublicProfile(db, params.id), { isPlain: true }),
  );

  mount(app, endpoints.updateProfile, { name: 'profile.update' }, async (ctx, { body }) =>
    loadMe(ctx, await updateProfile(ctx, identitySource, body)),
  );

  mount(app, endpoints.upsertProfile, { name: 'profile.upsert' }, async (ctx, { body }) =>
    loadMe(ctx, await upsertProfile(ctx, { ...identitySource, isOpen: switches().isRegistrationOpen }, body)),
  );
}

/** Returns null for visitors who are signed out or whose session has ended. */
function signedIn(visitor: AnyVisitor) {
  return visitor.as('person').catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'LOGIN_REQUIRED') return null;
    throw error;
  });
}
