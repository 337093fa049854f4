import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameFrom, parseFloor, portLabel, withoutFloor } from './map-name.rules.ts';

describe('nameFrom', () => {
  it.each([
    ['국내성', '국내 쥐굴', '쥐굴'],
    ['국내성', '국내성장터', '장터'],
    ['국내성', '고구려좌성황', '좌성황'],
    ['국내성', '사마귀굴 (국내)', '사마귀굴'],
    ['부여성', '부여-일본선착장', '일본선착장'],
    ['부여성', '동부여부여간통로', '동부여부여간통로'],
    ['부여성', '국내성', '국내성'],
    ['고균도', '고균도갑옷점', '갑옷점'],
  ])('on %s, %s is called %s', (home, name, expected) => {
    expect(nameFrom(home, name)).toBe(expected);
  });

  it('never returns an empty name and removes only its start or end', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (home, name) => {
        const message = nameFrom(home, name);
        expect(message.length).toBeGreaterThan(0);
        expect(name).toContain(message);
      }),
    );
  });
});

describe('floors', () => {
  it('reads the number at the end of a name', () => {
    expect(parseFloor('부여쥐굴3')).toBe(3);
    expect(parseFloor('부여성')).toBeNull();
    expect(withoutFloor('부여쥐굴3')).toBe('부여쥐굴');
    expect(withoutFloor('900')).toBe('900');
  });

  it('labels the next floor with its number and an entered dungeon with its name', () => {
    expect(portLabel({ name: '부여쥐굴1' }, { name: '부여쥐굴2' }, undefined)).toBe('2층');
    expect(portLabel({ name: '부여성' }, { name: '부여쥐굴1' }, { name: '부여 쥐굴' })).toBe('쥐굴');
    expect(portLabel({ name: '국내성' }, { name: '국내성왕궁내부' }, undefined)).toBe('왕궁');
  });
});
