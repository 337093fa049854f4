import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeCurveShape, DESK_BOX, PHONE_BOX } from './curve-box.rules.ts';
import { dropParams } from './drop.params.ts';
import { answerDrop } from './drop-answer.rules.ts';
import { readDropQuestion } from './drop-query.rules.ts';

const texts = fc.oneof(
  fc.string(),
  fc.constantFrom('0', '1', '0.5', '100', '1e-9', '1/3', '1000000000', '9'.repeat(40), '-1', 'NaN', '10000', '1e99'),
  fc.double().map(String),
);

describe('any question', () => {
  it('has a finite answer and a drawing', () => {
    fc.assert(
      fc.property(fc.record({ p: texts, n: texts, want: texts, rate: texts, goal: texts }), (fields) => {
        const { p, n, want, rate, goal } = readDropQuestion(dropParams.texts(new URLSearchParams(fields)));
        const answer = answerDrop({
          p: p.value,
          tries: n.value,
          want: want.value,
          perHour: rate.value,
          goal: goal.value,
        });
        const shapes = [DESK_BOX, PHONE_BOX].map((size) =>
          computeCurveShape(answer.curve, { tries: n.value, chance: answer.chance }, size),
        );
        expect(JSON.stringify([answer, shapes], (_, value) => (isNumber(value) ? String(value) : value))).not.toMatch(
          /NaN|Infinity|"-\d/,
        );
        for (const shape of shapes) expect(shape.columns.length).toBeLessThanOrEqual(8);
      }),
      { numRuns: 80 },
    );
  });
});

function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}

describe('the drawing', () => {
  it('marks round numbers of tries and fits its labels inside', () => {
    const { curve, chance } = answerDrop({ p: 0.005, tries: 300, want: 1, perHour: 0, goal: 0.9 });
    const shape = computeCurveShape(curve, { tries: 300, chance }, DESK_BOX);
    expect(shape.columns.map(({ label }) => label)).toEqual(['0', '200', '400', '600', '800', '1,000']);
    expect(shape.own).toMatchObject({ anchor: 'start', isBeyond: false });
    expect(computeCurveShape(curve, { tries: 1e9, chance: 1 }, DESK_BOX).own).toMatchObject({
      anchor: 'end',
      isBeyond: true,
    });
  });

  it('marks the requested goal among the usual ones', () => {
    const { goals, queryState } = answerDrop({ p: 0.01, tries: 10, want: 1, perHour: 60, goal: 0.8 });
    expect(goals.map(({ goal, tries }) => [goal, tries])).toEqual([
      [0.5, 69],
      [0.63, 99],
      [0.8, 161],
      [0.9, 230],
      [0.95, 299],
      [0.99, 459],
    ]);
    expect(queryState.hours).toBeCloseTo(161 / 60);
  });
});
