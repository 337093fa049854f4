import { describe, expect, it } from 'vitest';
import { obstacleText } from './sign-in-obstacle.labels.ts';
import { type BrowserTraits, browserLink, findObstacle, mayBeTried } from './sign-in-obstacle.rules.ts';

const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; SM-S918N Build/UP1A.231005.007; wv) AppleWebKit/537.36 (KHTML, like Gecko)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const traits = (change: Partial<BrowserTraits>): BrowserTraits => ({
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
  isSecure: true,
  storesCookies: true,
  isInstalled: false,
  ...change,
});

describe('where a sign-in cannot work', () => {
  it.each([
    ['kakaotalk', `${ANDROID} Version/4.0 Chrome/138.0.0.0 Mobile Safari/537.36;KAKAOTALK 2510520`],
    ['kakaotalk', `${IPHONE} Mobile/15E148 KAKAOTALK/25.5.2 (INAPP)`],
    [
      'naver',
      `${ANDROID} Version/4.0 Chrome/138.0.0.0 Whale/1.0.0.0 Mobile Safari/537.36 NAVER(inapp; search; 2000; 12.13.1)`,
    ],
    ['naver', `${IPHONE} Mobile/15E148 Safari/604.1 NAVER(inapp; search; 2000; 12.13.1; 16PRO)`],
    ['instagram', `${ANDROID} Version/4.0 Chrome/138.0.0.0 Mobile Safari/537.36 Instagram 384.0.0.46.83 Android`],
    ['instagram', `${IPHONE} Mobile/22F76 Instagram 384.0.0.33.98 (iPhone16,2; iOS 18_5; ko_KR)`],
    ['discord', `${IPHONE} Mobile/15E148 Discord/280.0`],
    ['discord', `${ANDROID} Version/4.0 Chrome/138.0.0.0 Mobile Safari/537.36 Discord-Android/280012`],
    ['facebook', `${IPHONE} Mobile/22F76 [FBAN/FBIOS;FBAV/515.0.0.36.90]`],
    ['line', `${IPHONE} Mobile/15E148 Safari Line/15.9.0`],
    ['other', `${ANDROID} Version/4.0 Chrome/138.0.0.0 Mobile Safari/537.36`],
    ['other', `${IPHONE} Mobile/15E148`],
  ])('finds the window of an app: %s, %s', (app, userAgent) => {
    expect(findObstacle(traits({ userAgent }))).toEqual({ kind: 'in-app', app });
  });

  it.each([
    [
      'Chrome of a phone',
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36',
    ],
    [
      'Samsung Internet',
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    ],
    ['Safari of a phone', `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`],
    ['Chrome of an iPhone', `${IPHONE} CriOS/138.0.7204.53 Mobile/15E148 Safari/604.1`],
    ['Firefox', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:153.0) Gecko/20100101 Firefox/153.0'],
    ['Whale', `${traits({}).userAgent} Whale/4.32.315.22`],
  ])('lets %s leave', (_name, userAgent) => {
    expect(findObstacle(traits({ userAgent }))).toBeNull();
  });

  it('lets a page from the home screen leave, which calls itself as a window of an app does', () => {
    expect(findObstacle(traits({ userAgent: `${IPHONE} Mobile/15E148`, isInstalled: true }))).toBeNull();
  });

  it('names the address before the cookies, and an app before both', () => {
    const nothing = { isSecure: false, storesCookies: false };
    expect(findObstacle(traits({ storesCookies: false }))).toEqual({ kind: 'cookies' });
    expect(findObstacle(traits(nothing))).toEqual({ kind: 'insecure' });
    expect(findObstacle(traits({ ...nothing, userAgent: `${ANDROID} KAKAOTALK` }))?.kind).toBe('in-app');
  });

  it('is tried all the same in an app alone', () => {
    expect(mayBeTried({ kind: 'in-app', app: 'naver' })).toBe(true);
    expect([mayBeTried({ kind: 'cookies' }), mayBeTried({ kind: 'insecure' })]).toEqual([false, false]);
  });

  it('is said in words that name the cause', () => {
    expect(obstacleText({ kind: 'in-app', app: 'kakaotalk' }).text).toContain('카카오톡');
    expect(obstacleText({ kind: 'cookies' }).text).toContain('쿠키');
    expect(obstacleText({ kind: 'insecure' }).text).toContain('http');
  });
});

describe('the link out of an app', () => {
  const address = 'https://naru.example/login?gameServer=1';

  it.each([
    ['KakaoTalk', `${IPHONE} KAKAOTALK/25.5.2`, `kakaotalk://web/openExternal?url=${encodeURIComponent(address)}`],
    [
      'Android',
      `${ANDROID} Instagram 384.0.0.46.83 Android`,
      'intent://naru.example/login?gameServer=1#Intent;scheme=https;action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;end',
    ],
    ['iOS, where there is none', `${IPHONE} Instagram 384.0.0.33.98`, undefined],
  ])('of %s', (_name, userAgent, link) => {
    expect(browserLink(address, { userAgent })).toBe(link);
  });
});
