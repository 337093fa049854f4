import { describe, expect, it } from 'vitest';
import type { Party } from './party.contract.ts';
import {
  firstParties,
  type PartyFeed,
  withoutEnded,
  withPartyChange,
  withPartyPage,
  withWaitingParties,
} from './party-feed.rules.ts';

const MINUTE = 60_000;
const START = Date.parse('2026-11-20T05:00:00.000Z');
const at = (minutes: number) => new Date(START + minutes * MINUTE).toISOString();

/** Listed `id` minutes after the start. */
function party(id: number, parts: Partial<Party> = {}): Party {
  return {
    id,
    createdAt: at(id),
    updatedAt: at(id),
    listedAt: at(id),
    expiredAt: at(120),
    title: '같이 가요',
    dungeonId: 0,
    createdProfileId: 1,
    gameServer: 1,
    hasDungeonPlace: false,
    itemDistribution: 1,
    channel: 0,
    floor: null,
    levelMin: null,
    levelMax: null,
    gradeMin: null,
    memberCount: 1,
    state: 1,
    closedAt: null,
    seats: [
      { role: 1, job: 1, level: 99, isLeader: true },
      { role: 4, job: null, level: null, isLeader: false },
    ],
    closedBy: null,
    dungeon: null,
    isSample: false,
    leader: { id: 1, userId: null, name: '풍백', job: 1, grade: 1, level: 99 },
    ...parts,
  };
}

const feed = firstParties({ rows: [party(9), party(8), party(7)], next: 'a-7' });
const ids = ({ rows }: PartyFeed) => rows.map(({ id }) => id);
const waitingIds = ({ waiting }: PartyFeed) => waiting.map(({ id }) => id);
const change = (type: 'created' | 'changed', one: Party, fits = true) => ({ type, party: one, fits }) as const;

describe('the list of parties', () => {
  it('lets a new party wait while the reader is further down, and shows it when asked', () => {
    const after = withPartyChange(feed, change('created', party(10)), false);
    expect([ids(after), waitingIds(after)]).toEqual([[9, 8, 7], [10]]);
    expect(ids(withWaitingParties(after))).toEqual([10, 9, 8, 7]);
    expect(ids(withPartyChange(feed, change('created', party(10)), true))).toEqual([10, 9, 8, 7]);
  });

  it('takes in no new party that does not fit the filter', () => {
    expect(withPartyChange(feed, change('created', party(10), false), true)).toEqual(feed);
  });

  it('changes the seats of a party where it stands, also when it no longer fits', () => {
    for (const fits of [true, false]) {
      const full = party(8, { updatedAt: at(20), state: 2, memberCount: 2 });
      const after = withPartyChange(feed, change('changed', full, fits), false);
      expect([ids(after), after.rows[1]?.state, waitingIds(after)]).toEqual([[9, 8, 7], 2, []]);
    }
  });

  it('puts what is listed anew before the full ones, and leaves in its place what is only filled', () => {
    const list = firstParties({ rows: [party(7), party(9, { state: 2 }), party(8, { state: 2 })], next: null });
    const anew = withPartyChange(list, change('created', party(10)), true);
    expect(ids(anew)).toEqual([10, 7, 9, 8]);
    const filled = withPartyChange(anew, change('changed', party(10, { updatedAt: at(20), state: 2 })), true);
    expect([ids(filled), waitingIds(filled)]).toEqual([[10, 7, 9, 8], []]);
    const left = party(8, { updatedAt: at(21), listedAt: at(21) });
    expect(ids(withWaitingParties(withPartyChange(filled, change('changed', left), false)))).toEqual([8, 10, 7, 9]);
  });

  it('ignores what is older than what it shows', () => {
    const newer = withPartyChange(feed, change('changed', party(8, { updatedAt: at(20), memberCount: 2 })), false);
    expect(withPartyChange(newer, change('changed', party(8, { updatedAt: at(19) })), false)).toEqual(newer);
  });

  it('drops a party that ended, and does not bring it back by the next page', () => {
    const after = withPartyChange(feed, { type: 'ended', id: 8 }, false);
    expect(ids(after)).toEqual([9, 7]);
    const ended = withPartyChange(after, { type: 'ended', id: 6 }, false);
    expect(ids(withPartyPage(ended, { rows: [party(6), party(5)], next: null }))).toEqual([9, 7, 5]);
    expect(ids(withPartyChange(feed, change('changed', party(9, { updatedAt: at(30), state: 3 })), false))).toEqual([
      8, 7,
    ]);
  });

  it('drops what ended by the clock, and stays the same value while nothing has', () => {
    const short = firstParties({ rows: [party(9, { expiredAt: at(30) }), party(8)], next: null });
    expect(withoutEnded(short, START + 29 * MINUTE)).toBe(short);
    expect(ids(withoutEnded(short, START + 30 * MINUTE))).toEqual([8]);
  });
});
