import { describe, expect, it } from 'vitest';
import { parseTickedSteps, stepId, withoutGrade, withStep } from './ticked-steps.rules.ts';

describe('the ticked steps of a device', () => {
  it.each([
    [null, []],
    ['', []],
    ['{"1/1/0":true}', []],
    ['nonsense', []],
    ['["1/1/0","1/1/0",3,"9/1/0","1/1/zero","4/1/12"]', ['1/1/0', '4/1/12']],
  ])('reads %j as %j', (text, expected) => {
    expect(parseTickedSteps(text)).toEqual(expected);
  });

  it('ticks, unticks and begins one grade anew', () => {
    const one = withStep([], stepId('3/1', 0), true);
    const two = withStep(withStep(one, stepId('3/1', 6), true), stepId('4/1', 0), true);
    expect(withStep(two, '3/1/0', true)).toEqual(['3/1/6', '4/1/0', '3/1/0']);
    expect(withStep(two, '3/1/6', false)).toEqual(['3/1/0', '4/1/0']);
    expect(withoutGrade(two, 3)).toEqual(['4/1/0']);
  });
});
