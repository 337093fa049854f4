import type { FastifyInstance } from 'fastify';
import { addressKey, takeFrom } from '#platform/http/rate-limit.ts';
import { queryOf, siteUrlOf } from './gotrue-http.hook.ts';
import type { SignInContext } from './sign-in.context.ts';
import { beginSignIn } from './sign-in-flow.service.ts';

export function authorizeRoutes(app: FastifyInstance, ctx: SignInContext): void {
  app.get('/authorize', { exposeHeadRoute: false }, async (request, reply) => {
    await takeFrom(ctx.limits.signIn, addressKey(request.ip), reply);
    const target = await beginSignIn(ctx, {
      params: queryOf(request),
      received: request.raw,
      siteUrl: siteUrlOf(ctx.config, request),
    });
    return reply.redirect(target, 302);
  });
}
