import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressKey, takeFrom } from '#platform/http/rate-limit.ts';
import { GoTrueError, OAuthError } from './gotrue-error.ts';
import { formOf, queryOf, siteUrlOf, toGoTrueError } from './gotrue-http.hook.ts';
import { oauthErrorOf, type RedirectFault, withFault } from './redirect.rules.ts';
import type { SignInContext } from './sign-in.context.ts';
import { reopenSignIn, returnToSite } from './sign-in-flow.service.ts';

export function callbackRoutes(app: FastifyInstance, ctx: SignInContext): void {
  app.get('/callback', { exposeHeadRoute: false }, (request, reply) => answer(ctx, request, reply, queryOf(request)));
  app.post('/callback', (request, reply) => answer(ctx, request, reply, formOf(request)));
}

async function answer(
  ctx: SignInContext,
  request: FastifyRequest,
  reply: FastifyReply,
  params: URLSearchParams,
): Promise<FastifyReply> {
  await takeFrom(ctx.limits.signIn, addressKey(request.ip), reply);
  const siteUrl = siteUrlOf(ctx.config, request);
  const visit = { params, received: request.raw, siteUrl };
  const flow = await reopenSignIn(ctx, params.get('state')).catch((error: unknown) => {
    const { status, code, message } = toGoTrueError(error);
    if (status >= 500) throw error;
    // The page that began the sign-in is unknown without its flow, so the error is sent to the site's own address.
    reply.redirect(withFault(siteUrl, { error: oauthErrorOf(status), code, description: message }), 303);
  });
  if (!flow) return reply;
  const target = await returnToSite(ctx, flow, visit).catch((error: unknown) => {
    const isForeseen =
      error instanceof OAuthError || error instanceof GoTrueError || toGoTrueError(error).status !== 500;
    if (!isForeseen) request.log.error({ err: error }, 'a sign-in could not be finished');
    return withFault(flow.redirectTo, faultOf(error));
  });
  return reply.redirect(target, 302);
}

function faultOf(error: unknown): RedirectFault {
  if (error instanceof OAuthError) return { error: error.error, code: null, description: error.message };
  const { status, code, message } = toGoTrueError(error);
  return { error: oauthErrorOf(status), code, description: message };
}
