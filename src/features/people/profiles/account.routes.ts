import { z } from 'zod';
import type { ApiApp } from '#platform/http/validation.ts';
import type { PeopleContext } from '../people.context.ts';
import type { PersonalData } from '../personal-data.ts';
import { deleteAccount, exportAccount } from './account.service.ts';
import { profileDeletedSchema } from './profile.contract.ts';

const tags = ['profiles'];

/** @param sections what is kept of a person, in the order in which it is forgotten */
export function accountRoutes(
  app: ApiApp,
  { access, provider }: PeopleContext,
  sections: readonly PersonalData[],
): void {
  app.get(
    '/api/profiles/me/export',
    { schema: { tags, summary: '내 정보 내려받기', response: { 200: z.record(z.string(), z.unknown()) } } },
    (request, reply) =>
      access.read(request, reply, 'person', async (ctx) => {
        const exported = await exportAccount(ctx, sections);
        reply.header('content-disposition', 'attachment; filename="baramnaru-me.json"');
        return exported;
      }),
  );

  app.post(
    '/api/profiles/delete',
    { schema: { tags, summary: '탈퇴', response: { 200: profileDeletedSchema } } },
    (request, reply) =>
      access.write(request, reply, { who: 'person', name: 'profile.delete', evenSuspended: true }, async (ctx) => {
        await deleteAccount(ctx, provider, sections);
        return { success: true };
      }),
  );
}
