import { describe, expect, it } from 'vitest';
import { RANK, type Rank } from './guild.labels.ts';
import { can, canChangeGathering, canKick, canSetRank, type GuildAct, isMembershipShown } from './guild.policy.ts';

// The matrix of contract §14, written out once more: every act × every rank, and on whom.

const RANKS = Object.values(RANK);

const TABLE: Record<GuildAct, readonly Rank[]> = {
  see: [1, 2, 3, 4, 5],
  answerSchedule: [1, 2, 3, 4, 5],
  leave: [2, 3, 4, 5],
  write: [1, 2, 3, 4],
  answerApplications: [1, 2, 3],
  pin: [1, 2, 3],
  deletePosts: [1, 2, 3],
  schedule: [1, 2, 3],
  seeSettlements: [1, 2, 3],
  deleteSettlements: [1, 2],
  edit: [1, 2],
  claimLeadership: [2],
  transferLeadership: [1],
  close: [1],
  restore: [1],
};

describe('who may do what in a guild', () => {
  it.each(Object.entries(TABLE))('%s', (act, ranks) => {
    expect(RANKS.filter((rank) => can(rank, act as GuildAct))).toEqual(ranks);
    expect(can(null, act as GuildAct)).toBe(false);
  });

  it.each<[Rank | null, readonly Rank[]]>([
    [1, [2, 3, 4, 5]],
    [2, [3, 4, 5]],
    [3, [4, 5]],
    [4, []],
    [5, []],
    [null, []],
  ])('rank %s kicks', (rank, targets) => {
    expect(RANKS.filter((target) => canKick(rank, target))).toEqual(targets);
  });

  it.each<[Rank | null, Record<Rank, readonly Rank[]>]>([
    [1, { 1: [], 2: [1, 2, 3, 4, 5], 3: [1, 2, 3, 4, 5], 4: [1, 2, 3, 4, 5], 5: [1, 2, 3, 4, 5] }],
    [2, { 1: [], 2: [], 3: [3, 4, 5], 4: [3, 4, 5], 5: [3, 4, 5] }],
    [3, { 1: [], 2: [], 3: [], 4: [], 5: [] }],
    [4, { 1: [], 2: [], 3: [], 4: [], 5: [] }],
    [5, { 1: [], 2: [], 3: [], 4: [], 5: [] }],
    [null, { 1: [], 2: [], 3: [], 4: [], 5: [] }],
  ])('rank %s changes the ranks of others', (rank, table) => {
    const found = RANKS.map((from) => [from, RANKS.filter((to) => canSetRank(rank, from, to))]);
    expect(Object.fromEntries(found)).toEqual(table);
  });

  it('its maker changes a gathering whatever his rank, of others the heads, and nobody who has left', () => {
    expect(RANKS.filter((rank) => canChangeGathering(rank, true))).toEqual(RANKS);
    expect(RANKS.filter((rank) => canChangeGathering(rank, false))).toEqual([1, 2]);
    expect([canChangeGathering(null, true), canChangeGathering(null, false)]).toEqual([false, false]);
  });

  it('heads are always shown, others where they show themselves', () => {
    expect(RANKS.filter((rank) => isMembershipShown({ rank, isShown: false }))).toEqual([1, 2]);
    expect(RANKS.filter((rank) => isMembershipShown({ rank, isShown: true }))).toEqual(RANKS);
  });
});
