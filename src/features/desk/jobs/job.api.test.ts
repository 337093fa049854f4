import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { lastAuditRows } from '#features/people/audit/audit.service.ts';
import { testApp } from '#tests/support/open-app.ts';
import { type SignedIn, testPlayer } from '#tests/support/sign-in-as.ts';
import { jobSchema } from './job.contract.ts';
import { countWaitingJobs, listWaitingJobs } from './job.service.ts';

const PATH = '/api/operator/jobs';
const SECRET = '비밀 https://discord.com/api/webhooks/1/secret';
const site = testApp();
const administrator = testPlayer(site, { isOperator: true });
const moderator = testPlayer(site, { isOperator: true, level: 2 });

beforeEach(async () => {
  await sql`delete from graphile_worker._private_jobs`.execute(site.api.db);
});

type State = { attempts?: number; error?: string | null; isLocked?: boolean };

async function insertJob({ attempts = 0, error = null, isLocked = false }: State = {}): Promise<number> {
  const { rows } = await sql<{ id: number }>`select id from graphile_worker.add_job('notification.deliver',
    ${JSON.stringify({ text: SECRET })}::json, job_key => ${`${SECRET}${Math.random()}`}, max_attempts => 8)`.execute(
    site.api.db,
  );
  const id = rows[0]?.id ?? 0;
  await sql`update graphile_worker._private_jobs set attempts = ${attempts}, last_error = ${error},
    locked_at = ${isLocked ? sql`now()` : null}, locked_by = ${isLocked ? 'worker-1' : null},
    updated_at = '2026-03-01T00:00:00Z' where id = ${id}`.execute(site.api.db);
  return id;
}

const FAILED = { attempts: 8, error: `Error: ${SECRET}\n at x` };

async function send(by: SignedIn, method: 'GET' | 'POST' | 'DELETE', path = '') {
  const reply = await site.app.inject({ method, url: `${PATH}${path}`, headers: by.headers });
  return { status: reply.statusCode, body: reply.json(), text: reply.body };
}

const list = async (query = '') => z.array(jobSchema).parse((await send(moderator, 'GET', query)).body);

describe('the jobs', () => {
  it('are listed newest first, without what they are about', async () => {
    const waiting = await insertJob();
    const again = await insertJob({ attempts: 2, error: 'TypeError: fetch failed' });
    const running = await insertJob({ attempts: 8, error: 'x', isLocked: true });
    const failed = await insertJob(FAILED);
    expect((await list()).map(({ id, state, error }) => [id, state, error])).toEqual([
      [failed, 'failed', 'Error: …'],
      [running, 'running', 'x'],
      [again, 'waiting', 'TypeError: fetch failed'],
      [waiting, 'waiting', null],
    ]);
    expect((await list('?failed=true')).map(({ id }) => id)).toEqual([failed]);
    expect((await list('?failed=false')).map(({ id }) => id)).toEqual([running, again, waiting]);
    const { text, body } = await send(moderator, 'GET');
    expect(text).not.toMatch(/비밀|secret|discord/);
    expect(body[0]).toMatchObject({ name: 'notification.deliver', label: '알림 보내기', attempts: 8, maxAttempts: 8 });
    expect(await countWaitingJobs(site.api.db)).toEqual({ count: 1, oldestAt: '2026-03-01T00:00:00.000Z' });
    expect(await listWaitingJobs(site.api.db, 10)).toMatchObject([{ id: failed, title: '알림 보내기', by: null }]);
  });

  it('that failed are done again with all their tries, or thrown away', async () => {
    const [retried, deleted] = [await insertJob(FAILED), await insertJob(FAILED)];
    const answer = await send(moderator, 'POST', `/${retried}/retry`);
    expect(answer).toMatchObject({ status: 200, body: { id: retried, state: 'waiting', attempts: 0 } });
    expect(Date.parse(answer.body.runAt)).toBeLessThanOrEqual(Date.now() + 1000);
    expect((await send(moderator, 'DELETE', `/${deleted}`)).status).toBe(403);
    expect(await send(administrator, 'DELETE', `/${deleted}`)).toMatchObject({ status: 200, body: { success: true } });
    expect((await list()).map(({ id }) => id)).toEqual([retried]);
    const rows = await lastAuditRows(site.api.db, 2);
    expect(rows.map(({ action, subject, detail }) => [action, subject, JSON.parse(detail)])).toEqual([
      ['job.delete', `job:${deleted}`, { name: 'notification.deliver', attempts: 8 }],
      ['job.retry', `job:${retried}`, { name: 'notification.deliver', attempts: 8 }],
    ]);
    expect(await countWaitingJobs(site.api.db)).toEqual({ count: 0, oldestAt: null });
  });

  it.each([
    ['runs', { ...FAILED, isLocked: true }, 409, 'RUNNING'],
    ['never failed', {}, 409, 'NOT_FAILED'],
  ] as const)('stays when it %s', async (_name, state, status, reason) => {
    const id = await insertJob(state);
    const before = await list();
    const refused = { status, body: { data: { reason } } };
    expect(await send(administrator, 'POST', `/${id}/retry`)).toMatchObject(refused);
    expect(await send(administrator, 'DELETE', `/${id}`)).toMatchObject(refused);
    expect(await list()).toEqual(before);
  });

  it('that are gone are not found', async () => {
    expect((await send(administrator, 'POST', '/2000000000/retry')).status).toBe(404);
    expect((await send(administrator, 'DELETE', '/2000000000')).status).toBe(404);
  });

  it('is done again once, by two who press at once', async () => {
    const id = await insertJob(FAILED);
    const answers = await Promise.all([
      send(administrator, 'DELETE', `/${id}`),
      send(moderator, 'POST', `/${id}/retry`),
    ]);
    expect(answers.map(({ status }) => status)).toContain(200);
    expect(await list()).toHaveLength(answers[0]?.status === 200 ? 0 : 1);
  });
});
