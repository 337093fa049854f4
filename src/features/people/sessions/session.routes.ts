import { mount } from '#platform/http/mount.ts';
import { AppError } from '#shared/errors.ts';
import { SUCCESS } from '#shared/success.ts';
import type { FeatureApp } from '../access/access.hook.ts';
import type { PeopleContext } from '../people.context.ts';
import * as endpoints from './session.contract.ts';
import { endSession, listSessions, listSignIns } from './session.service.ts';

export function sessionRoutes(app: FeatureApp, { provider }: PeopleContext): void {
  // Sessions of an external provider are known only to the provider.
  const onRequest = async () => {
    if (!provider.hasSessions) throw new AppError('NOT_FOUND');
  };

  mount(app, endpoints.listSessions, { onRequest }, listSessions);
  mount(app, endpoints.listSignIns, { onRequest }, listSignIns);
  mount(app, endpoints.endSession, { name: 'session.end', onRequest }, async (ctx, { params }) => {
    await endSession(ctx, params.id);
    return SUCCESS;
  });
}
