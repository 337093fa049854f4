import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { linksOf, tagsOf, textOf } from '#tests/support/html.ts';
import { NoTrades } from './no-trades.tsx';

const drawn = (parts: Partial<Parameters<typeof NoTrades>[0]>) =>
  renderToStaticMarkup(<NoTrades isFiltered={false} isFirst newestHref={undefined} {...parts} />);

it('takes a shout in the empty market, and leads to the form that it fills', () => {
  const html = drawn({});
  expect(textOf(html)).toContain('사자후 문구를 붙여 넣으면 매물이 됩니다.');
  expect(tagsOf(html, 'form').map(({ action }) => action)).toEqual(['/trade/register']);
  expect(tagsOf(html, 'input').map(({ name }) => name)).toEqual(['shout']);
  expect(linksOf(html)).toContain('/trade/register');
});

it('asks for no shout where a filter leaves nothing', () => {
  const html = drawn({ isFiltered: true });
  expect(tagsOf(html, 'form')).toEqual([]);
  expect(linksOf(html)).toEqual(['/trade']);
});

it('leads on from the empty search of a real item', () => {
  const html = drawn({ isFiltered: true, named: { id: 7, name: '월아검' } });
  expect(textOf(html)).toContain('월아검');
  expect(textOf(html)).toContain('올라오면 알려 주기');
  expect(linksOf(html)).toEqual(['/trade/register/7?side=buy', '/items/7', '/trade']);
});
