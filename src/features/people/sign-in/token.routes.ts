import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressKey, takeFrom } from '#platform/http/rate-limit.ts';
import { GoTrueError, invalid, OAuthError } from './gotrue-error.ts';
import { parseFields, parseQuery, sendJson, textField } from './gotrue-http.hook.ts';
import type { SignInContext } from './sign-in.context.ts';
import { exchangeCode, findRefreshable, refreshSession, unknownRefreshToken } from './token.service.ts';

export function tokenRoutes(app: FastifyInstance, ctx: SignInContext): void {
  app.post('/token', async (request, reply) => {
    const fields = parseFields(request);
    switch (parseQuery(request).get('grant_type') ?? fields.grant_type) {
      case 'pkce':
        await takeFrom(ctx.limits.token, addressKey(request.ip), reply);
        return sendJson(reply, await exchange(ctx, request, fields));
      case 'refresh_token':
        return sendJson(reply, await refresh(ctx, request, reply, fields));
      default:
        await takeFrom(ctx.limits.token, addressKey(request.ip), reply);
        throw new GoTrueError(400, 'invalid_credentials', 'unsupported_grant_type');
    }
  });
}

type Fields = ReturnType<typeof parseFields>;

async function exchange(ctx: SignInContext, request: FastifyRequest, fields: Fields) {
  const authCode = textField(fields, 'auth_code');
  const codeVerifier = textField(fields, 'code_verifier');
  if (authCode === '' || codeVerifier === '') {
    throw invalid('invalid request: both auth code and code verifier should be non-empty');
  }
  const session = await exchangeCode(ctx, { authCode, codeVerifier, userAgent: request.headers['user-agent'] });
  ctx.securityLog.record('sign-in', addressKey(request.ip));
  return session;
}

/**
 * Clients sign their person out when a refresh is refused, even by the rate limit. So other requests from the same
 * address never count against a genuine token: refreshes have a separate limit per address, which only a machine
 * reaches.
 */
async function refresh(ctx: SignInContext, request: FastifyRequest, reply: FastifyReply, fields: Fields) {
  const text = textField(fields, 'refresh_token');
  if (text === '') throw new OAuthError('invalid_request', 'refresh_token required');
  const token = await findRefreshable(ctx, text);
  if (!token) {
    await takeFrom(ctx.limits.token, addressKey(request.ip), reply);
    throw unknownRefreshToken();
  }
  await takeFrom(ctx.limits.refresh, token.sessionId, reply);
  await takeFrom(ctx.limits.refreshAddress, addressKey(request.ip), reply);
  return refreshSession(ctx, token, request.headers['user-agent']);
}
