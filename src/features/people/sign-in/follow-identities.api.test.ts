import { expect, it } from 'vitest';
import { bearer } from '#tests/support/sign-in-as.ts';
import { testSignInSite } from '#tests/support/sign-in-site.ts';
import { requestApp, signInVisitor } from '#tests/support/sign-in-visitor.ts';

const ID = '80351110224678912';
const site = testSignInSite();

it('a picture that has changed at the upstream is the profile’s after the next sign-in', async () => {
  const visitor = signInVisitor(requestApp(site.app));
  const signInWith = (picture?: string) => {
    site.fakes.enter('discord', { id: ID, name: 'nelly', ...(picture !== undefined && { picture }) });
    return visitor.session('discord');
  };
  const first = await signInWith('a'.repeat(32));
  const made = await site.app.inject({
    method: 'POST',
    url: '/api/profiles/upsert',
    headers: bearer(first.access_token),
    payload: { name: '넬리', agreed: true },
  });
  const sources = () =>
    site.api.db.selectFrom('profile').select(['discord_id', 'avatar_source']).where('name', '=', '넬리').execute();
  expect([made.statusCode, await sources()]).toEqual([
    200,
    [{ discord_id: ID, avatar_source: `https://cdn.discordapp.com/avatars/${ID}/${'a'.repeat(32)}.png` }],
  ]);
  await signInWith('b'.repeat(32));
  expect((await sources())[0]?.avatar_source).toContain('bbbb');
  // A picture that was removed upstream is removed here too.
  await signInWith();
  expect(await sources()).toEqual([{ discord_id: ID, avatar_source: null }]);
});
