import { expect, it } from 'vitest';
import type { RevertibleAct } from './revert-acts.contract.ts';
import { countReverted, groupActs, hasLastingEdits } from './revert-groups.rules.ts';

const act = (action: string, fate: RevertibleAct['fate'], back: number) =>
  ({ act: { action }, fate, back }) as unknown as RevertibleAct;

it('what comes back is counted by kind, with what stays of each and what never can', () => {
  const acts = [
    act('trade.bulk-hide', 'back', 4),
    act('trade.hide', 'stays', 0),
    act('content.change', 'back', 1),
    act('content.restore-version', 'never', 0),
    act('broadcast.mute', 'never', 0),
    act('party.close', 'never', 0),
  ];
  expect(countReverted({ acts, mutes: 1 })).toBe(6);
  expect(groupActs({ acts, mutes: 1 })).toEqual({
    groups: [
      { label: '숨긴 글', outcome: '다시 보임', back: 4, stays: 1 },
      { label: '고친 글', outcome: '이전 글로', back: 1, stays: 1 },
      { label: '이름 차단', outcome: '풀림', back: 1, stays: 0 },
    ],
    never: 1,
  });
});

it('edits without a version before them are told apart', () => {
  const has = (...acts: RevertibleAct[]) => hasLastingEdits({ acts, mutes: 0 });
  expect([has(act('content.change', 'never', 0)), has(act('content.change', 'stays', 0)), has()]).toEqual([
    true,
    false,
    false,
  ]);
});
