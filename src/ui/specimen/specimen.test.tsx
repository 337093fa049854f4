import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Specimen } from './specimen.tsx';

describe('the specimen, rendered on the server', () => {
  const html = renderToString(<Specimen />);

  it('shows all components without waiting for a script', () => {
    for (const title of [
      '색',
      '버튼',
      '표',
      '글자',
      '입력',
      '태그',
      '빈 목록',
      '아이템 카드',
      '대화 상자',
      '알림',
      '오류',
      '긴 목록',
    ]) {
      expect(html).toContain(`<h2>${title}</h2>`);
    }
    expect(html).not.toContain('<template');
  });

  it('hides every picture from screen readers or names it', () => {
    const drawings = html.match(/<(?:svg|img)\b[^>]*>/g) ?? [];
    expect(drawings.length).toBeGreaterThan(40);
    for (const drawing of drawings) expect(drawing).toMatch(/aria-hidden="true"|aria-label="|alt=""/);
  });

  it('renders an amount that is readable without styles', () => {
    expect(html.replace(/<[^>]*>/g, '')).toContain('48만5천');
  });
});
