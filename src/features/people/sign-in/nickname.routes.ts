import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bodyText } from '#platform/http/body-text.ts';
import { addressKey, takeFrom } from '#platform/http/rate-limit.ts';
import { isFromThisSite } from '#platform/session/same-site.ts';
import { AppError } from '#shared/errors.ts';
import { peopleErrors } from '../people-error.labels.ts';
import { getSiteUrl, parseForm, parseQuery } from './gotrue-http.hook.ts';
import { enterNickname } from './nickname.service.ts';
import { mayUseNickname } from './nickname-provider-access.rules.ts';
import type { SignInContext } from './sign-in.context.ts';
import { NICKNAME_PAGE } from './upstreams/nickname.service.ts';

export function nicknameRoutes(app: FastifyInstance, ctx: SignInContext): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => bodyText(request, body),
  );
  app.post(NICKNAME_PAGE, async (request, reply) => {
    const origin = getSiteUrl(ctx.config, request);
    if (!isFromThisSite(request.method, request.headers, origin)) {
      throw new AppError('FORBIDDEN', { message: peopleErrors.foreignSite });
    }
    if (!mayUseNickname(ctx.config, request.raw)) {
      throw new AppError('FORBIDDEN', { message: peopleErrors.remoteNickname });
    }
    await takeFrom(ctx.limits.signIn, addressKey(request.ip), reply);
    const state = parseQuery(request).get('state') ?? '';
    const path = await enterNickname(ctx, state, parseForm(request).get('nickname') ?? '');
    return reply.header('cache-control', 'no-store').redirect(path, 303);
  });
}
