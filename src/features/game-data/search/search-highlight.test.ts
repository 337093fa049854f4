import { describe, expect, it } from 'vitest';
import { highlightRanges } from './search-highlight.ts';

function marked(name: string, q: string): string {
  let text = '';
  let position = 0;
  for (const [start, end] of highlightRanges(name, q)) {
    text += `${name.slice(position, start)}[${name.slice(start, end)}]`;
    position = end;
  }
  return text + name.slice(position);
}

describe('highlightRanges', () => {
  it.each([
    ['진호박', '진호박', '[진호박]'],
    ['적호박단추', '호박', '적[호박]단추'],
    ['현철중검', 'ㅎㅊ', '[현철]중검'],
    ['도토리', '도톨', '[도토리]'],
    ['도토리', 'ehxh', '[도토]리'],
    ["진'천부연검", '진천부', "[진]'[천부]연검"],
    ['부여 쥐굴', '쥐굴', '부여 [쥐굴]'],
    ['부여 쥐굴', '여쥐', '부[여] [쥐]굴'],
    ['공력증강', '공증', '공력증강'],
    ['공력증강', '', '공력증강'],
    ['현철중검', '현철증검', '현철중검'],
    ['도토리'.normalize('NFD'), '도토', '도토리'.normalize('NFD')],
  ])('%s for %s', (name, q, expected) => {
    expect(marked(name, q)).toBe(expected);
  });
});
