import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { linksOf, textOf } from '#tests/support/html.ts';
import { SiteFooter } from './site-footer.tsx';

it('names the page of sources and confidence', () => {
  const html = renderToStaticMarkup(<SiteFooter />);
  expect(linksOf(html)).toContain('/sources');
  expect(textOf(html)).toContain('자료와 신뢰도');
});
