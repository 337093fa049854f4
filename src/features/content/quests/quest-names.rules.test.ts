import { describe, expect, it } from 'vitest';
import { linkNames, namedParts } from './quest-names.rules.ts';

const things = new Map([
  ['도토리', { href: '/items/1', card: 'item:1' }],
  ['암흑왕', { href: '/monsters/2', card: 'monster:2' }],
  ['암흑왕의봉인', { href: '/items/3', card: null }],
]);
const textOf = (html: string) => linkNames(html, things);

describe('names in the text of a quest', () => {
  it('are linked where they stand alone, before a number or before a particle', () => {
    expect(textOf('<li>도토리 10개</li>')).toBe('<li><a href="/items/1" data-card="item:1">도토리</a> 10개</li>');
    expect(textOf('암흑왕을 잡아')).toContain('>암흑왕</a>을 잡아');
  });

  it('are read as the longest one', () => {
    expect(textOf('암흑왕의봉인을 얻습니다')).toBe('<a href="/items/3">암흑왕의봉인</a>을 얻습니다');
    expect(textOf('암흑왕의 봉인')).toContain('>암흑왕</a>의 봉인');
  });

  it.each(['도토리묵', '산도토리', '<h2>도토리</h2>', '<a href="/x">도토리</a>', '<p title="도토리">x</p>'])(
    'are left alone in %s',
    (html) => expect(textOf(html)).toBe(html),
  );

  it('are found in plain text, in its order', () => {
    const names = namedParts('암흑왕을 잡고, 도토리 10개', things).flatMap(({ text, thing }) => (thing ? text : []));
    expect(names).toEqual(['암흑왕', '도토리']);
  });
});
