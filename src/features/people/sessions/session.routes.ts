import type { ApiApp } from '#platform/http/validation.ts';
import { AppError } from '#shared/errors.ts';
import type { PeopleContext } from '../people.context.ts';
import { sessionEndedSchema, sessionParams, sessionsSchema } from './session.contract.ts';
import { endSession, listSessions } from './session.service.ts';

const tags = ['sessions'];

export function sessionRoutes(app: ApiApp, { access, provider }: PeopleContext): void {
  // Only a provider elsewhere knows its sessions.
  const requireOwnSessions = async () => {
    if (!provider.hasSessions) throw new AppError('NOT_FOUND');
  };

  app.get(
    '/api/sessions',
    { schema: { tags, summary: '로그인한 기기', response: { 200: sessionsSchema } }, onRequest: requireOwnSessions },
    (request, reply) => access.read(request, reply, 'person', listSessions),
  );

  app.delete(
    '/api/sessions/:id',
    {
      schema: { tags, summary: '기기 하나를 로그아웃', params: sessionParams, response: { 200: sessionEndedSchema } },
      onRequest: requireOwnSessions,
    },
    (request, reply) =>
      access.write(request, reply, { who: 'person', name: 'session.end', evenSuspended: true }, async (ctx) => {
        await endSession(ctx, request.params.id);
        return { success: true };
      }),
  );
}
