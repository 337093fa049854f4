import { josa } from 'es-hangul';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ParticlePair, particle, withParticle } from './particle.ts';

describe('withParticle', () => {
  it.each<[string, ParticlePair, string]>([
    ['도토리', '을/를', '도토리를'],
    ['현철중검', '을/를', '현철중검을'],
    ['전사', '은/는', '전사는'],
    ['도적', '은/는', '도적은'],
    ['부여성', '으로/로', '부여성으로'],
    ['쥐굴', '으로/로', '쥐굴로'],
    ['쥐굴', '이/가', '쥐굴이'],
    ['나루', '으로/로', '나루로'],
    ['여우', '과/와', '여우와'],
    ['뱀', '과/와', '뱀과'],
    ['레벨 7', '이/가', '레벨 7이'],
    ['레벨 7', '으로/로', '레벨 7로'],
    ['레벨 99', '은/는', '레벨 99는'],
    ['레벨 10', '으로/로', '레벨 10으로'],
    ['레벨 6', '을/를', '레벨 6을'],
    ['레벨 3', '으로/로', '레벨 3으로'],
    ['HP', '을/를', 'HP를'],
    ['EXP', '은/는', 'EXP는'],
    ['URL', '으로/로', 'URL로'],
    ['HR', '이/가', 'HR이'],
    ['server', '이/가', 'server가'],
    ['king', '은/는', 'king은'],
    ['NPC', '이/가', 'NPC가'],
    ['흑령굴 (부여)', '은/는', '흑령굴 (부여)은'],
    ['‘도토리’', '이/가', '‘도토리’가'],
    ['ㄱ', '은/는', 'ㄱ은'],
    ['정수', '이어야/여야', '정수여야'],
    ['목록', '이어야/여야', '목록이어야'],
    ['50%', '으로/로', '50%로'],
    ['', '은/는', '는'],
  ])('takes for %s + %s the form %s', (word, pair, text) => {
    expect(withParticle(word, pair)).toBe(text);
  });

  it('agrees with es-hangul on Hangul words', () => {
    const word = fc
      .array(fc.integer({ min: 0xac00, max: 0xd7a3 }), { minLength: 1, maxLength: 5 })
      .map((codes) => String.fromCharCode(...codes));
    fc.assert(
      fc.property(word, fc.constantFrom('은/는', '이/가', '을/를', '으로/로'), (text, pair) => {
        expect(particle(text, pair)).toBe(josa.pick(text, pair));
      }),
    );
  });
});
