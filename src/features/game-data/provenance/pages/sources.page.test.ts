import { expect, it } from 'vitest';
import { findDoubts } from '#features/game-data/data-quality/find-doubts.rules.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { linksOf, textOf } from '#tests/support/html.ts';
import { sharedTestSite } from '#tests/support/site-app.ts';

const site = sharedTestSite();

it('the page of sources is drawn by the server with its counts, closed lists and the way to report a value', async () => {
  const html = (await site.get('/sources')).body;
  const catalog = site.catalog();
  const words = textOf(html);
  const disagreements = findDoubts(catalog).filter(({ kind }) => kind === 'disagreement');
  expect(words).toContain(`출처마다 값이 다름 ${formatDigits(disagreements.length)}곳`);
  expect(words).toContain(`지도 ${formatDigits(catalog.maps.length)}장 가운데`);
  for (const title of ['서로 옮겨 적은 출처', '아무도 모르는 것', '더 나은 값을 안다면'])
    expect(words).toContain(title);
  expect(linksOf(html).filter((href) => href.startsWith('/notice/ask?type=3'))).not.toEqual([]);
  expect(html).not.toMatch(/<details[^>]* open/);
});
