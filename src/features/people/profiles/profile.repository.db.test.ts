import { describe, expect, it } from 'vitest';
import { insertProfile } from '#tests/factories/people.ts';
import { testDatabase } from '#tests/support/database.ts';
import { nameKey } from '../names/name-skeleton.rules.ts';
import {
  clear,
  findById,
  findByUserId,
  insertUnlessTaken,
  lockByUserId,
  toColumns,
  update,
} from './profile.repository.ts';

const test = testDatabase();

const row = (name: string, userId: string = crypto.randomUUID()) => ({
  user_id: userId,
  name,
  name_key: nameKey(name),
});

describe('insertUnlessTaken', () => {
  it('returns nothing when the person or the name exists already', async () => {
    const made = await insertUnlessTaken(test.db, row('첫사람'));
    expect(made).toMatchObject({ name: '첫사람', job: 1, level: 1, grade: 0, showsDiscord: false });
    expect(await insertUnlessTaken(test.db, row('첫사람'))).toBeUndefined();
    expect(await insertUnlessTaken(test.db, row('딴이름', made?.userId))).toBeUndefined();
  });

  it('waits for a transaction that is about to take the name, and inserts when it rolls back', async () => {
    const first = await test.db.startTransaction().execute();
    await insertUnlessTaken(first, row('기다림'));
    const second = insertUnlessTaken(test.db, row('기다림'));
    await first.rollback().execute();
    expect(await second).toMatchObject({ name: '기다림' });
  });
});

describe('update', () => {
  it('refuses a name that is taken, and rethrows other errors', async () => {
    await insertProfile(test.db, { name: '임자있음' });
    const { id } = await insertProfile(test.db);
    await expect(update(test.db, id, toColumns({ name: '임자있음' }))).rejects.toMatchObject({
      code: 'CONFLICT',
      data: { issues: [{ path: 'name' }] },
    });
    await expect(update(test.db, id, { level: 100 })).rejects.toMatchObject({ constraint: 'profile_level_check' });
  });

  it('sets the given values, `null` too, and leaves the rest', async () => {
    const { id } = await insertProfile(test.db, { max_hp: 5, target_hp: 6, level: 7 });
    const changed = await update(test.db, id, toColumns({ maxHp: null, level: 8, targetHp: undefined }));
    expect(changed).toMatchObject({ maxHp: null, level: 8, targetHp: 6 });
    expect(toColumns({ name: '새 이름'.replace(' ', '') })).toEqual({
      name: '새이름',
      name_key: '새이름',
      name_skeleton: '새이름',
    });
  });
});

describe('clear', () => {
  it('removes the owner from the row, and frees its name', async () => {
    const { id, userId } = await insertProfile(test.db, { name: '지워짐', suspended_at: new Date() });
    await clear(test.db, id, new Date());
    expect(await findById(test.db, id)).toBeUndefined();
    expect(await findByUserId(test.db, userId)).toBeUndefined();
    expect(await insertUnlessTaken(test.db, row('지워짐', userId))).toMatchObject({ name: '지워짐' });
  });
});

describe('lockByUserId', () => {
  it('returns what the previous transaction wrote', async () => {
    const { id, userId } = await insertProfile(test.db, { level: 1 });
    const first = await test.db.startTransaction().execute();
    await lockByUserId(first, userId);
    const second = test.db.transaction().execute((transaction) => lockByUserId(transaction, userId));
    await update(first, id, { level: 2 });
    await first.commit().execute();
    expect(await second).toMatchObject({ level: 2 });
  });
});
