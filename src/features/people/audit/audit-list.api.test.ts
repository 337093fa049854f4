import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Effects } from '#platform/effects/effects.ts';
import { testApp } from '#tests/support/open-app.ts';
import { type SignedIn, type SignedInPlayer, signInAs } from '#tests/support/sign-in-as.ts';
import { auditEntrySchema, auditVerdictSchema } from './audit.contract.ts';

const PATH = '/api/operator/audit';
const site = testApp();
let administrator: SignedInPlayer;
let helper: SignedInPlayer;
let player: SignedInPlayer;

beforeAll(async () => {
  administrator = await signInAs(site, { isOperator: true });
  helper = await signInAs(site, { isOperator: true, level: 2 });
  player = await signInAs(site);
  const by = (actor: string, ...acts: Parameters<Effects['audit']>[]) =>
    site.api.transact(
      async ({ effects }) => {
        for (const act of acts) effects.audit(...act);
      },
      { actor },
    );
  await by('command', ['trade.hide', 'trade:1'], ['trade.show', 'trade:1'], ['site.restore', 'site:x']);
  await by(
    `user:${administrator.userId}`,
    ['suspension.set', `profile:${player.profile.id}`],
    ['trade.hide', 'trade:2'],
  );
  await by(`user:${helper.userId}`, ['trade.hide', 'trade:1'], ['word.add', 'word:1']);
});

const get = (by: SignedIn, query = '') => site.app.inject({ url: `${PATH}${query}`, headers: by.headers });
const list = async (by: SignedIn, query: Record<string, string> = {}) =>
  z.array(auditEntrySchema).parse((await get(by, `?${new URLSearchParams({ limit: '100', ...query })}`)).json());
const shown = async (by: SignedIn, query: Record<string, string>) =>
  (await list(by, query)).map(({ action, subject }) => `${action} ${subject}`);

describe('the list of the audit', () => {
  it.each([
    [{ action: 'trade.' }, ['trade.hide trade:1', 'trade.hide trade:2', 'trade.show trade:1', 'trade.hide trade:1']],
    [{ action: 'trade.hide' }, ['trade.hide trade:1', 'trade.hide trade:2', 'trade.hide trade:1']],
    [{ action: 'trad' }, ['trade.hide trade:1', 'trade.hide trade:2', 'trade.show trade:1', 'trade.hide trade:1']],
    [{ action: 'price.' }, []],
    [{ subject: 'trade:1' }, ['trade.hide trade:1', 'trade.show trade:1', 'trade.hide trade:1']],
    [{ subject: 'trade:1', action: 'trade.show' }, ['trade.show trade:1']],
    [{ actor: 'command' }, ['site.restore site:x', 'trade.show trade:1', 'trade.hide trade:1']],
    [{ actor: 'command', action: 'trade.s' }, ['trade.show trade:1']],
    [{ action: 'trade.', limit: '1' }, ['trade.hide trade:1']],
    [{ from: '2126-01-01T00:00:00Z' }, []],
    [{ to: '2020-01-01T00:00:00+09:00' }, []],
    [{ from: '2020-01-01T00:00:00Z', to: '2126-01-01T00:00:00Z', subject: 'word:1' }, ['word.add word:1']],
  ])('is filtered by %j', async (query, rows) => {
    expect(await shown(administrator, query as Record<string, string>)).toEqual(rows);
  });

  it('is filtered by moments to the millisecond', async () => {
    const rows = await list(administrator);
    const [newest] = rows;
    const at = newest?.at ?? '';
    expect((await list(administrator, { from: at })).map(({ id }) => id)).toContain(newest?.id);
    expect((await list(administrator, { to: at })).map(({ id }) => id)).not.toContain(newest?.id);
  });

  it('goes on where a page of several actions ends', async () => {
    const first = await get(administrator, '?action=trade.&limit=3');
    const next = /<([^>]+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? '';
    const second = await site.app.inject({ url: next, headers: administrator.headers });
    expect(
      z
        .array(auditEntrySchema)
        .parse(second.json())
        .map(({ id, action }) => [id, action]),
    ).toEqual([[1, 'trade.hide']]);
  });

  it('names the people of today, and nobody else', async () => {
    const [row] = await list(administrator, { subject: `profile:${player.profile.id}` });
    expect(row).toMatchObject({ actorName: administrator.profile.name, subjectName: player.profile.name });
    const [other] = await list(administrator, { actor: 'command' });
    expect(other).toMatchObject({ actorName: null, subjectName: null });
  });

  it('shows operators below administrator what they did themselves, whatever they ask for', async () => {
    const own = ['word.add word:1', 'trade.hide trade:1'];
    expect(await shown(helper, {})).toEqual(own);
    expect(await shown(helper, { actor: `user:${helper.userId}` })).toEqual(own);
    expect(await shown(helper, { actor: `user:${administrator.userId}` })).toEqual([]);
    expect(await shown(helper, { subject: 'trade:1' })).toEqual(['trade.hide trade:1']);
  });

  it.each([
    'actor=x',
    'actor=user:1',
    'action=Trade',
    'action=%25',
    'from=now',
    'to=2026-01-01',
    `subject=${'x'.repeat(101)}`,
  ])('refuses %s', async (query) => {
    expect((await get(administrator, `?${query}`)).statusCode).toBe(400);
  });
});

const sha256 = (...parts: (string | Buffer)[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

describe('the export of the audit', () => {
  it('is one line a row, from which anybody can verify the chain', async () => {
    const answer = await get(administrator, '/export');
    expect(answer.headers['content-type']).toContain('application/x-ndjson');
    expect(answer.headers['cache-control']).toBe('private, no-store');
    const lines = answer.body
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toHaveLength((await list(administrator)).length);
    let previous = Buffer.alloc(32).toString('hex');
    for (const { id, at, actor, action, subject, detail, previousHash, hash } of lines) {
      expect(previousHash).toBe(previous);
      const content = JSON.stringify([id, at, actor, action, subject, JSON.stringify(detail)]);
      expect(sha256(Buffer.from(previousHash, 'hex'), content).toString('hex')).toBe(hash);
      previous = hash;
    }
  });
});

describe('the verification of the audit', () => {
  const verify = async () => auditVerdictSchema.parse((await get(administrator, '/verify')).json());

  it('gives the verdict and the last hash, and names the broken row', async () => {
    const [newest] = await list(administrator);
    const intact = { isIntact: true, lastId: newest?.id, lastHash: newest?.hash, brokenAt: null, issue: null };
    expect(await verify()).toMatchObject({ ...intact, previous: null });
    const { db } = site.api;
    await sql`alter table audit disable trigger audit_only_grows`.execute(db);
    await sql`update audit set subject = 'trade:3' where id = 2`.execute(db);
    expect(await verify()).toMatchObject({ isIntact: false, brokenAt: 2, issue: 'content' });
    await sql`update audit set subject = 'trade:1' where id = 2`.execute(db);
    await sql`alter table audit enable trigger audit_only_grows`.execute(db);
    expect(await verify()).toMatchObject(intact);
  });
});
