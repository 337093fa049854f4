import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerSplit, readSplitQuestion } from './split-query.rules.ts';

describe('the question of a split', () => {
  it('is the sum and the weights of the address', () => {
    const question = readSplitQuestion({ sale: '521만', w: '1,1,2', unit: '1000', remainder: '1' });
    expect(question).toMatchObject({ sale: { value: 5_210_000 }, weights: { value: [1, 1, 2] }, unit: 1000 });
    expect(answerSplit(question)).toEqual({
      sale: 5_210_000,
      shares: [1_303_000, 1_302_000, 2_605_000],
      rest: 1000,
      toGuild: 0,
    });
  });

  it.each([
    ['nothing', undefined, [1, 1, 1, 1], null],
    ['blanks instead of commas', '1 1  2', [1, 1, 2], null],
    ['a word among them', '1,둘,3', [1, 3], '숫자가 아닌 몫은 빼고 계산합니다.'],
    ['no weight above 0', '0,0', [1, 1, 1, 1], '몫을 읽지 못해 네 사람이 똑같이 나눕니다.'],
    ['a weight too great', '1,5000', [1, 1000], '몫은 1000까지입니다.'],
  ])('takes %s for what is nearest to it', (_, w, value, note) => {
    expect(readSplitQuestion({ ...(w !== undefined && { w }) }).weights).toEqual({ value, note });
  });

  it('is an example until a sum is written', () => {
    expect(readSplitQuestion({})).toMatchObject({ isExample: true, sale: { value: 5_210_000, note: null } });
    expect(readSplitQuestion({ sale: ' ' }).isExample).toBe(true);
    expect(readSplitQuestion({ sale: '0' })).toMatchObject({ isExample: false, sale: { value: 0 } });
  });

  it('ends at fifty people', () => {
    const { weights } = readSplitQuestion({ w: Array(60).fill(1).join(',') });
    expect([weights.value.length, weights.note]).toEqual([50, '50명까지만 계산합니다.']);
  });

  it('has an answer that divides all of it, whatever stands in the address', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), fc.string(), (sale, w, unit, remainder) => {
        const answer = answerSplit(readSplitQuestion({ sale, w, unit, remainder }));
        expect(answer.shares.reduce((sum, share) => sum + share, 0) + answer.toGuild).toBe(answer.sale);
      }),
    );
  });
});
