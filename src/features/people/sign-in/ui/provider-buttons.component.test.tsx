import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '#tests/components/show.tsx';
import { ProviderButtons } from './provider-buttons.tsx';

const left = vi.hoisted(() => ({ for: [] as string[], how: (): Promise<void> => Promise.resolve() }));
vi.mock('../../sessions/ui/public/sign-in-with.ts', () => ({
  signInWith: (provider: string) => {
    left.for.push(provider);
    return left.how();
  },
}));

const signIn = { url: null, publicKey: 'key', providers: ['discord', 'kakao'] as const, isOpenToNicknames: false };
const discord = page.getByRole('button', { name: '디스코드로 로그인' });
const kakao = page.getByRole('button', { name: '카카오로 로그인' });

function browserWith(name: string, of: object, value: unknown): void {
  Object.defineProperty(of, name, { configurable: true, get: () => value, set: () => undefined });
}

afterEach(() => {
  left.for.length = 0;
  left.how = () => Promise.resolve();
  Reflect.deleteProperty(navigator, 'userAgent');
  Reflect.deleteProperty(document, 'cookie');
  Object.defineProperty(window, 'isSecureContext', { configurable: true, get: () => true });
});

describe('the buttons of the login', () => {
  it('say why nobody can leave while cookies are blocked, and leave once they are not', async () => {
    browserWith('cookie', document, '');
    await show(<ProviderButtons />, { site: { signIn } });
    await expect.element(page.getByRole('alert')).toMatchTextContent(/쿠키를 저장하지 않아/);
    expect(discord.query()).toBeNull();
    Reflect.deleteProperty(document, 'cookie');
    await page.getByRole('button', { name: '다시 확인' }).click();
    await discord.click();
    await expect.poll(() => left.for).toEqual(['discord']);
  });

  it('look once more when one is pressed: cookies may have been blocked since', async () => {
    await show(<ProviderButtons />, { site: { signIn } });
    await expect.element(kakao).toBeVisible();
    browserWith('cookie', document, '');
    await kakao.click();
    await expect.element(page.getByRole('alert')).toMatchTextContent(/쿠키/);
    expect(left.for).toEqual([]);
  });

  it('lead from an address without encryption to the site’s own', async () => {
    Object.defineProperty(window, 'isSecureContext', { configurable: true, get: () => false });
    await show(<ProviderButtons />, { site: { signIn, origin: 'https://naru.example' } });
    await expect.element(page.getByRole('alert')).toMatchTextContent(/http/);
    const link = page.getByRole('link', { name: 'https://naru.example에서 로그인' });
    await expect.element(link).toHaveAttribute('href', 'https://naru.example/login');
    expect(discord.query()).toBeNull();
  });

  it('tell how to open the browser from the window of an app, and let somebody try all the same', async () => {
    browserWith('userAgent', navigator, 'Mozilla/5.0 (Linux; Android 14; wv) Mobile Safari/537.36;KAKAOTALK 2510520');
    await show(<ProviderButtons />, { site: { signIn }, at: '/login' });
    await expect.element(page.getByRole('alert')).toMatchTextContent(/카카오톡 안에서/);
    await expect
      .element(page.getByRole('link', { name: '브라우저에서 열기' }))
      .toHaveAttribute('href', `kakaotalk://web/openExternal?url=${encodeURIComponent(location.href)}`);
    await expect.element(page.getByRole('button', { name: '링크 복사' })).toBeVisible();
    await page.getByRole('button', { name: '그래도 여기서 로그인' }).click();
    await kakao.click();
    await expect.poll(() => left.for).toEqual(['kakao']);
  });

  it('can be used again by whoever comes back from the provider, or stopped the browser', async () => {
    const beginning = Promise.withResolvers<void>();
    left.how = () => beginning.promise;
    await show(<ProviderButtons />, { site: { signIn } });
    await discord.click();
    await expect.element(kakao).toBeDisabled();
    beginning.resolve();
    await expect.element(kakao).toBeEnabled();
    await expect.element(discord).toHaveAttribute('aria-busy', 'true');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await expect.element(discord).toHaveAttribute('aria-busy', 'false');
    await discord.click();
    await expect.poll(() => left.for).toEqual(['discord', 'discord']);
  });
});
