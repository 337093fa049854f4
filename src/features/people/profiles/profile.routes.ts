import type { ApiApp } from '#platform/http/validation.ts';
import { AppError } from '#shared/errors.ts';
import type { Ctx, Person } from '../access/actor.ts';
import { isOperator } from '../operators/operator.service.ts';
import type { PeopleContext } from '../people.context.ts';
import { pictureRulesOf } from './avatar.rules.ts';
import {
  type Me,
  meQuery,
  meSchema,
  type OwnProfile,
  profileParams,
  profileSchema,
  profileUpdateSchema,
  profileUpsertSchema,
} from './profile.contract.ts';
import { findOwnProfile, requirePublicProfile } from './profile.service.ts';
import { updateProfile, upsertProfile } from './save-profile.service.ts';

const tags = ['profiles'];

export function profileRoutes(app: ApiApp, { access, config, db, provider }: PeopleContext): void {
  const identitySource = { provider, pictures: pictureRulesOf([config.authDiscordUrl, config.authKakaoUrl]) };
  const meOf = async ({ db: own, actor }: Ctx<Person>, profile: OwnProfile): Promise<Me> => ({
    ...profile,
    isOperator: await isOperator(own, config.operatorUserIds, actor.userId),
  });

  app.get(
    '/api/profiles/me',
    { schema: { tags, summary: '내 캐릭터', querystring: meQuery, response: { 200: meSchema.nullable() } } },
    (request, reply) =>
      access.read(request, reply, 'person', async (ctx) => {
        const profile = await findOwnProfile(ctx.db, ctx.actor.userId);
        if (profile) return meOf(ctx, profile);
        if (request.query.orNull === 'true') return null;
        throw new AppError('NOT_FOUND', { message: '아직 캐릭터를 만들지 않았습니다.' });
      }),
  );

  app.get(
    '/api/profiles/:id',
    { schema: { tags, summary: '캐릭터 하나', params: profileParams, response: { 200: profileSchema } } },
    (request) => requirePublicProfile(db, request.params.id),
  );

  app.put(
    '/api/profiles/update',
    { schema: { tags, summary: '내 캐릭터 고치기', body: profileUpdateSchema, response: { 200: meSchema } } },
    (request, reply) =>
      access.write(request, reply, { who: 'player', name: 'profile.update' }, async (ctx) =>
        meOf(ctx, await updateProfile(ctx, identitySource, request.body)),
      ),
  );

  app.post(
    '/api/profiles/upsert',
    {
      schema: {
        tags,
        summary: '내 캐릭터 만들기 (있으면 고치기)',
        body: profileUpsertSchema,
        response: { 200: meSchema },
      },
    },
    (request, reply) =>
      access.write(request, reply, { who: 'person', name: 'profile.upsert' }, async (ctx) =>
        meOf(ctx, await upsertProfile(ctx, identitySource, request.body)),
      ),
  );
}
