import { describe, expect, it } from 'vitest';
import { detectDeviceKind, isKnownBot } from './device-kind.ts';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0';
const GALAXY =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';

describe('the kind of a device', () => {
  it.each([
    ['computer', `${WINDOWS} Safari/537.36`],
    ['computer', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15'],
    ['phone', GALAXY],
    [
      'phone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1',
    ],
    ['phone', `${GALAXY} NAVER(inapp; search; 1010; 12.9.1)`],
    [
      'tablet',
      'Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1',
    ],
    ['other', 'x'],
    ['other', `${WINDOWS} ${'a'.repeat(10_000)}`],
    ['other', '__proto__'],
    ['other', ''],
  ])('%s: %s', (kind, agent) => {
    expect(detectDeviceKind(agent)).toBe(kind);
  });
});

describe('a bot', () => {
  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; Yeti/1.1; +https://naver.me/spd)',
    'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
    'facebookexternalhit/1.1; kakaotalk-scrap/1.0; +https://devtalk.kakao.com/t/scrap/33984',
    'curl/8.5.0',
    '',
  ])('is known: %s', (agent) => {
    expect(isKnownBot(agent)).toBe(true);
  });

  it('is nobody with a browser', () => {
    expect([`${WINDOWS} Safari/537.36`, GALAXY, `${GALAXY} KAKAOTALK 10.8.3`].filter(isKnownBot)).toEqual([]);
  });
});
