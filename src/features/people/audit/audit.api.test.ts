import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { testApp } from '#tests/support/open-app.ts';
import { signInAs, testPlayer } from '#tests/support/sign-in-as.ts';
import { auditEntrySchema } from './audit.contract.ts';

const PATH = '/api/operator/audit';
const site = testApp();
const operator = testPlayer(site, { isOperator: true });

beforeAll(async () => {
  for (const profile of [1, 2, 3]) {
    await site.api.transact(
      async ({ effects }) => effects.audit('suspension.set', `profile:${profile}`, { reason: '도배' }),
      { actor: 'command' },
    );
  }
});

it('is read by operators, newest first and page by page', async () => {
  const first = await site.app.inject({ url: `${PATH}?limit=2`, headers: operator.headers });
  const rows = z.array(z.strictObject(auditEntrySchema.shape)).parse(first.json());
  expect(rows.map(({ subject }) => subject)).toEqual(['profile:3', 'profile:2']);
  expect(rows[0]?.detail).toEqual({ reason: '도배' });
  const next = /<([^>]+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? '';
  const second = await site.app.inject({ url: next, headers: operator.headers });
  expect(
    z
      .array(auditEntrySchema)
      .parse(second.json())
      .map(({ subject }) => subject),
  ).toEqual(['profile:1']);
  expect(second.headers.link).toBeUndefined();
});

it('is forbidden to everybody else', async () => {
  const player = await signInAs(site);
  expect((await site.app.inject({ url: PATH, headers: player.headers })).statusCode).toBe(403);
  expect((await site.app.inject({ url: PATH })).statusCode).toBe(401);
  expect((await site.app.inject({ url: `${PATH}?limit=0`, headers: operator.headers })).statusCode).toBe(400);
});
