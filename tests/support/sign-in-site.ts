import { type FakeUpstreams, openFakeUpstreams } from './fake-upstreams.ts';
import { type App, type AppOptions, openApp } from './open-app.ts';
import { openedForTests } from './opened-for-tests.ts';
import { requestApp, type SignInVisitor, signInVisitor } from './sign-in-visitor.ts';

export const SIGN_IN_SITE = 'https://naru.example';

export interface SignInSite extends App {
  fakes: FakeUpstreams;
  visitor: SignInVisitor;
}

/** An app whose embedded provider sends its visitors to upstreams that stand in for Discord and Kakao. */
export async function openSignInSite({
  settings,
  ...options
}: Pick<AppOptions, 'settings' | 'clock'> = {}): Promise<SignInSite> {
  const fakes = await openFakeUpstreams(SIGN_IN_SITE);
  const site = await openApp({
    ...options,
    settings: { PUBLIC_SITE_URL: SIGN_IN_SITE, ...settings, ...fakes.settings },
  });
  return {
    ...site,
    fakes,
    visitor: signInVisitor(requestApp(site.app)),
    async close() {
      await site.close();
      await fakes.close();
    },
  };
}

export const testSignInSite = (options?: Parameters<typeof openSignInSite>[0]): SignInSite =>
  openedForTests(
    () => openSignInSite(options),
    (site) => site.close(),
  );
