import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { fixedClock } from '#platform/clock/clock.ts';
import { insertProfile } from '#tests/factories/people.ts';
import { testDatabase } from '#tests/support/database.ts';
import { transactOver } from '#tests/support/transact.ts';
import { lastAuditRows } from '../audit/audit.service.ts';
import { findOwnProfile } from '../profiles/profile.service.ts';
import { runOperatorCommand } from './operator.command.ts';
import { findOperatorLevel, isOperator } from './operator.service.ts';

const clock = fixedClock('2026-03-01T03:00:00Z');

const test = testDatabase();

async function run(args: readonly string[], operatorUserIds: readonly string[] = []) {
  const lines: string[] = [];
  let hasOpened = false;
  const code = await runOperatorCommand({
    args,
    operatorUserIds,
    clock,
    nameOf: async (db, userId) => (await findOwnProfile(db, userId))?.name,
    open: async () => {
      hasOpened = true;
      return { db: test.db, transact: transactOver(test.db, clock) };
    },
    print: (line) => lines.push(line),
  });
  return { code, lines, text: lines.join('\n'), hasOpened };
}

async function readAudit(userId: string): Promise<string[]> {
  const rows = await lastAuditRows(test.db, 1000);
  return rows.filter(({ subject }) => subject === `user:${userId}`).map(({ actor, action }) => `${actor} ${action}`);
}

describe('npm run operator', () => {
  it.each([
    [[]],
    [['help']],
    [['add']],
    [['remove']],
    [['list', 'x']],
    [['add', randomUUID(), 'x']],
    [['toString']],
    [['list', '--level', '1']],
    [['add', randomUUID(), '--level']],
    [['add', randomUUID(), '--level', '4']],
    [['remove', randomUUID(), '--level', '1']],
    [['remove', randomUUID(), '--until', '2026-03-02T00:00:00Z']],
    [['list', '--until', '2026-03-02T00:00:00Z']],
    [['add', randomUUID(), '--until']],
    [['add', randomUUID(), '--never']],
  ])('prints its usage at %j', async (args) => {
    const { code, text, hasOpened } = await run(args);
    expect(code).toBe(2);
    expect(text).toContain('사용법');
    expect(hasOpened).toBe(false);
  });

  it.each(['1', 'abc', `${randomUUID()}0`, "' or 1=1"])('refuses %s as a UUID in one line', async (id) => {
    const { code, lines, hasOpened } = await run(['add', id]);
    expect(code).toBe(2);
    expect(lines).toEqual([expect.stringContaining(`UUID가 아닙니다: ${id}`)]);
    expect(hasOpened).toBe(false);
  });

  it('adds, lists and removes, each with one audit row, also when repeated', async () => {
    const { userId, name } = await insertProfile(test.db);
    expect(await run(['add', userId.toUpperCase()])).toMatchObject({
      code: 0,
      lines: [`운영자로 삼았습니다: ${userId} (${name})`],
    });
    expect(await isOperator(test.db, [], userId)).toBe(true);
    expect((await run(['add', userId])).text).toContain('이미 운영자입니다');
    expect((await run(['list'])).text).toContain(`${userId} (${name}) · 2026년 3월 1일 오후 12:00부터`);

    expect(await run(['remove', userId])).toMatchObject({ code: 0, text: `운영자에서 뺐습니다: ${userId} (${name})` });
    expect(await isOperator(test.db, [], userId)).toBe(false);
    expect(await run(['remove', userId])).toMatchObject({ code: 0 });
    expect((await run(['list'])).text).not.toContain(userId);
    expect(await readAudit(userId)).toEqual(['command operator.remove', 'command operator.add']);
  });

  it('grants a level, and changes it', async () => {
    const { userId, name } = await insertProfile(test.db);
    const who = `${userId} (${name})`;
    const readLevel = () => findOperatorLevel(test.db, [], userId);
    expect((await run(['add', userId, '--level', '3'])).lines).toEqual([`운영자로 삼았습니다: ${who} · 3 편집자`]);
    expect(await readLevel()).toBe(3);
    expect((await run(['list'])).text).toContain(`${who} · 2026년 3월 1일 오후 12:00부터 · 3 편집자`);
    expect((await run(['add', '--level', '2', userId])).lines).toEqual([
      `단계를 바꾸었습니다: ${who} · 2 운영자 (3 편집자에서)`,
    ]);
    expect((await run(['add', userId, '--level', '2'])).lines).toEqual([`이미 운영자입니다: ${who} · 2 운영자`]);
    expect((await run(['add', userId])).lines).toEqual([`이미 운영자입니다: ${who}`]);
    expect(await readLevel()).toBe(2);
    const rows = await lastAuditRows(test.db, 2);
    expect(rows.map(({ action, detail }) => [action, JSON.parse(detail)])).toEqual([
      ['operator.change', { before: 3, after: 2 }],
      ['operator.add', { level: 3 }],
    ]);
  });

  it.each(['내일', '2026-12-31', '2026-12-31T18:00', '2026-13-01T00:00:00Z', '2026-02-28T00:00:00Z'])(
    'refuses %s as an end in one line',
    async (until) => {
      const { code, lines, hasOpened } = await run(['add', randomUUID(), '--until', until]);
      expect(code).toBe(2);
      expect(lines).toEqual([expect.stringContaining(`: ${until}`)]);
      expect(hasOpened).toBe(false);
    },
  );

  it('gives an end, changes it, and begins anew after it', async () => {
    const { userId, name } = await insertProfile(test.db);
    const who = `${userId} (${name})`;
    const until = '2126-03-02T18:00:00+09:00';
    expect((await run(['add', userId, '--level', '2', '--until', until])).lines).toEqual([
      `운영자로 삼았습니다: ${who} · 2 운영자 · 2126년 3월 2일 오후 6:00까지`,
    ]);
    expect((await run(['add', userId])).text).toContain('이미 운영자입니다');
    expect((await run(['list'])).text).toContain(`${who} · 2026년 3월 1일 오후 12:00부터 · 2 운영자 · 2126년`);
    expect((await run(['add', userId, '--until', '2127-01-01T00:00:00Z'])).text).toContain('기한을 바꾸었습니다');
    expect(await findOperatorLevel(test.db, [], userId)).toBe(2);

    await test.db
      .updateTable('operator')
      .set({ until: new Date(0) })
      .where('user_id', '=', userId)
      .execute();
    expect(await findOperatorLevel(test.db, [], userId)).toBeNull();
    expect((await run(['list'])).text).toContain(`2 운영자 · 기한이 끝남`);
    expect((await run(['add', userId, '--level', '3'])).lines).toEqual([`운영자로 삼았습니다: ${who} · 3 편집자`]);
    const [again, change, addition] = await lastAuditRows(test.db, 3);
    expect([again, change, addition].map((row) => [row?.action, JSON.parse(row?.detail ?? '')])).toEqual([
      ['operator.add', { level: 3 }],
      [
        'operator.change',
        { before: 2, after: 2, untilBefore: '2126-03-02T09:00:00.000Z', untilAfter: '2127-01-01T00:00:00.000Z' },
      ],
      ['operator.add', { level: 2, until: '2126-03-02T09:00:00.000Z' }],
    ]);
  });

  it('makes administrators of those who are added without a level', async () => {
    const { userId } = await insertProfile(test.db);
    await run(['add', userId]);
    expect(await findOperatorLevel(test.db, [], userId)).toBe(1);
  });

  it('leaves operators by configuration administrators, and prints so', async () => {
    const { userId } = await insertProfile(test.db);
    const { text } = await run(['add', userId, '--level', '3'], [userId]);
    expect(text).toContain('여전히 관리자입니다');
    expect(await findOperatorLevel(test.db, [userId], userId)).toBe(1);
  });

  it('adds one operator when commands race', async () => {
    const { userId } = await insertProfile(test.db);
    const results = await Promise.all([1, 2, 3, 4].map(() => run(['add', userId])));
    expect(results.filter(({ text }) => text.includes('삼았습니다'))).toHaveLength(1);
    expect(await readAudit(userId)).toHaveLength(1);
  });

  it('warns when no profile has that id', async () => {
    const { code, text } = await run(['add', randomUUID()]);
    expect(code).toBe(0);
    expect(text).toContain('⚠ 이 UUID로 만든 캐릭터가 아직 없습니다');
  });

  it('lists operators by configuration', async () => {
    const { userId } = await insertProfile(test.db);
    const configured = [userId.toUpperCase()];
    expect((await run(['list'], configured)).text).toContain(`${userId}`);
    expect((await run(['list'], configured)).text).toContain('OPERATOR_USER_IDS');
    const { code, text } = await run(['remove', userId], configured);
    expect(code).toBe(0);
    expect(text).toContain('여전히 운영자입니다');
    expect(await readAudit(userId)).toEqual([]);
  });

  it('shows the last audit rows, oldest first, and whether the chain is intact', async () => {
    await run(['add', randomUUID()]);
    const last = randomUUID();
    await run(['add', last]);
    const { code, lines } = await run(['audit']);
    expect(code).toBe(0);
    expect(lines.at(-2)).toContain(`command · operator.add · user:${last} · {}`);
    expect(lines.at(-1)).toMatch(/^✓ 운영 기록 \d+줄이 처음부터 이어집니다\. 마지막 해시 [0-9a-f]{64}$/);
  });

  it('fails at a broken chain and names the row', async () => {
    const before = await lastAuditRows(test.db, 1);
    const id = before[0]?.id ?? 0;
    await sql`alter table audit disable trigger audit_only_grows`.execute(test.db);
    await sql`update audit set actor = 'nobody' where id = ${id}`.execute(test.db);
    const { code, lines } = await run(['audit']);
    await sql`update audit set actor = 'command' where id = ${id}`.execute(test.db);
    await sql`alter table audit enable trigger audit_only_grows`.execute(test.db);
    expect(code).toBe(1);
    expect(lines.at(-1)).toBe(`✗ 운영 기록이 ${id}번에서 깨졌습니다: 내용이 변조되었습니다.`);
    expect((await run(['audit'])).code).toBe(0);
  });
});
