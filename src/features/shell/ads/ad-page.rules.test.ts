import { describe, expect, it } from 'vitest';
import { hasFrameAds, mayHaveAds } from './ad-page.rules.ts';

const WITHOUT = [
  '/login',
  '/login/nickname',
  '/confirm',
  '/me',
  '/me/trades',
  '/notifications',
  '/settlements/3',
  '/settlements/new',
  '/trade/register',
  '/trade/register/12',
  '/operator',
  '/operator/reports/3',
  '/events/new',
  '/maintenance',
  '/notice/ask',
  '/notice/ban',
  '/notice/mute',
  '/notice/policy',
  '/notice/terms',
  '/notice/report',
  '/notice/scam',
  '/notice/trade',
];

const WITH = [
  '/',
  '/items/12',
  '/trade',
  '/trade/12',
  '/trade/view/3',
  '/notice',
  '/notice/rule',
  '/notice/7',
  '/events/1',
];

describe('pages without ads', () => {
  it.each(WITHOUT)('%s is one, also with a slash at its end and in capitals', (path) => {
    for (const form of [path, `${path}/`, path.toUpperCase()]) {
      expect([form, mayHaveAds(form), hasFrameAds(form)]).toEqual([form, false, false]);
    }
  });

  it.each(WITH)('%s is none', (path) => expect([mayHaveAds(path), hasFrameAds(path)]).toEqual([true, true]));

  it.each(['/geniee', '/geniee/2', '/geniee/test'])('%s has its slots in the page and none beside it', (path) =>
    expect([mayHaveAds(path), hasFrameAds(path)]).toEqual([true, false]),
  );
});
