import { answer } from '#platform/http/answer.ts';
import { mount } from '#platform/http/mount.ts';
import { requirePoint } from '#platform/http/rate-limit.ts';
import { AppError } from '#shared/errors.ts';
import { SUCCESS } from '#shared/success.ts';
import type { FeatureApp } from '../access/access.hook.ts';
import type { Ctx, Person } from '../access/actor.ts';
import { operatorLevelOf } from '../operators/operator.service.ts';
import type { PeopleContext } from '../people.context.ts';
import { peopleErrors } from '../people-error.labels.ts';
import type { PersonalData } from '../personal-data.ts';
import { deleteAccount, exportAccount } from './account.service.ts';
import { pictureRulesOf } from './avatar.rules.ts';
import * as endpoints from './profile.contract.ts';
import { findOwnProfile, findProfilesNamed, requirePublicProfile } from './profile.service.ts';
import { updateProfile, upsertProfile } from './save-profile.service.ts';

const EXPORT_HEADERS = { 'content-disposition': 'attachment; filename="baramnaru-me.json"' };

export function profileRoutes(app: FeatureApp, context: PeopleContext, sections: readonly PersonalData[]): void {
  const { clock, config, db, limits, provider } = context;
  const identitySource = { provider, pictures: pictureRulesOf([config.authDiscordUrl, config.authKakaoUrl]) };
  async function meOf({ db: own, actor }: Ctx<Person>, profile: endpoints.OwnProfile): Promise<endpoints.Me> {
    const operatorLevel = await operatorLevelOf(own, config.operatorUserIds, actor.userId);
    return { ...profile, isOperator: operatorLevel !== null, operatorLevel };
  }

  mount(app, endpoints.getMe, {}, async (ctx, { query }) => {
    const profile = await findOwnProfile(ctx.db, ctx.actor.userId);
    if (profile) return meOf(ctx, profile);
    if (query.orNull === 'true') return null;
    throw new AppError('NOT_FOUND', { message: peopleErrors.noProfile });
  });

  mount(app, endpoints.findProfiles, { budget: { limit: limits.profileSearch, isByAddress: true } }, ({ query }) =>
    findProfilesNamed(db, query.q, clock.now()),
  );

  mount(app, endpoints.getProfile, {}, async ({ params }) =>
    answer(await requirePublicProfile(db, params.id), { isPlain: true }),
  );

  mount(app, endpoints.updateProfile, { name: 'profile.update' }, async (ctx, { body }) =>
    meOf(ctx, await updateProfile(ctx, identitySource, body)),
  );

  mount(app, endpoints.upsertProfile, { name: 'profile.upsert' }, async (ctx, { body }) =>
    meOf(ctx, await upsertProfile(ctx, identitySource, body)),
  );

  mount(app, endpoints.exportAccount, {}, async (ctx) => {
    await requirePoint(limits.exports, ctx.actor.userId);
    return answer(await exportAccount(ctx, sections), { headers: EXPORT_HEADERS });
  });

  mount(app, endpoints.deleteAccount, { name: 'profile.delete' }, async (ctx) => {
    await deleteAccount(ctx, provider, sections);
    return SUCCESS;
  });
}
