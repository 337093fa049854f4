import { answer } from '#platform/answers/answer.ts';
import { mount } from '#platform/http/mount.ts';
import { AppError } from '#shared/errors.ts';
import type { FeatureApp } from '../access/access.hook.ts';
import type { PeopleContext } from '../people.context.ts';
import { peopleErrors } from '../people-error.labels.ts';
import { createPictureRules } from './avatar.rules.ts';
import { createAvatars } from './avatar.service.ts';
import { getAvatar } from './profile.contract.ts';

/**
 * The address changes with the picture, so browsers may cache it for a year; shared caches (`s-maxage`) must drop it
 * soon after an account is deleted.
 */
const FOR_EVER = 'public, max-age=31536000, s-maxage=3600, immutable';
const FOR_A_WHILE = 'public, max-age=300';

export function avatarRoutes(app: FeatureApp, { config, db }: PeopleContext): void {
  const avatars = createAvatars(createPictureRules([config.authDiscordUrl, config.authKakaoUrl]));

  mount(app, getAvatar, {}, async ({ params, query }) => {
    const avatar = await avatars.find(db, params.id);
    if (!avatar) throw new AppError('NOT_FOUND', { message: peopleErrors.noAvatar });
    const isThisOne = avatar.path.endsWith(`?v=${query.v}`);
    return answer(avatar.bytes, {
      cacheControl: isThisOne ? FOR_EVER : FOR_A_WHILE,
      headers: {
        'content-type': avatar.type,
        // The bytes are untrusted: they must be shown as a picture or not at all.
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'",
        'cross-origin-resource-policy': 'same-origin',
      },
    });
  });
}
