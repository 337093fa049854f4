import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { SESSION_COOKIE } from '#shared/session-cookie.ts';
import { signedIn, signedOut } from '#tests/components/people.ts';
import { SITE, show } from '#tests/components/show.tsx';
import { initSession, setMeState } from './me-store.ts';

const offer = page.getByText('로그인하면 보입니다');
const framed = page.getByText('지금 연락하기');
const readBox = (element: Element) => JSON.stringify(element.getBoundingClientRect());

function setCookie(name: string, value: string, maxAge = 60): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as the provider's client does
  document.cookie = `${name}=${value}; path=/; max-age=${maxAge}`;
}

async function open(): Promise<void> {
  await show(
    <>
      <p className="guest-only">로그인하면 보입니다</p>
      <div className="guest-only">
        <section className="panel" aria-label="연락">
          <p>지금 연락하기</p>
        </section>
      </div>
    </>,
  );
}

describe('what is meant for guests', () => {
  beforeEach(open);

  it('is there for the signed out, and keeps its place without being shown to anybody else', async () => {
    await expect.element(offer).toBeVisible();
    const [place, frame] = [readBox(offer.element()), readBox(framed.element())];
    for (const isIn of [false, true]) {
      if (isIn) signedIn();
      else setMeState({ status: 'unknown' });
      await expect.element(offer).not.toBeVisible();
      await expect.element(framed).not.toBeVisible();
      await expect.element(page.getByRole('region', { name: '연락' })).toBeVisible();
      expect([readBox(offer.element()), readBox(framed.element())]).toEqual([place, frame]);
    }
    signedOut();
    await expect.element(offer).toBeVisible();
    await expect.element(framed).toBeVisible();
  });

  it('is shown after all where nobody finds out who is in', async () => {
    setMeState({ status: 'unknown' });
    await expect.element(offer).not.toBeVisible();
    const waiting = () =>
      document.getAnimations().filter((each) => 'animationName' in each && each.animationName === 'shown');
    expect(waiting().map(({ effect }) => effect?.getComputedTiming().endTime)).toEqual([12_000, 12_000, 12_000]);
    for (const animation of waiting()) animation.finish();
    await expect.element(offer).toBeVisible();
    await expect.element(framed).toBeVisible();
    signedIn();
    await expect.element(offer).not.toBeVisible();
    expect(waiting()).toEqual([]);
  });

  it.each([
    { name: SESSION_COOKIE.name, isSomebody: true },
    { name: `${SESSION_COOKIE.name}.0`, isSomebody: true },
    { name: `${SESSION_COOKIE.name}.1`, isSomebody: false },
    { name: `${SESSION_COOKIE.name}-code-verifier`, isSomebody: false },
  ])('is hidden by a cookie named $name: $isSomebody', async ({ name, isSomebody }) => {
    setCookie(name, 'anything');
    delete document.documentElement.dataset.signedIn;
    await import(/* @vite-ignore */ `/src/app/boot.ts?${name}`);
    const byBootScript = 'signedIn' in document.documentElement.dataset;
    initSession(SITE.signIn);
    const byStore = 'signedIn' in document.documentElement.dataset;
    setCookie(name, '', 0);
    expect({ byBootScript, byStore }).toEqual({ byBootScript: isSomebody, byStore: isSomebody });
  });
});
