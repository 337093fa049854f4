import type { ApiApp } from '#platform/http/validation.ts';
import { AppError } from '#shared/errors.ts';
import { isOperator } from '../operators/operator.service.ts';
import type { PeopleContext } from '../people.context.ts';
import { type Me, meSchema, profileParams, profileSchema } from './profile.contract.ts';
import { findOwnProfile, requirePublicProfile } from './profile.service.ts';

const tags = ['profiles'];

export function profileRoutes(app: ApiApp, { access, config, db }: PeopleContext): void {
  app.get(
    '/api/profiles/me',
    { schema: { tags, summary: '내 캐릭터', response: { 200: meSchema } } },
    (request, reply) =>
      access.read(request, reply, 'person', async ({ actor, db: own }): Promise<Me> => {
        const profile = await findOwnProfile(own, actor.userId);
        if (!profile) throw new AppError('NOT_FOUND', { message: '아직 캐릭터를 만들지 않았습니다.' });
        return { ...profile, isOperator: await isOperator(own, config.operatorUserIds, actor.userId) };
      }),
  );

  app.get(
    '/api/profiles/:id',
    { schema: { tags, summary: '캐릭터 하나', params: profileParams, response: { 200: profileSchema } } },
    (request) => requirePublicProfile(db, request.params.id),
  );
}
