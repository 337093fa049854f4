import { z } from 'zod';
import type { ApiApp } from '#platform/http/validation.ts';
import { AppError } from '#shared/errors.ts';
import type { PeopleContext } from '../people.context.ts';
import { pictureRulesOf } from './avatar.rules.ts';
import { createAvatars } from './avatar.service.ts';
import { profileParams } from './profile.contract.ts';

/** The address names one picture for ever; but what stands between must forget it soon after an account is deleted. */
const FOR_EVER = 'public, max-age=31536000, s-maxage=3600, immutable';
/** Without its mark it names whatever picture the player has now. */
const FOR_A_WHILE = 'public, max-age=300';

const query = z.object({
  v: z.string().max(64).optional().meta({ description: '그림의 표. avatarUrl에 붙어 있습니다.' }),
});

export function avatarRoutes(app: ApiApp, { config, db }: PeopleContext): void {
  const avatars = createAvatars(pictureRulesOf([config.authDiscordUrl, config.authKakaoUrl]));

  app.get(
    '/api/profiles/:id/avatar',
    { schema: { tags: ['profiles'], summary: '캐릭터의 그림', params: profileParams, querystring: query } },
    async (request, reply) => {
      const avatar = await avatars.find(db, request.params.id);
      if (!avatar) throw new AppError('NOT_FOUND', { message: '그림이 없습니다.' });
      const isThisOne = avatar.path.endsWith(`?v=${request.query.v}`);
      return reply
        .headers({
          'content-type': avatar.type,
          'cache-control': isThisOne ? FOR_EVER : FOR_A_WHILE,
          // A stranger's bytes: shown as a picture or not at all.
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none'",
          'cross-origin-resource-policy': 'same-origin',
        })
        .send(avatar.bytes);
    },
  );
}
