import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FakeUpstreams, openFakeUpstreams } from '#tests/support/fake-upstreams.ts';
import { openPeopleApp, type PeopleApp } from '#tests/support/people-app.ts';
import { askApp, type SignInVisitor, signInVisitor } from '#tests/support/sign-in-visitor.ts';

const SITE = 'https://naru.example';
let fakes: FakeUpstreams;
let site: PeopleApp;
let visitor: SignInVisitor;

beforeAll(async () => {
  fakes = await openFakeUpstreams(SITE);
  site = await openPeopleApp({ settings: { PUBLIC_SITE_URL: SITE, ...fakes.settings } });
  visitor = signInVisitor(askApp(site.app));
});
afterAll(async () => {
  await site.close();
  await fakes.close();
});

describe('signing in', () => {
  it('works', async () => {
    const session = await visitor.session('discord');
    console.log(session);
  });
});
