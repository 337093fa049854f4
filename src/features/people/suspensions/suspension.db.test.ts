import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { insertProfile } from '#tests/factories/people.ts';
import { createTestDatabase, testDatabase } from '#tests/support/database.ts';
import { findLastingSuspension, handOnSuspension, identityHashes, saveSuspension } from './suspension.service.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const LATER = new Date('2026-03-02T12:00:00Z');
const LATEST = new Date('2026-04-01T12:00:00Z');

const test = testDatabase();

describe('identityHashes', () => {
  const identity = { provider: 'discord', providerId: '1234' };

  it('is the same for the same identity, and does not reveal it', async () => {
    const [one] = await identityHashes(test.db, [identity]);
    const [same] = await identityHashes(test.db, [{ ...identity }]);
    expect(one).toEqual(same);
    expect(one).toHaveLength(32);
    expect(one?.toString('latin1')).not.toContain('1234');
  });

  it('differs where only the border between provider and number does', async () => {
    const [one, other] = await identityHashes(test.db, [
      { provider: 'discord1', providerId: '234' },
      { provider: 'discord', providerId: '1234' },
    ]);
    expect(one).not.toEqual(other);
  });

  it('is another one on another site', async () => {
    const elsewhere = await createTestDatabase();
    expect(await identityHashes(elsewhere.db, [identity])).not.toEqual(await identityHashes(test.db, [identity]));
    await elsewhere.drop();
  });

  it('is empty without identities', async () => {
    expect(await identityHashes(test.db, [])).toEqual([]);
  });
});

describe('a lasting suspension', () => {
  async function save(until: Date, hashes: readonly Buffer[], reason = '사기') {
    const { id: profileId } = await insertProfile(test.db);
    await saveSuspension(test.db, { profileId, until, reason, identityHashes: hashes });
    return profileId;
  }

  it('is found by any of the identities until it ends', async () => {
    const [one, two, stranger] = [randomBytes(32), randomBytes(32), randomBytes(32)];
    await save(LATER, [one, two]);
    for (const hash of [one, two]) {
      expect(await findLastingSuspension(test.db, [stranger, hash], NOW)).toEqual({ until: LATER, reason: '사기' });
    }
    expect(await findLastingSuspension(test.db, [stranger], NOW)).toBeUndefined();
    expect(await findLastingSuspension(test.db, [], NOW)).toBeUndefined();
    expect(await findLastingSuspension(test.db, [one], LATER)).toBeUndefined();
  });

  it('is the longest of several', async () => {
    const [one, two] = [randomBytes(32), randomBytes(32)];
    await save(LATER, [one], '짧은 것');
    await save(LATEST, [two], '긴 것');
    expect(await findLastingSuspension(test.db, [one, two], NOW)).toEqual({ until: LATEST, reason: '긴 것' });
  });

  it('is what the last deletion stored', async () => {
    const hash = randomBytes(32);
    await save(LATEST, [hash], '처음');
    await save(LATER, [hash], '다시');
    expect(await findLastingSuspension(test.db, [hash], NOW)).toEqual({ until: LATER, reason: '다시' });
  });

  it('moves to the person’s next profile, with all rows stored beside it', async () => {
    const [one, two, stranger] = [randomBytes(32), randomBytes(32), randomBytes(32)];
    await save(LATER, [one, two]);
    const strangers = await save(LATER, [stranger]);
    const { id: next } = await insertProfile(test.db);
    await handOnSuspension(test.db, [one], next, NOW);
    const rows = await test.db
      .selectFrom('lasting_suspension')
      .select('profile_id')
      .where('identity_hash', 'in', [one, two, stranger])
      .orderBy('profile_id')
      .execute();
    expect(rows).toEqual([{ profile_id: strangers }, { profile_id: next }, { profile_id: next }]);
  });
});
