import { describe, expect, it } from 'vitest';
import { testApp } from '#tests/support/open-app.ts';
import { freshPlayer } from '#tests/support/sign-in-as.ts';

const site = testApp({ items: [] });
const me = freshPlayer(site);
const other = freshPlayer(site);

describe('saved searches', () => {
  const url = '/api/trades/searches';
  const save = (query: string, name = '찾던 것', headers: Record<string, string> = me.headers) =>
    site.app.inject({ method: 'POST', url, headers, payload: { name, query } });
  const stored = async () => (await site.app.inject({ url, headers: me.headers })).json();

  it('are stored in one form, and deleted', async () => {
    const first = await save('q=진호박&tradeType=1&minPrice=');
    expect([first.statusCode, first.json().query]).toEqual([
      201,
      new URLSearchParams('tradeType=1&q=진호박').toString(),
    ]);
    const renamed = await save('tradeType=1&q=진호박', '새 이름');
    expect(renamed.json()).toMatchObject({ id: first.json().id, name: '새 이름' });
    expect(await stored()).toEqual([renamed.json()]);
    const deleteSearch = (headers: Record<string, string>) =>
      site.app.inject({ method: 'DELETE', url: `${url}/${first.json().id}`, headers });
    expect((await deleteSearch(other.headers)).statusCode).toBe(404);
    expect((await deleteSearch({})).statusCode).toBe(401);
    expect((await deleteSearch(me.headers)).json()).toEqual({ success: true });
    expect(await stored()).toEqual([]);
  });

  it.each(['nonsense=1', 'tradeType=9', 'tradeType=1&tradeType=2', 'isAuth=x', 'minPrice=0'])(
    'are refused for %s',
    async (query) => {
      const answer = await save(query);
      expect([answer.statusCode, answer.json().data.issues[0].path]).toEqual([400, 'query']);
    },
  );

  it('are at most twenty', async () => {
    for (let type = 1; type <= 20; type += 1) expect((await save(`minPrice=${type}`)).statusCode).toBe(201);
    expect((await save('minPrice=21')).statusCode).toBe(409);
    expect((await save('minPrice=20', '다시')).statusCode).toBe(201);
    expect(await stored()).toHaveLength(20);
  });

  it('are for players', async () => {
    expect((await site.app.inject(url)).statusCode).toBe(401);
    expect((await save('type=1', 'x', {})).statusCode).toBe(401);
    expect((await save('type=1', '')).statusCode).toBe(400);
  });
});
