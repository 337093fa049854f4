import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressKey, takeFrom } from '#platform/http/rate-limit.ts';
import { GoTrueError, OAuthError } from './gotrue-error.ts';
import { getSiteUrl, parseForm, parseQuery, toGoTrueError } from './gotrue-http.hook.ts';
import { type RedirectError, toOAuthErrorCode, withError } from './redirect.rules.ts';
import type { SignInContext } from './sign-in.context.ts';
import { reopenSignIn, returnToSite } from './sign-in-flow.service.ts';

export function callbackRoutes(app: FastifyInstance, ctx: SignInContext): void {
  app.get('/callback', { exposeHeadRoute: false }, (request, reply) =>
    answer(ctx, request, reply, parseQuery(request)),
  );
  app.post('/callback', (request, reply) => answer(ctx, request, reply, parseForm(request)));
}

async function answer(
  ctx: SignInContext,
  request: FastifyRequest,
  reply: FastifyReply,
  params: URLSearchParams,
): Promise<FastifyReply> {
  await takeFrom(ctx.limits.signIn, addressKey(request.ip), reply);
  const siteUrl = getSiteUrl(ctx.config, request);
  const visit = { params, received: request.raw, siteUrl };
  const flow = await reopenSignIn(ctx, params.get('state')).catch((error: unknown) => {
    const { status, code, message } = toGoTrueError(error);
    if (status >= 500) throw error;
    // The page that began the sign-in is unknown without its flow, so the error is sent to the site's own address.
    reply.redirect(withError(siteUrl, { error: toOAuthErrorCode(status), code, description: message }), 303);
  });
  if (!flow) return reply;
  const target = await returnToSite(ctx, flow, visit).catch((error: unknown) => {
    const isForeseen =
      error instanceof OAuthError || error instanceof GoTrueError || toGoTrueError(error).status !== 500;
    if (!isForeseen) request.log.error({ err: error }, 'a sign-in could not be finished');
    return withError(flow.redirectTo, toRedirectError(error));
  });
  return reply.redirect(target, 302);
}

function toRedirectError(error: unknown): RedirectError {
  if (error instanceof OAuthError) return { error: error.error, code: null, description: error.message };
  const { status, code, message } = toGoTrueError(error);
  return { error: toOAuthErrorCode(status), code, description: message };
}
