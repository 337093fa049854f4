import { beforeEach, describe, expect, it } from 'vitest';
import { fixedClock } from '#platform/clock/clock.ts';
import { HOUR_MS, MINUTE_MS } from '#shared/durations.ts';
import { testApp } from '#tests/support/open-app.ts';
import { accessToken, bearer, type SignedInPlayer, signInAs } from '#tests/support/sign-in-as.ts';

const clock = fixedClock(new Date());
const site = testApp({ clock });
beforeEach(() => clock.set(new Date()));

interface Claims {
  amr?: unknown;
}

async function headersWith({ userId, sessionId }: SignedInPlayer, claims: Claims) {
  return bearer(await accessToken(site, { userId, sessionId, expiresAt: secondsAgo(-86_400), claims: { ...claims } }));
}

const secondsAgo = (seconds: number) => Math.floor(clock.now().getTime() / 1000) - seconds;
const oauth = (seconds: number) => ({ method: 'oauth', timestamp: secondsAgo(seconds) });
const exportAs = (headers: Record<string, string>) => site.app.inject({ url: '/api/profiles/me/export', headers });
const deleteAs = (headers: Record<string, string>) =>
  site.app.inject({ method: 'POST', url: '/api/profiles/delete', headers });

let words = 0;
function addWord(headers: Record<string, string>) {
  words += 1;
  const payload = { kind: 'AD', pattern: `너구리굴${words}` };
  return site.app.inject({ method: 'POST', url: '/api/operator/words', headers, payload });
}

const NEEDED = { statusCode: 403, code: 'FORBIDDEN', data: { needsSignIn: true } };

describe('the export and the deletion of an account', () => {
  it.each([
    ['ten minutes ago', () => [oauth(599)], 200],
    ['a second longer ago', () => [oauth(602)], 403],
    ['long ago, and again just now', () => [oauth(86_400), { method: 'totp', timestamp: secondsAgo(5) }], 200],
    [
      'long ago, and refreshed just now',
      () => [oauth(86_400), { method: 'token_refresh', timestamp: secondsAgo(5) }],
      403,
    ],
    ['in the future', () => [oauth(-3_600)], 403],
    ['at an unknown time', () => ['oauth'], 403],
    ['by nothing that is told', () => undefined, 403],
    ['by something unreadable', () => [{ method: 7, timestamp: 'now' }], 403],
  ])('need a recent sign-in: %s', async (_when, amr, status) => {
    const player = await signInAs(site);
    const headers = await headersWith(player, { amr: amr() });
    const exported = await exportAs(headers);
    expect(exported.statusCode, exported.body).toBe(status);
    if (status === 403) expect(exported.json()).toMatchObject(NEEDED);
    // Everything else of the account goes on.
    expect((await site.app.inject({ url: '/api/profiles/me', headers })).statusCode).toBe(200);
    const deleted = await deleteAs(headers);
    expect(deleted.statusCode, deleted.body).toBe(status);
    const left = site.api.db.selectFrom('profile').select('id').where('user_id', '=', player.userId).execute();
    expect(await left).toHaveLength(status === 200 ? 0 : 1);
  });

  it('are refused to the signed out before anything else', async () => {
    expect((await exportAs({})).statusCode).toBe(401);
    expect((await deleteAs({})).statusCode).toBe(401);
  });
});

describe('an operator’s act', () => {
  it('needs a sign-in of the last twelve hours, reading does not', async () => {
    const operator = await signInAs(site, { isOperator: true });
    const headers = await headersWith(operator, { amr: [oauth(0)] });
    clock.advance(12 * HOUR_MS - MINUTE_MS);
    expect((await addWord(headers)).statusCode).toBe(201);
    clock.advance(2 * MINUTE_MS);
    expect((await addWord(headers)).json()).toMatchObject(NEEDED);
    expect((await site.app.inject({ url: '/api/operator/words', headers })).statusCode).toBe(200);
  });

  it('tells whoever is no operator nothing of it', async () => {
    const player = await signInAs(site);
    const answer = await addWord(await headersWith(player, { amr: [oauth(86_400)] }));
    expect(answer.json()).toMatchObject({ statusCode: 403, code: 'FORBIDDEN' });
    expect(answer.json().data).toBeUndefined();
  });

  it('needs the second factor that the operator has used before', async () => {
    const operator = await signInAs(site, { isOperator: true });
    const one = await headersWith(operator, { amr: [oauth(60)] });
    const both = await headersWith(operator, { amr: [oauth(60), { method: 'totp', timestamp: secondsAgo(30) }] });
    expect((await addWord(one)).statusCode).toBe(201);
    expect((await addWord(both)).statusCode).toBe(201);
    expect((await addWord(one)).json()).toMatchObject({
      ...NEEDED,
      data: { needsSignIn: true, needsSecondFactor: true },
    });
    expect((await addWord(both)).statusCode).toBe(201);
    const other = await signInAs(site, { isOperator: true });
    expect((await addWord(await headersWith(other, { amr: [oauth(60)] }))).statusCode).toBe(201);
  });
});
