import { expect, it } from 'vitest';
import { judgeDecision } from './report.policy.ts';

const [ME, OTHER, HELPER, PLAYER] = ['me', 'other', 'helper', 'player'];
const of = (reporterUserId: string | null, reportedUserId: string | null) => ({
  id: 1,
  reporterUserId,
  reportedUserId,
});
const chief = (userId = ME) => ({ userId, level: 1 as const });
const both = [chief(), chief(OTHER)];
const DISMISSED = { status: 3 as const, actions: [] };
const UPHELD = { status: 2 as const, actions: [] };

it.each([
  ['a report about a player is decided by anybody', of(PLAYER, OTHER), UPHELD, chief(), [chief()], {}],
  ['an own one is left to another', of(ME, PLAYER), DISMISSED, chief(), both, { own: [1] }],
  [
    'an own one is left to another moderator',
    of(ME, PLAYER),
    UPHELD,
    chief(),
    [chief(), { userId: HELPER, level: 2 as const }],
    { own: [1] },
  ],
  [
    'an own one is decided where the others are editors',
    of(ME, PLAYER),
    UPHELD,
    chief(),
    [chief(), { userId: HELPER, level: 3 as const }],
    { isOwn: true },
  ],
  ['one about an operator is dismissed by another administrator', of(PLAYER, OTHER), DISMISSED, chief(), both, {}],
  ['one about an operator is never upheld', of(PLAYER, OTHER), UPHELD, chief(), both, { aboutOperators: [1] }],
  [
    'nothing is done about an operator',
    of(PLAYER, OTHER),
    { ...DISMISSED, actions: ['hideTrade'] },
    chief(),
    both,
    { aboutOperators: [1] },
  ],
  ['one about oneself is left to another', of(PLAYER, ME), DISMISSED, chief(), both, { aboutOperators: [1] }],
  [
    'one about an operator is left to administrators',
    of(PLAYER, OTHER),
    DISMISSED,
    { userId: HELPER, level: 2 as const },
    [...both, { userId: HELPER, level: 2 as const }],
    { aboutOperators: [1] },
  ],
  ['deleted accounts are no operators', of(null, null), UPHELD, chief(), both, {}],
])('%s', (_rule, report, decision, actor, operators, verdict) => {
  const usual = { own: [], aboutOperators: [], isOwn: false };
  expect(judgeDecision([report], decision, { actor, operators })).toEqual({ ...usual, ...verdict });
});
