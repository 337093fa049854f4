import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Effects } from '#platform/effects/effects.ts';
import { HOUR_MS } from '#shared/durations.ts';
import { testApp } from '#tests/support/open-app.ts';
import { type SignedIn, signInAs, testPlayer } from '#tests/support/sign-in-as.ts';
import { deleteEndedSuspensions } from '../suspensions/suspension.service.ts';
import { auditEntrySchema } from './audit.contract.ts';
import { verifyAudit } from './audit.service.ts';
import { auditTextHash } from './audit-text.service.ts';
import { readText } from './audit-text.ts';

const PATH = '/api/operator/audit';
const HASH = expect.stringMatching(/^[0-9a-f]{64}$/);
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
  expect(rows[0]).toMatchObject({ reason: '도배', answer: null, note: null, detail: { reasonHash: HASH } });
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

describe('the text of an act', () => {
  const write = (...[action, subject, detail, concerns]: Parameters<Effects['audit']>) =>
    site.api.transact(async ({ effects }) => effects.audit(action, subject, detail, concerns), { actor: 'command' });
  const newest = async (limit: number) => {
    const { body } = await site.app.inject({ url: `${PATH}?limit=${limit}`, headers: operator.headers });
    return z.array(auditEntrySchema).parse(JSON.parse(body));
  };
  const remove = ({ headers }: SignedIn) => site.app.inject({ method: 'POST', url: '/api/profiles/delete', headers });

  it('stands outside the chain, which has its hash with a salt', async () => {
    await write('trade.hide', 'trade:1', { reason: '허위 매물', count: 1 });
    const [{ detail, salt, text }] = (
      await sql<{ detail: { reasonHash: string }; salt: Buffer; text: string }>`
        select detail, salt, text from audit join audit_text on audit_id = audit.id order by id desc limit 1`.execute(
        site.api.db,
      )
    ).rows as [{ detail: { reasonHash: string }; salt: Buffer; text: string }];
    expect(text).toBe('허위 매물');
    expect(detail).toEqual({ reasonHash: auditTextHash({ text, salt }), count: 1 });
  });

  it('goes with the account that it concerns and with no other, and the chain holds', async () => {
    const [gone, left] = [await signInAs(site), await signInAs(site)];
    for (const { profile, userId } of [gone, left]) {
      await write('profile.request-rename', `profile:${profile.id}`, { reason: '남을 놀리는 이름' });
      await write('trade.hide', 'trade:1', { reason: '허위 매물' }, `profile:${profile.id}`);
      await write('inquiry.answer', 'inquiry:1', { answer: '답입니다' }, `user:${userId}`);
    }
    await write('broadcast.hide', 'broadcast:1', { reason: '욕설' });
    await remove(gone);
    const texts = (await newest(7)).map(({ reason, answer }) => reason ?? answer);
    expect(texts).toEqual(['욕설', '답입니다', '허위 매물', '남을 놀리는 이름', '지운 글', '지운 글', '지운 글']);
    expect(await verifyAudit(site.api.db)).toMatchObject({ isIntact: true });
  });

  it('of a running suspension stays until that ends', async () => {
    const until = new Date(Date.now() + HOUR_MS);
    const player = await signInAs(site, {
      profile: { banned_at: until, suspended_at: new Date(Date.now() - HOUR_MS) },
    });
    await write('suspension.set', `profile:${player.profile.id}`, { reason: '사기' });
    await write('profile.request-rename', `profile:${player.profile.id}`, { reason: '남을 놀리는 이름' });
    await remove(player);
    const reasons = async () => (await newest(2)).map(({ reason }) => reason);
    expect(await reasons()).toEqual(['지운 글', '사기']);
    await deleteEndedSuspensions(site.api.db, new Date());
    expect(await reasons()).toEqual(['지운 글', '사기']);
    await deleteEndedSuspensions(site.api.db, until);
    expect(await reasons()).toEqual(['지운 글', '지운 글']);
  });

  it('is read from the detail in rows of before', () => {
    expect(readText('reason', { reason: '옛 사유' }, undefined)).toBe('옛 사유');
    expect(readText('note', {}, undefined)).toBeNull();
  });
});
