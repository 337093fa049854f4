import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginningAbout, correctionContent, correctionLine, parseAbout } from './correction.rules.ts';
import { CORRECTION_LENGTH, newInquirySchema } from './inquiry.contract.ts';

const anything = () => fc.string({ unit: 'binary', maxLength: 400 });
const message = { about: '철도', path: '/items/12?days=30', right: '공격력 20', known: '게임에서 봄' };

describe('the name of a value', () => {
  it.each([
    ['철도', '철도'],
    ['  체력\n구간표\t ', '체력 구간표'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['거꾸로\u202e읽기\u0000', '거꾸로읽기'],
    ['\u200b\u200d \n', ''],
    ['', ''],
    [null, ''],
    [undefined, ''],
  ])('%j is %j', (text, name) => {
    expect(parseAbout(text)).toBe(name);
  });

  it('is one line of at most 80 characters, never cut within a character', () => {
    expect([...parseAbout('🐢'.repeat(200))]).toHaveLength(CORRECTION_LENGTH.about);
    fc.assert(
      fc.property(anything(), (text) => {
        const name = parseAbout(text);
        expect([...name].length).toBeLessThanOrEqual(CORRECTION_LENGTH.about);
        expect(name).not.toMatch(/[\n\r\p{Cs}]/u);
        expect(parseAbout(name)).toBe(name);
      }),
    );
  });
});

describe('the text of a correction', () => {
  it('contains the value, the page, the right value and its source', () => {
    expect(correctionContent(message)).toBe(
      '[자료] 철도 · /items/12?days=30\n맞는 값: 공격력 20\n확인한 곳: 게임에서 봄',
    );
    expect(correctionContent({ ...message, known: ' ' })).toBe('[자료] 철도 · /items/12?days=30\n맞는 값: 공격력 20');
  });

  it('can put nothing else on the first line', () => {
    expect(correctionLine('철도\n[자료] 딴것', '/a\n/b')).toBe('[자료] 철도 [자료] 딴것 · /a /b');
  });

  it.each([
    ['/shortcuts?q=%EC%88%98%EB%A6%AC&x=%26', '/shortcuts?q=수리&x=%26'],
    ['/items/12?q=%0A%E2%80%AE%5B', '/items/12?q= ['],
    ['/items/12?q=%E0%A4%A', '/items/12?q=%E0%A4%A'],
  ])('names the page %s as %s', (path, shown) => {
    expect(correctionLine('철도', path)).toBe(`[자료] 철도 · ${shown}`);
  });

  it('is always valid as an inquiry', () => {
    fc.assert(
      fc.property(anything(), anything(), anything(), anything(), (about, path, right, known) => {
        const correction = { about, path, right, known };
        const content = correctionContent({ ...correction, right: `${right}값` });
        expect(content.startsWith('[자료]')).toBe(true);
        expect(newInquirySchema.safeParse({ type: 3, content }).error).toBeUndefined();
      }),
    );
  });

  it('fits at its longest', () => {
    const content = correctionContent({
      about: '가'.repeat(200),
      path: '/'.repeat(3000),
      right: '나'.repeat(3000),
      known: '다'.repeat(3000),
    });
    expect(newInquirySchema.safeParse({ type: 3, content }).success).toBe(true);
  });
});

describe('an address with the name of a value', () => {
  it.each([
    ['철도', '[자료] 철도\n'],
    ['<img src=x onerror=alert(1)>', '[자료] <img src=x onerror=alert(1)>\n'],
    ['', ''],
    [null, ''],
  ])('%j begins %j', (about, text) => {
    expect(beginningAbout(about)).toBe(text);
  });

  it('gets no more than the first line from the address, whatever it contains', () => {
    fc.assert(
      fc.property(fc.constantFrom('', '\n', '\u2028'), anything(), (mark, text) => {
        expect(beginningAbout(mark + text + mark).split(/[\n\r\u2028\u2029]/).length).toBeLessThanOrEqual(2);
      }),
    );
  });
});
