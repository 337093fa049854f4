import { describe, expect, it } from 'vitest';
import { anchorOf, applyAnchor } from './anchor.ts';

const TEXT = 'if (a) {\n  b(1);\n}\nif (c) {\n  b(1);\n}\n';
const at = TEXT.lastIndexOf('1');
const anchor = anchorOf(TEXT, { start: at, end: at + 1, replacement: '2' });

describe('an anchor', () => {
  it('takes as many lines as make it unique', () => {
    expect(anchor).toEqual({ before: 'if (c) {\n  b(1);', after: 'if (c) {\n  b(2);' });
  });

  it('takes lines below when there are none above', () => {
    const text = 'b(1);\nc();\nb(1);\n';
    expect(anchorOf(text, { start: 2, end: 3, replacement: '2' })).toEqual({
      before: 'b(1);\nc();',
      after: 'b(2);\nc();',
    });
  });

  it('changes its place and nothing else', () => {
    expect(applyAnchor(TEXT, anchor)).toBe('if (a) {\n  b(1);\n}\nif (c) {\n  b(2);\n}\n');
  });

  it.each([
    ['const total = sum(first, second) * 2;', 'const total =\n  sum(\n    first,\n    second,\n  ) * 2;'],
    ['return [a, b];', 'return [\n  a,\n  b,\n];'],
    ['call(\n  a,\n  b,\n);', 'call(a, b);'],
    ['if (/^[a-z]{4}$/u.test(a.b)) return c ? d : {};', 'if (/^[a-z]{4}$/u.test(a.b))\n  return c ? d : {};'],
  ])('finds %j after the formatter broke its lines differently', (before, text) => {
    expect(applyAnchor(`x();\n${text}\ny();`, { before, after: 'z();' })).toBe('x();\nz();\ny();');
  });

  it('does not mistake one word for another', () => {
    expect(() => applyAnchor('returna;', { before: 'return a;', after: '' })).toThrow('파일에 없습니다');
    expect(() => applyAnchor('f(a.b)', { before: 'f(a,b)', after: '' })).toThrow('파일에 없습니다');
  });

  it('is lost when its lines are gone or occur twice', () => {
    expect(() => applyAnchor('', anchor)).toThrow('파일에 없습니다');
    expect(() => applyAnchor(TEXT + TEXT, anchor)).toThrow('파일에 2번 있습니다');
  });
});
