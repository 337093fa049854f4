import { describe, expect, it } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { loadUserJson, recogniseInTransaction, type SeenPerson } from './person.service.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const test = testDatabase();

let count = 0;

function someone(provider: string, verifiedEmail: string | null, providerId = `${++count}`): SeenPerson {
  return { provider, providerId, verifiedEmail, data: { sub: providerId, full_name: `${provider} ${providerId}` } };
}

function recognise(seen: SeenPerson, at = NOW): Promise<string> {
  return test.db.transaction().execute((transaction) => recogniseInTransaction(transaction, seen, at));
}

function address(): string {
  count += 1;
  return `person${count}@example.com`;
}

describe('a person sent by an upstream', () => {
  it('is the same one the next time', async () => {
    const seen = someone('discord', null);
    expect(await recognise(seen)).toBe(await recognise(seen));
  });

  it('is another one at another upstream without a common e-mail', async () => {
    const id = 'the-same-id';
    const [one, other] = [await recognise(someone('discord', null, id)), await recognise(someone('kakao', null, id))];
    expect(one).not.toBe(other);
  });

  it('is the same one at two upstreams that verified the same e-mail', async () => {
    const email = address();
    const one = await recognise(someone('discord', email));
    const other = await recognise(someone('kakao', email), new Date(NOW.getTime() + 1000));
    expect(other).toBe(one);
    const person = await loadUserJson(test.db, one);
    expect(person?.app_metadata).toEqual({ provider: 'discord', providers: ['discord', 'kakao'] });
    expect(person?.identities.map(({ provider }) => provider)).toEqual(['discord', 'kakao']);
    expect(person).toMatchObject({ email, email_confirmed_at: NOW.toISOString() });
  });

  it('is not linked by an unverified e-mail', async () => {
    const email = address();
    const owner = await recognise(someone('discord', email));
    const pretender = { ...someone('kakao', null), data: { email, email_verified: false } };
    const other = await recognise(pretender);
    expect(other).not.toBe(owner);
    expect((await loadUserJson(test.db, other))?.email).toBe('');
  });

  it('stays with the account of the identity, though another account has the e-mail', async () => {
    const email = address();
    const kakao = someone('kakao', null);
    const mine = await recognise(kakao);
    const theirs = await recognise(someone('discord', email));
    expect(await recognise({ ...kakao, verifiedEmail: email })).toBe(mine);
    expect((await loadUserJson(test.db, mine))?.email).toBe('');
    expect((await loadUserJson(test.db, theirs))?.email).toBe(email);
  });

  it('is not linked to an account that no longer has the e-mail', async () => {
    const [old, present] = [address(), address()];
    const mover = someone('discord', old);
    const moved = await recognise(mover);
    await recognise({ ...mover, verifiedEmail: present });
    expect((await loadUserJson(test.db, moved))?.email).toBe(present);
    expect(await recognise(someone('kakao', old))).not.toBe(moved);
  });

  it('has no e-mail once no upstream verifies one', async () => {
    const seen = someone('discord', address());
    const id = await recognise(seen);
    await recognise({ ...seen, verifiedEmail: null });
    const person = await loadUserJson(test.db, id);
    expect(person?.email).toBe('');
    expect(person).not.toHaveProperty('email_confirmed_at');
  });

  it('retains the own metadata beside the upstream’s', async () => {
    const seen = someone('discord', null);
    const id = await recognise(seen);
    await test.db
      .updateTable('sign_in.user')
      .set({ user_metadata: JSON.stringify({ theme: 'dark', full_name: 'mine' }) })
      .where('id', '=', id)
      .execute();
    await recognise(seen);
    expect((await loadUserJson(test.db, id))?.user_metadata).toEqual({ theme: 'dark', ...seen.data });
  });
});

describe('concurrent sign-ins', () => {
  it('are one person for the same identity', async () => {
    const seen = someone('discord', null);
    const ids = await Promise.all(Array.from({ length: 8 }, () => recognise(seen)));
    expect(new Set(ids).size).toBe(1);
  });

  it('are one person with two identities for the same verified e-mail', async () => {
    const email = address();
    const [discord, kakao] = [someone('discord', email), someone('kakao', email)];
    const ids = await Promise.all([discord, kakao, discord, kakao, kakao, discord].map((seen) => recognise(seen)));
    expect(new Set(ids).size).toBe(1);
    expect((await loadUserJson(test.db, ids[0] ?? ''))?.identities).toHaveLength(2);
  });
});
