import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { insertAuthSession } from './auth-session.repository.ts';
import { embeddedProvider } from './embedded-provider.service.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { recogniseInTransaction, type SeenPerson } from './person.service.ts';
import { openSigningKeys } from './signing-key.service.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const LATER = new Date('2026-11-21T12:00:00Z');
const test = testDatabase();
let provider: IdentityProvider;

beforeAll(async () => {
  provider = embeddedProvider(await openSigningKeys(test.db, undefined), 'https://naru.example/auth/v1');
});

async function signedIn(seen: Partial<SeenPerson> = {}) {
  const person = { provider: 'discord', providerId: randomUUID(), verifiedEmail: null, data: {}, ...seen };
  const userId = await test.db.transaction().execute((transaction) => recogniseInTransaction(transaction, person, NOW));
  const session = {
    userId,
    method: 'oauth',
    refreshKey: Buffer.alloc(32),
    userAgent: null,
    createdAt: NOW,
    endsAt: LATER,
  };
  const { id: sessionId } = await insertAuthSession(test.db, session);
  return { userId, sessionId, token: '' };
}

describe('the provider inside the server', () => {
  it('identifies people by their verified identities, never by their own metadata', async () => {
    const person = await signedIn({
      providerId: '8035',
      data: { full_name: 'nelly', avatar_url: 'https://cdn.discordapp.com/a.png' },
    });
    await test.db
      .updateTable('sign_in.user')
      .set({ user_metadata: JSON.stringify({ provider_id: '1', full_name: 'somebody else' }) })
      .execute();
    expect(await provider.identitiesOf(test.db, person)).toEqual([
      { provider: 'discord', providerId: '8035', name: 'nelly', avatarUrl: 'https://cdn.discordapp.com/a.png' },
    ]);
  });

  it('returns which sessions are alive', async () => {
    const [person, other] = [await signedIn(), await signedIn()];
    expect(await provider.isSessionAlive(test.db, person, NOW)).toBe(true);
    expect(await provider.isSessionAlive(test.db, { ...person, sessionId: other.sessionId }, NOW)).toBe(false);
    expect(await provider.isSessionAlive(test.db, { ...person, sessionId: null }, NOW)).toBe(false);
    expect(await provider.isSessionAlive(test.db, person, LATER)).toBe(false);
  });

  it('deletes a person with all dependent rows, and nobody else', async () => {
    const [person, other] = [await signedIn(), await signedIn()];
    await provider.removeUser(test.db, person.userId);
    expect(await provider.identitiesOf(test.db, person)).toEqual([]);
    expect(await provider.isSessionAlive(test.db, person, NOW)).toBe(false);
    expect(await provider.isSessionAlive(test.db, other, NOW)).toBe(true);
    await expect(provider.removeUser(test.db, person.userId)).resolves.toBeUndefined();
  });
});
