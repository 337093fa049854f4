import { expect, it } from 'vitest';
import { linksOf, textOf } from '#tests/support/html.ts';
import { sharedTestSite } from '#tests/support/site-app.ts';

const site = sharedTestSite();

it('leads from the own page to trades, alerts, notifications and favourites', async () => {
  const { body } = await site.get('/me');
  const main = linksOf(body.slice(body.indexOf('<main'), body.indexOf('</main')));
  expect(main).toEqual(expect.arrayContaining(['/me/trades', '/notifications#watches', '/notifications']));
  expect(body).toContain('href="#saved"');
  expect(body).toContain('id="saved"');
});

it('says at the login what one gains by it', async () => {
  const text = textOf((await site.get('/login')).body);
  for (const gain of ['거래 올리기와 끌올', '가격 알림', '승급 계획']) expect(text).toContain(gain);
});
