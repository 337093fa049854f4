import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AuditRecord } from '#platform/effects/effects.ts';
import { testDatabase } from '#tests/support/database.ts';
import { lastAuditRows, verifyAudit, writeAudit } from './audit.service.ts';

const AT = new Date('2026-03-01T12:00:00.123Z');

const test = testDatabase();

async function tamper(statement: ReturnType<typeof sql>): Promise<void> {
  await test.db.transaction().execute(async (transaction) => {
    await sql`alter table audit disable trigger audit_only_grows`.execute(transaction);
    await statement.execute(transaction);
    await sql`alter table audit enable trigger audit_only_grows`.execute(transaction);
  });
}

beforeEach(() => tamper(sql`truncate audit`));

const createRecord = (own: Partial<AuditRecord> = {}): AuditRecord => ({
  at: AT,
  actor: 'command',
  action: 'operator.add',
  subject: 'user:1',
  detail: {},
  ...own,
});

function write(own: Partial<AuditRecord> = {}): Promise<void> {
  return test.db.transaction().execute((transaction) => writeAudit(transaction, [createRecord(own)]));
}

async function writeMany(count: number): Promise<void> {
  for (let index = 1; index <= count; index += 1) await write({ subject: `user:${index}` });
}

describe('writeAudit', () => {
  it('stores records byte for byte', async () => {
    const detail = { 사유: '한글 "따옴표"\n\u0000', b: 1, a: [1.0, null] };
    await write({ detail });
    const [row] = await lastAuditRows(test.db, 1);
    expect(row).toMatchObject({ id: 1, at: AT, actor: 'command', action: 'operator.add', subject: 'user:1' });
    expect(row?.detail).toBe(JSON.stringify(detail));
    expect(await verifyAudit(test.db)).toMatchObject({ isIntact: true, end: { id: 1 } });
  });

  it('makes one chain without gaps from racing writers, also when some roll back', async () => {
    const race = async (index: number) => {
      await delay(index % 3);
      return test.db.transaction().execute(async (transaction) => {
        await writeAudit(transaction, [createRecord({ subject: `user:${index}` })]);
        if (index % 4 === 0) throw new Error('rolled back');
      });
    };
    const results = await Promise.allSettled(Array.from({ length: 32 }, (_, index) => race(index)));
    const written = results.filter(({ status }) => status === 'fulfilled').length;
    expect(written).toBe(24);
    expect(await verifyAudit(test.db)).toMatchObject({ isIntact: true, end: { id: 24 } });
    const subjects = new Set((await lastAuditRows(test.db, 100)).map(({ subject }) => subject));
    expect(subjects.size).toBe(24);
  });

  it('adds several rows of one transaction in their order', async () => {
    await test.db.transaction().execute((transaction) =>
      writeAudit(
        transaction,
        [1, 2, 3].map((user) => createRecord({ subject: `user:${user}` })),
      ),
    );
    expect((await lastAuditRows(test.db, 3)).map(({ subject }) => subject)).toEqual(['user:3', 'user:2', 'user:1']);
    expect(await verifyAudit(test.db)).toMatchObject({ isIntact: true, end: { id: 3 } });
  });

  it('requires a transaction', async () => {
    await expect(writeAudit(test.db, [createRecord()])).rejects.toThrow('transaction');
  });
});

describe('the table', () => {
  it.each([
    'update audit set actor = actor',
    'delete from audit where false',
    'truncate audit',
    'truncate audit cascade',
  ])('refuses %s', async (statement) => {
    await write();
    await expect(sql.raw(statement).execute(test.db)).rejects.toThrow('only grows');
    expect(await lastAuditRows(test.db, 2)).toHaveLength(1);
  });

  it('refuses two rows after the same one', async () => {
    await writeMany(1);
    const copy = sql`insert into audit select id, at, actor, action, subject, detail, previous_hash, hash from audit`;
    await expect(copy.execute(test.db)).rejects.toThrow();
  });
});

describe('verifyAudit', () => {
  it('is intact while there are no rows', async () => {
    expect(await verifyAudit(test.db)).toMatchObject({ isIntact: true, end: { id: 0 } });
  });

  it.each([1, 2, 3, 7, 500])('reads every row, %i at a time', async (pageRows) => {
    await writeMany(7);
    expect(await verifyAudit(test.db, { pageRows })).toMatchObject({ isIntact: true, end: { id: 7 } });
    await tamper(sql`update audit set detail = '{"x":1}' where id = 6`);
    expect(await verifyAudit(test.db, { pageRows })).toEqual({ isIntact: false, brokenAt: 6, issue: 'content' });
  });

  it.each([
    ['another actor', sql`update audit set actor = 'user:2' where id = 2`, 2, 'content'],
    ['another moment', sql`update audit set at = at + interval '1 ms' where id = 1`, 1, 'content'],
    ['a space in the detail', sql`update audit set detail = '{ }' where id = 4`, 4, 'content'],
    ['another hash', sql`update audit set hash = sha256('x') where id = 3`, 3, 'content'],
    ['another hash before', sql`update audit set previous_hash = sha256('x') where id = 3`, 3, 'previous-hash'],
    ['a removed row', sql`delete from audit where id = 2`, 3, 'gap'],
    ['a removed beginning', sql`delete from audit where id = 1`, 2, 'gap'],
  ] as const)('names the first broken row: %s', async (_name, statement, brokenAt, issue) => {
    await writeMany(5);
    await tamper(statement);
    expect(await verifyAudit(test.db)).toEqual({ isIntact: false, brokenAt, issue });
  });
});
