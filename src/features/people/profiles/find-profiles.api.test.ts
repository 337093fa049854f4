import { describe, expect, it } from 'vitest';
import { insertProfile } from '#tests/factories/people.ts';
import { testApp } from '#tests/support/open-app.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';

const site = testApp();

const HOUR_MS = 3_600_000;

function find(q: string, remoteAddress = '198.51.100.1', headers: Record<string, string> = {}) {
  return site.app.inject({ url: `/api/profiles?q=${encodeURIComponent(q)}`, remoteAddress, headers });
}
const findNames = async (q: string) => (await find(q)).json().map(({ name }: { name: string }) => name);

describe('GET /api/profiles?q=', () => {
  it('finds players by the beginning of their name alone, and says no more of them than six things', async () => {
    const { id, userId } = await insertProfile(site.api.db, { name: '단군', job: 2, grade: 1, level: 99, max_hp: 7 });
    await insertProfile(site.api.db, { name: '단군할배' });
    await insertProfile(site.api.db, { name: '소단군' });
    const found = (await find('단군')).json();
    expect(found[0]).toEqual({ id, userId, name: '단군', job: 2, grade: 1, level: 99 });
    expect(found.map(({ name }: { name: string }) => name)).toEqual(['단군', '단군할배']);
  });

  it('reads names in either case, with spaces and decomposed', async () => {
    await insertProfile(site.api.db, { name: 'BaramUser' });
    for (const q of ['bar', 'BARAM', ' Baram user ', 'ba r']) expect(await findNames(q), q).toEqual(['BaramUser']);
    await insertProfile(site.api.db, { name: '한별이' });
    expect(await findNames('한별'.normalize('NFD'))).toEqual(['한별이']);
  });

  it('leaves out the suspended and the deleted, and shows whose suspension has ended', async () => {
    const until = (ms: number) => ({ banned_at: new Date(Date.now() + ms) });
    await insertProfile(site.api.db, { name: '정지된이', ...until(HOUR_MS) });
    await insertProfile(site.api.db, { name: '정지풀림', ...until(-HOUR_MS) });
    await insertProfile(site.api.db, { name: '정지탈퇴', deleted_at: new Date() });
    expect(await findNames('정지')).toEqual(['정지풀림']);
  });

  it('answers ten at most, in the order of their names', async () => {
    for (let number = 21; number > 9; number -= 1) await insertProfile(site.api.db, { name: `많은이${number}` });
    expect(await findNames('많은이')).toEqual(Array.from({ length: 10 }, (_, place) => `많은이${10 + place}`));
  });

  it.each(['%', '_', '%%', '\\', "' or 1=1", '\u0000a', 'ㄱㄴ', '단군\u{10ffff}'])('finds nobody by %j', async (q) => {
    const answer = await find(q.padEnd(2, q));
    expect([answer.statusCode, answer.json()]).toEqual([200, []]);
  });

  it.each(['', '?q=', '?q=%20%20', '?q=a', '?q=a%20', `?q=${'a'.repeat(13)}`, '?q=ab&q=cd'])(
    'refuses %j, which is no beginning of a name',
    async (query) => {
      const answer = await site.app.inject({ url: `/api/profiles${query}`, remoteAddress: '198.51.100.2' });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'INVALID_INPUT', data: { issues: [{ path: 'q' }] } });
    },
  );

  it('is answered 60 times a minute for an address, whoever asks from it', async () => {
    const address = '198.51.100.3';
    const { headers } = await signInAs(site);
    const statuses: number[] = [];
    for (let time = 0; time < 61; time += 1) {
      statuses.push((await find('아무', address, time % 2 === 0 ? {} : headers)).statusCode);
    }
    expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
    expect((await find('아무', address, headers)).headers['retry-after']).toMatch(/^[1-9]\d*$/);
    expect((await find('아무', '198.51.100.4')).statusCode).toBe(200);
  });
});
