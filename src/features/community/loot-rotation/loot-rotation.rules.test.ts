import { describe, expect, it } from 'vitest';
import { formatLootRotation } from './loot-rotation.labels.ts';
import { can, type LootRotationAction, type LootRotationRole } from './loot-rotation.policy.ts';
import { computeTurnResult, listWaiting } from './loot-rotation.rules.ts';

const entries = [
  { number: 11, name: '구름', state: 2 },
  { number: 12, name: '두루미', state: 1 },
  { number: 14, name: '자리비움', state: 3 },
  { number: 13, name: '흑령꾼', state: 1 },
] as const;

describe('the text to copy', () => {
  it('says who is next and who comes after, by number', () => {
    expect(formatLootRotation('구름의옥', entries)).toBe('[순번] 구름의옥 · 지금 12번 두루미 · 다음 13번 흑령꾼');
  });

  it('says that nobody waits, and nothing of a next one that there is not', () => {
    expect(formatLootRotation('구름의옥', entries.slice(0, 2))).toBe('[순번] 구름의옥 · 지금 12번 두루미');
    expect(formatLootRotation('구름의옥', entries.slice(0, 1))).toBe('[순번] 구름의옥 · 기다리는 사람 없음');
  });
});

it('a turn ends with its outcome, or round and round at the end of the line', () => {
  expect(computeTurnResult(1, 2)).toEqual({ state: 2, isLast: false });
  expect(computeTurnResult(1, 3)).toEqual({ state: 3, isLast: false });
  for (const outcome of [2, 3] as const) expect(computeTurnResult(2, outcome)).toEqual({ state: 1, isLast: true });
  expect(listWaiting(entries).map(({ number }) => number)).toEqual([12, 13]);
});

const ACTIONS: readonly LootRotationAction[] = [
  'see',
  'join',
  'leave',
  'add',
  'remove',
  'advance',
  'change',
  'create',
  'delete',
];

it.each<[LootRotationRole, readonly LootRotationAction[]]>([
  ['leader', ACTIONS],
  ['member', ['see', 'join', 'leave']],
  ['none', []],
])('a loot rotation lets a %s do no more and no less', (role, allowed) => {
  expect(ACTIONS.filter((action) => can(role, action))).toEqual(allowed);
});
