import { afterEach, describe, expect, it, vi } from 'vitest';
import { addFontStylesheet } from './font-stylesheet.ts';

afterEach(() => vi.unstubAllGlobals());

function addedFor(fontStylesheet: { url: string; integrity: string | null } | null): object[] {
  const added: object[] = [];
  vi.stubGlobal('document', {
    createElement: (name: string) => ({ name }),
    head: { append: (link: object) => added.push(link) },
  });
  addFontStylesheet({ fontStylesheet });
  return added;
}

describe('the font stylesheet', () => {
  it('is linked with its integrity value, without credentials', () => {
    expect(addedFor({ url: 'https://fonts.example/a.css', integrity: 'sha384-x' })).toEqual([
      {
        name: 'link',
        rel: 'stylesheet',
        href: 'https://fonts.example/a.css',
        crossOrigin: 'anonymous',
        integrity: 'sha384-x',
      },
    ]);
    expect(addedFor({ url: 'https://fonts.example/a.css', integrity: null })[0]).not.toHaveProperty('integrity');
  });

  it('is not linked without a setting', () => {
    expect(addedFor(null)).toEqual([]);
  });
});
