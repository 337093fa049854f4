import { describe, expect, it } from 'vitest';
import { newPartySchema } from '../../party.contract.ts';
import {
  EMPTY_FIELDS,
  faultsOf,
  fieldsOf,
  newPartyOf,
  type PartyFields,
  parseFields,
  placeIn,
  wishesOf,
} from './party-form.rules.ts';

const fields: PartyFields = { ...EMPTY_FIELDS, title: '  흉가 갑니다 ', dungeonId: 7 };
const faults = (parts: Partial<PartyFields>, floors = 4) => Object.keys(faultsOf({ ...fields, ...parts }, floors));

describe('the form of a party', () => {
  it('has no fault as it begins, but for its title', () => {
    expect(faultsOf(EMPTY_FIELDS, 1)).toEqual({ title: '제목은 2자에서 40자까지 적어 주세요.' });
    expect(faults({})).toEqual([]);
  });

  it('names the field of each fault', () => {
    expect(faults({ title: '가'.repeat(41) })).toEqual(['title']);
    for (const channel of ['10000', '0', '-1', '1.5']) expect(faults({ channel })).toEqual(['channel']);
    for (const channel of ['', '1', '1126', '9999']) expect(faults({ channel })).toEqual([]);
    expect(faults({ channel: '열둘' })).toEqual(['channel']);
    expect(faults({ levelMin: '0' })).toEqual(['levelMin']);
    expect(faults({ levelMax: '100' })).toEqual(['levelMax']);
    expect(faults({ levelMin: '99', levelMax: '10' })).toEqual(['levelMin']);
    expect(faults({ floor: '5' })).toEqual(['floor']);
    expect(faults({ seats: [] })).toEqual(['seats']);
    expect(faults({ seats: Array(12).fill(0) })).toEqual(['seats']);
  });

  it('sends what the endpoint accepts, with full-width digits read as digits', () => {
    const typed = { ...fields, channel: '１２', levelMin: ' 95 ', levelMax: '99', floor: '2', gradeMin: 2 };
    expect(newPartyOf(typed, 1)).toEqual({
      ...{ title: '흉가 갑니다', dungeonId: 7, floor: 2, channel: 12, levelMin: 95, levelMax: 99, gradeMin: 2 },
      ...{ seats: [5, 3, 4], itemDistribution: 1, hasDungeonPlace: false, gameServer: 1, minutes: 60 },
    });
    expect(newPartySchema.safeParse(newPartyOf(typed, 1)).success).toBe(true);
  });

  it('sends nothing for what is left empty, and no floor of nowhere', () => {
    expect(wishesOf({ ...fields, dungeonId: 0, floor: '2' })).toMatchObject({
      ...{ floor: null, channel: 0, levelMin: null, levelMax: null, gradeMin: null },
    });
  });

  it('begins a change with the party as it is', () => {
    const party = {
      ...{ title: '흉가 갑니다', dungeonId: 7, floor: 2, channel: 0, levelMin: 95, levelMax: null, gradeMin: null },
      ...{ itemDistribution: 4, hasDungeonPlace: true },
      seats: [1, 5, 4].map((role) => ({ role, job: null, level: null, isLeader: false })),
    };
    expect(wishesOf(fieldsOf(party))).toEqual({ ...party, seats: [5, 4] });
  });

  it('goes anywhere where the dungeon is none of those for parties, and leaves it to the server while none is loaded', () => {
    const dungeons = [
      { id: 7, floors: 4 },
      { id: 8, floors: null },
    ];
    expect(placeIn(fields, dungeons)).toEqual({ dungeonId: 7, floors: 4 });
    expect(placeIn({ dungeonId: 8 }, dungeons)).toEqual({ dungeonId: 8, floors: 1 });
    expect(placeIn({ dungeonId: 99 }, dungeons)).toEqual({ dungeonId: 0, floors: 1 });
    expect(placeIn(fields, []).dungeonId).toBe(7);
  });

  it('restores a stored draft, and the usual value for what is of another kind', () => {
    expect(parseFields({ ...fields, channel: 3, seats: [9] })).toEqual({ ...fields, channel: '', seats: [5, 3, 4] });
    expect(parseFields('fields')).toBeNull();
  });
});
