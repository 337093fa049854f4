import { beforeEach, describe, expect, it } from 'vitest';
import type { EntityName } from '#features/game-data/entities/entity.contract.ts';
import type { Operator, WriteCtx } from '#features/people/access/actor.ts';
import { insertProfile } from '#tests/factories/people.ts';
import { testDatabase } from '#tests/support/database.ts';
import { transactOver } from '#tests/support/transact.ts';
import { findById, insert } from './correction.repository.ts';
import { decideByEdit, type EditWithCorrections } from './decide-corrections.service.ts';
import { correctionData } from './propose-correction.service.ts';
import { acceptedSince, equalTo, ofRow, openRows, thankedFor } from './read-corrections.service.ts';

const test = testDatabase();
const OPERATOR = 'aaaaaaaa-0000-4000-8000-000000000001';
const AT = new Date('2026-11-20T12:00:00.000Z');

interface Parts {
  entity?: EntityName;
  rowId?: number;
  field?: string;
  value?: unknown;
  isThanked?: boolean;
  comment?: string;
}

beforeEach(async () => {
  await test.db.deleteFrom('correction').execute();
});

async function proposed(parts: Parts = {}) {
  const { id: profileId, userId, name } = await insertProfile(test.db, {});
  const { id } = await insert(test.db, {
    ...{ entity: 'monsters', rowId: 1, field: 'exp', value: 120, isThanked: false, comment: '봄' },
    ...{ name: '다람쥐', text: '120', present: 10, presentText: '10', source: '공지', userId, profileId, at: AT },
    ...parts,
  });
  return { id, profileId, userId, name };
}

async function newVersion(): Promise<number> {
  const none = { source_hash: '', version: '', added: 0, changed: 1, removed: 0, has_seeded_quests: true };
  const row = { origin: 'correction' as const, ...none };
  return (await test.db.insertInto('data_version').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

const decide = (edits: readonly EditWithCorrections[], version: number | null = null) =>
  transactOver(test.db)((unit) => {
    const ctx = { ...unit, clock: { now: () => AT }, actor: { userId: OPERATOR, level: 3 } };
    return decideByEdit(ctx as unknown as WriteCtx<Operator>, edits, {
      ...{ answer: '고쳤습니다.', version, operatorUserIds: [] },
    });
  });

const edit = (ids: readonly number[], parts: Partial<EditWithCorrections> = {}): EditWithCorrections => ({
  ...{ ids, entity: 'monsters', rowId: 1, fields: { exp: 130 } },
  ...parts,
});

describe('an edit that decides corrections', () => {
  it('accepts them with all equal ones, and leaves others open', async () => {
    const [one, equal, other] = [await proposed(), await proposed(), await proposed({ value: 121 })];
    const version = await newVersion();
    expect(await decide([edit([one.id])], version)).toBe(2);
    const states = await Promise.all([one, equal, other].map(async ({ id }) => (await findById(test.db, id))?.state));
    expect(states).toEqual([2, 2, 1]);
    expect(await acceptedSince(test.db, [{ entity: 'monsters', rowId: 1, field: 'exp' }])).toBe(2);
    expect(await acceptedSince(test.db, [{ entity: 'monsters', rowId: 1, field: 'hp' }])).toBe(0);
  });

  it('is refused with a correction of another row or field, an unknown or a decided one', async () => {
    const { id } = await proposed();
    const notOfRow = expect.objectContaining({ code: 'INVALID_INPUT' });
    await expect(decide([edit([id], { rowId: 2 })])).rejects.toEqual(notOfRow);
    await expect(decide([edit([id], { fields: { hp: 1 } })])).rejects.toEqual(notOfRow);
    await expect(decide([edit([id, 999_999])])).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await findById(test.db, id))?.state).toBe(1);
    await decide([edit([id])]);
    await expect(decide([edit([id])])).rejects.toMatchObject({ code: 'CONFLICT', data: { reason: 'CHANGED' } });
    expect(await decide([])).toBe(0);
  });
});

describe('what the desk reads of corrections', () => {
  it('counts open ones by row, and gathers equal ones of a row', async () => {
    const [first, , third] = [await proposed(), await proposed({ comment: '' }), await proposed({ field: 'hp' })];
    await proposed({ rowId: 2 });
    await proposed({ entity: 'items', rowId: 1, field: 'price' });
    expect(await openRows(test.db, 'monsters')).toEqual(
      new Map([
        [1, 3],
        [2, 1],
      ]),
    );
    expect(await ofRow(test.db, 'monsters', 1)).toEqual([
      { id: first.id, field: 'exp', value: 120, count: 2, firstAt: AT.toISOString(), comments: ['봄'] },
      expect.objectContaining({ id: third.id, field: 'hp', count: 1 }),
    ]);
    expect(await ofRow(test.db, 'monsters', 9)).toEqual([]);
  });

  it('finds the open ones that ask for the values of edits, whatever the order of fields in them', async () => {
    const value = [{ ref: 'monsters', id: 2 }];
    const { id } = await proposed({ entity: 'dungeons', field: 'monsters', value });
    await proposed();
    const edits = [
      { entity: 'dungeons' as const, rowId: 1, fields: { monsters: [{ id: 2, ref: 'monsters' }] } },
      { entity: 'monsters' as const, rowId: 1, fields: { exp: 121, hp: 120 } },
    ];
    expect(await equalTo(test.db, edits)).toEqual([{ id, entity: 'dungeons', rowId: 1, field: 'monsters', count: 1 }]);
  });
});

describe('a deleted account', () => {
  const leave = ({ userId, profileId }: { userId: string; profileId: number }) =>
    transactOver(test.db)(async (unit) => {
      const person = { userId, sessionId: null, token: '' };
      await correctionData.deleteOf(unit, { person, profileId }, AT);
      await unit.db
        .updateTable('profile')
        .set({ deleted_at: AT, name: null, name_key: null })
        .where('id', '=', profileId)
        .execute();
    });

  it('takes its open proposals along, and leaves accepted ones without person and texts', async () => {
    const [open, quiet, thanked] = [
      await proposed(),
      await proposed({ rowId: 2 }),
      await proposed({ rowId: 3, isThanked: true }),
    ];
    const version = await newVersion();
    await decide([edit([quiet.id], { rowId: 2 }), edit([thanked.id], { rowId: 3 })], version);
    expect(await thankedFor(test.db, [version])).toEqual(new Map([[version, [thanked.name]]]));
    for (const person of [open, quiet, thanked]) {
      expect(
        await correctionData.exportOf(test.db, { person: { ...person, sessionId: null, token: '' }, profileId: null }),
      ).toMatchObject([{ comment: '봄', source: '공지' }]);
      await leave(person);
    }
    const left = await test.db.selectFrom('correction').selectAll().orderBy('id').execute();
    expect(left).toMatchObject([
      { id: quiet.id, user_id: null, profile_id: null, comment: '', source: '' },
      { id: thanked.id, user_id: null, profile_id: thanked.profileId, comment: '', source: '' },
    ]);
    expect(await thankedFor(test.db, [version])).toEqual(new Map([[version, ['탈퇴한 사용자']]]));
  });
});
