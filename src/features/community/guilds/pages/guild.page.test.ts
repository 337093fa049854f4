import { expect, it } from 'vitest';
import { insertGuild } from '#tests/factories/guilds.ts';
import { textOf } from '#tests/support/html.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import { testSite } from '#tests/support/site-app.ts';

const site = testSite();

it('the cached pages of guilds name a leader as he is called now', async () => {
  const { profile, headers } = await signInAs(site, { profile: { name: '옛이름문주' } });
  const { id } = await insertGuild(site.api.db, { leader_id: profile.id });
  const textAt = async (path: string) => textOf((await site.get(path)).body);
  const paths = ['/guilds', `/guilds/${id}`];
  await expect.poll(() => textAt('/guilds'), { timeout: 5000 }).toContain('옛이름문주');
  expect(await textAt(`/guilds/${id}`)).toContain('옛이름문주');
  const { statusCode } = await site.app.inject({
    method: 'PUT',
    url: '/api/profiles/update',
    headers,
    payload: { name: '새이름문주' },
  });
  expect(statusCode).toBe(200);
  for (const path of paths) await expect.poll(() => textAt(path), { timeout: 5000 }).toContain('새이름문주');
});
