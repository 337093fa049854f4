import { describe, expect, it } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { siteSecret } from './site-secret.ts';

const test = testDatabase();

describe('siteSecret', () => {
  it('is created once by concurrent requests', async () => {
    const secrets = await Promise.all(Array.from({ length: 16 }, () => siteSecret(test.db, 'raced')));
    expect(new Set(secrets.map((secret) => secret.toString('hex'))).size).toBe(1);
    expect(secrets[0]).toHaveLength(32);
    expect(await siteSecret(test.db, 'raced')).toEqual(secrets[0]);
  });

  it('differs between names', async () => {
    expect(await siteSecret(test.db, 'one')).not.toEqual(await siteSecret(test.db, 'two'));
  });

  it('is the committed one when the transaction that created another rolls back', async () => {
    const undone = Promise.withResolvers<Buffer>();
    const { promise: release, resolve: letGo } = Promise.withResolvers<void>();
    const maker = test.db.transaction().execute(async (transaction) => {
      undone.resolve(await siteSecret(transaction, 'undone'));
      await release;
      throw new Error('rolled back');
    });
    const lost = await undone.promise;
    const other = siteSecret(test.db, 'undone');
    letGo();
    await expect(maker).rejects.toThrow('rolled back');
    const stored = await other;
    expect(stored).not.toEqual(lost);
    expect(await siteSecret(test.db, 'undone')).toEqual(stored);
  });
});
