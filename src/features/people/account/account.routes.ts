import { answer } from '#platform/answers/answer.ts';
import { mount } from '#platform/http/mount.ts';
import { requirePoint } from '#platform/http/rate-limit.ts';
import { SUCCESS } from '#shared/success.ts';
import type { FeatureApp } from '../access/access.hook.ts';
import type { PeopleContext } from '../people.context.ts';
import type { PersonalData } from '../personal-data.ts';
import * as endpoints from './account.contract.ts';
import { deleteAccount, exportAccount } from './account.service.ts';

const EXPORT_HEADERS = { 'content-disposition': 'attachment; filename="baramnaru-me.json"' };

export function accountRoutes(
  app: FeatureApp,
  { limits, provider }: PeopleContext,
  sections: readonly PersonalData[],
): void {
  mount(app, endpoints.exportAccount, {}, async (ctx) => {
    await requirePoint(limits.exports, ctx.actor.userId);
    return answer(await exportAccount(ctx, sections), { headers: EXPORT_HEADERS });
  });

  mount(app, endpoints.deleteAccount, { name: 'profile.delete' }, async (ctx) => {
    await deleteAccount(ctx, provider, sections);
    return SUCCESS;
  });
}
