import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { tagsOf } from '#tests/support/html.ts';
import { homeParams } from '../../home.params.ts';
import { PopularPanel } from './popular-panel.tsx';

function spansAt(search: string): [string | undefined, boolean][] {
  const query = new URLSearchParams(search);
  const { days } = homeParams.read(query);
  const html = renderToStaticMarkup(
    <PopularPanel rows={[]} days={days} hrefOf={(span) => homeParams.href('/', query, { days: span })} />,
  );
  expect(html).toMatch(/>하루<.*>7일<.*>30일</s);
  const links = tagsOf(html, 'a').filter(({ href }) => href !== '/trade');
  return links.map((link) => [link.href, link['aria-current'] === 'true']);
}

it('shows a week of home, and leads to a day and a month', () => {
  expect(spansAt('')).toEqual([
    ['/?days=1', false],
    ['/', true],
    ['/?days=30', false],
  ]);
});

it('keeps the chosen server when the span of home changes', () => {
  expect(spansAt('?days=30&gameServer=2')).toEqual([
    ['/?days=1&gameServer=2', false],
    ['/?gameServer=2', false],
    ['/?days=30&gameServer=2', true],
  ]);
});
