import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { writeAudit } from './audit.service.ts';
import { checkAudit, checkAuditNightly, readAuditCheck } from './audit-check.service.ts';

const NIGHT = new Date('2026-03-01T18:40:00.000Z');
const MORNING = new Date('2026-03-02T00:00:00.000Z');

const test = testDatabase();
const { signal } = new AbortController();

async function tamper(statement: ReturnType<typeof sql>): Promise<void> {
  await test.db.transaction().execute(async (transaction) => {
    await sql`alter table audit disable trigger audit_only_grows`.execute(transaction);
    await statement.execute(transaction);
    await sql`alter table audit enable trigger audit_only_grows`.execute(transaction);
  });
}

const write = (count: number) =>
  test.db.transaction().execute((transaction) =>
    writeAudit(
      transaction,
      Array.from({ length: count }, () => ({
        at: NIGHT,
        actor: 'command',
        action: 'trade.hide' as const,
        subject: 'trade:1' as const,
        detail: {},
      })),
    ),
  );

async function checkTonight(): Promise<{ found: number; logged: unknown[] }> {
  const logged: unknown[] = [];
  const found = await checkAuditNightly(test.db, { now: NIGHT, log: { error: (entry) => logged.push(entry) }, signal });
  return { found, logged };
}

beforeEach(async () => {
  await tamper(sql`truncate audit`);
  await test.db.deleteFrom('audit_check').execute();
});

describe('the verification of the audit', () => {
  it('is stored for the overview, and so is one on demand; one that began before it replaces neither', async () => {
    expect(await readAuditCheck(test.db)).toBeNull();
    await write(3);
    expect(await checkTonight()).toEqual({ found: 0, logged: [] });
    const stored = { verifiedAt: NIGHT.toISOString(), isIntact: true, lastId: 3, lastHash: expect.any(String) };
    expect(await readAuditCheck(test.db)).toEqual(stored);
    await write(1);
    expect(await checkAudit(test.db, MORNING)).toMatchObject({ isIntact: true, lastId: 4, previous: stored });
    expect(await readAuditCheck(test.db)).toMatchObject({ verifiedAt: MORNING.toISOString(), lastId: 4 });
    await checkTonight();
    expect(await readAuditCheck(test.db)).toMatchObject({ verifiedAt: MORNING.toISOString() });
  });

  it.each([
    ['rows that were cut off', sql`delete from audit where id > 1`, 2, 'cut-off'],
    ['all rows that were cut off', sql`delete from audit`, 1, 'cut-off'],
    ['another content', sql`update audit set subject = 'trade:2' where id = 2`, 2, 'content'],
  ] as const)(
    'finds %s since the night before, logs it, and keeps the end that was known',
    async (_name, act, at, issue) => {
      await write(3);
      await checkTonight();
      await tamper(act);
      const broken = { brokenAt: at, issue };
      expect(await checkTonight()).toEqual({ found: 1, logged: [broken] });
      expect(await readAuditCheck(test.db)).toMatchObject({ isIntact: false, lastId: 3 });
      expect(await checkAudit(test.db, MORNING)).toMatchObject({ isIntact: false, lastId: 3, ...broken });
    },
  );

  it('finds a chain that was written anew, although every row follows from the one before', async () => {
    await write(3);
    await checkTonight();
    await tamper(sql`truncate audit`);
    await test.db.transaction().execute((transaction) =>
      writeAudit(
        transaction,
        [1, 2, 3].map((id) => ({
          at: NIGHT,
          actor: 'command',
          action: 'trade.show' as const,
          subject: `trade:${id}` as const,
          detail: {},
        })),
      ),
    );
    expect(await checkTonight()).toMatchObject({ found: 1, logged: [{ brokenAt: 3, issue: 'content' }] });
  });
});
