import type { FastifyInstance, FastifyRequest } from 'fastify';
import { takeFrom } from '#platform/http/rate-limit.ts';
import { readBearer } from '#platform/session/same-site.ts';
import { bearerOfToken, changeOwnMetadata, LOGOUT_SCOPES, logOut, showPerson } from './bearer.service.ts';
import { GoTrueError, invalid } from './gotrue-error.ts';
import { isObject, parseFields, parseQuery, sendJson } from './gotrue-http.hook.ts';
import type { SignInContext } from './sign-in.context.ts';

/** Bytes of the body of `PUT /user`; far less is stored. */
const MAX_CHANGE_LENGTH = 16_384;
/** GoTrue verifies these by mail or SMS, which this site does not send. */
const NOT_OFFERED = ['email', 'phone', 'password'];

export function bearerRoutes(app: FastifyInstance, ctx: SignInContext): void {
  const authenticate = (request: FastifyRequest) => {
    const token = readBearer(request.headers);
    return bearerOfToken(ctx, token && !/\s/.test(token) ? token : undefined);
  };

  app.get('/user', async (request, reply) => sendJson(reply, await showPerson(ctx, await authenticate(request))));

  app.put('/user', async (request, reply) => {
    const bearer = await authenticate(request);
    await takeFrom(ctx.limits.write, bearer.userId, reply);
    const changes = readChanges(request);
    return sendJson(reply, await (changes ? changeOwnMetadata(ctx, bearer, changes) : showPerson(ctx, bearer)));
  });

  app.post('/logout', async (request, reply) => {
    const requested = parseQuery(request).get('scope') || 'global';
    const scope = LOGOUT_SCOPES.find((one) => one === requested);
    const bearer = await authenticate(request);
    if (scope === undefined) throw invalid('Unsupported logout scope');
    await takeFrom(ctx.limits.write, bearer.userId, reply);
    await logOut(ctx, bearer, scope);
    return reply.code(204).send();
  });
}

function readChanges(request: FastifyRequest): Readonly<Record<string, unknown>> | null {
  if (typeof request.body === 'string' && request.body.length > MAX_CHANGE_LENGTH) {
    throw invalid('User metadata is too large or cannot be stored', 422);
  }
  const fields = parseFields(request);
  if (fields.app_metadata !== undefined && fields.app_metadata !== null) {
    throw new GoTrueError(403, 'not_admin', 'Updating app_metadata requires admin privileges');
  }
  const refused = NOT_OFFERED.find((name) => fields[name]);
  if (refused !== undefined) throw invalid(`Updating ${refused} is not offered`, 422);
  const data = fields.data ?? null;
  if (data !== null && !isObject(data))
    throw new GoTrueError(400, 'bad_json', 'Could not parse request body: data is no object');
  return data;
}
