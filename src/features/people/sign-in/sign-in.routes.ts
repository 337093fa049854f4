import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bodyText } from '#platform/http/body-text.ts';
import { addressKey, takeFrom } from '#platform/http/rate-limit.ts';
import { createTokenVerifier } from '#platform/session/token-verifier.ts';
import type { PeopleContext } from '../people.context.ts';
import { bearerRoutes } from './bearer.routes.ts';
import { callbackRoutes } from './callback.routes.ts';
import { isForeignCall } from './cross-site.rules.ts';
import { isReadByPerson, type SendBarePage, toPageError } from './error-page.hook.ts';
import { GoTrueError } from './gotrue-error.ts';
import { getSiteUrl, parseQuery, sendGoTrueError, setErrorHeaders } from './gotrue-http.hook.ts';
import { nicknameRoutes } from './nickname.routes.ts';
import { isNicknameSignInOpen } from './nickname-provider-access.rules.ts';
import { providerInfoRoutes } from './provider-info.routes.ts';
import type { SignInContext } from './sign-in.context.ts';
import { beginSignIn } from './sign-in-flow.service.ts';
import { tokenRoutes } from './token.routes.ts';
import { openUpstreams } from './upstreams/upstreams.service.ts';

const PREFIX = '/auth/v1';
const OPEN_PATHS = /^\/auth\/v1\/(?:\.well-known\/|health|settings)/;

/** Any origin may call: tokens travel in headers and bodies, never in cookies. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-credentials': 'true',
  'access-control-expose-headers': 'X-Total-Count, Link, X-Supabase-Api-Version',
};
const PREFLIGHT = {
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers':
    'Accept, Authorization, Content-Type, X-Client-IP, X-Client-Info, X-Supabase-Api-Version, apikey',
  'access-control-max-age': '600',
};

export function signInRoutes(app: FastifyInstance, context: PeopleContext, sendBarePage?: SendBarePage): void {
  const { signingKeys: keys, provider, clock, config } = context;
  if (keys === null) return;
  const { issuer } = provider.tokens;
  const ctx: SignInContext = {
    ...context,
    keys,
    issuer,
    verifier: createTokenVerifier({ ...provider.tokens, now: () => clock.now().getTime() }),
    upstreams: openUpstreams({ config, clock, issuer }),
  };
  // Registered in a scope of its own: its parsers and error handlers must not affect the rest of the site.
  app.register(async (scope) => mountProvider(scope, ctx, sendBarePage), { prefix: PREFIX });
  if (isNicknameSignInOpen(config)) app.register(async (scope) => nicknameRoutes(scope, ctx));
}

function mountProvider(app: FastifyInstance, ctx: SignInContext, sendBarePage?: SendBarePage): void {
  const known = knownPaths(app);
  app.setErrorHandler((error, request, reply) => {
    setErrorHeaders(error, request, reply);
    return sendBarePage && isReadByPerson(request)
      ? sendBarePage(reply, toPageError(error))
      : sendGoTrueError(error, request, reply);
  });
  app.removeAllContentTypeParsers();
  // Clients send JSON under several content types, upstreams send forms; each handler parses what it expects.
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) =>
    bodyText(request, body),
  );
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store').header('vary', 'Origin');
    if (request.headers.origin !== undefined) reply.headers(CORS);
    // The keys, health and settings are public and cheap, and a preflight has no effect, so other sites may request
    // them.
    if (OPEN_PATHS.test(request.url) || request.method === 'OPTIONS') return;
    const origins = [getSiteUrl(ctx.config, request), ...ctx.config.authUriAllowList.map((url) => new URL(url).origin)];
    if (isForeignCall(request.url, request.headers, origins)) {
      throw new GoTrueError(403, 'cross_site_request', 'Requests of other sites are not accepted');
    }
  });

  authorizeRoutes(app, ctx);
  callbackRoutes(app, ctx);
  tokenRoutes(app, ctx);
  bearerRoutes(app, ctx);
  providerInfoRoutes(app, ctx);
  // Before the body is read, which does not matter here. Without these routes a page would answer.
  for (const url of ['/', '/*'])
    app.all(url, { onRequest: (request, reply) => answerRest(request, reply, known) }, () => undefined);
}

function knownPaths(app: FastifyInstance): Map<string, Set<string>> {
  const known = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    if (url.endsWith('*') || url === PREFIX || url === `${PREFIX}/`) return;
    const methods = known.get(url) ?? new Set();
    for (const name of [method].flat()) methods.add(name);
    known.set(url, methods);
  });
  return known;
}

async function answerRest(
  request: FastifyRequest,
  reply: FastifyReply,
  known: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<FastifyReply> {
  if (request.method === 'OPTIONS') return reply.headers(PREFLIGHT).code(204).send();
  const path = request.url.split('?', 1)[0]?.replace(/\/$/, '') ?? '';
  const methods = known.get(path);
  if (!methods) throw new GoTrueError(404, 'not_found', 'There is no such endpoint');
  reply.header('allow', [...methods].sort().join(', '));
  throw new GoTrueError(405, 'method_not_allowed', 'The endpoint does not know this method');
}

function authorizeRoutes(app: FastifyInstance, ctx: SignInContext): void {
  app.get('/authorize', { exposeHeadRoute: false }, async (request, reply) => {
    await takeFrom(ctx.limits.signIn, addressKey(request.ip), reply);
    const target = await beginSignIn(ctx, {
      params: parseQuery(request),
      received: request.raw,
      siteUrl: getSiteUrl(ctx.config, request),
    });
    return reply.redirect(target, 302);
  });
}
