import { describe, expect, it } from 'vitest';
import { jsonLdOf, metaOf, scriptsOf } from '#tests/support/html.ts';
import { metaTags } from './meta-tags.ts';

const origin = 'https://site.example';
const canonical = `${origin}/items/1`;
const listed = { origin, isUnlisted: false };

describe('what only the server writes into the head', () => {
  it('cannot be closed by a name', () => {
    const name = '</script><script>alert(1)</script><!--';
    const html = metaTags({ canonical, crumbs: [], things: [{ '@type': 'Thing', name }] }, listed);
    expect(scriptsOf(html).map(({ type }) => type)).toEqual(['application/ld+json']);
    expect(jsonLdOf(html)).toEqual([{ '@context': 'https://schema.org', '@type': 'Thing', name }]);
    expect(html).not.toContain('<!--');
  });

  it('has the way to the page from its crumbs, without groups that are no page', () => {
    const crumbs = [{ label: '도감', href: '/items' }, { label: '반지', href: null }, { label: '옥가락지' }];
    const [list] = jsonLdOf(metaTags({ canonical, crumbs, things: [] }, listed));
    expect(list).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: '도감', item: `${origin}/items` },
        { position: 2, name: '옥가락지', item: canonical },
      ],
    });
  });

  it('has no way of one step', () => {
    expect(metaTags({ canonical, crumbs: [{ label: '도감' }], things: [] }, listed)).toBe('');
  });

  it('is noindex alone for what search engines should forget', () => {
    const things = [{ '@type': 'Thing', name: 'a' }];
    expect(metaTags({ canonical: null, crumbs: [], things }, listed)).toBe('<meta name="robots" content="noindex">');
    const html = metaTags({ canonical, crumbs: [], things }, { origin, isUnlisted: true });
    expect([metaOf(html, 'robots'), jsonLdOf(html).length]).toEqual(['noindex', 1]);
  });
});
