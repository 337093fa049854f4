import { describe, expect, it } from 'vitest';
import { newPartySchema } from '../../party.contract.ts';
import { partyForm, placeIn } from './party-fields.tsx';

const dungeons = [
  { id: 7, floors: 4 },
  { id: 8, floors: null },
];
const values = { ...partyForm.empty, title: '  흉가 갑니다 ', dungeonId: 7 };
const issues = (part: Partial<typeof values>) => Object.keys(partyForm.validate({ ...values, ...part }, { dungeons }));
const toBody = (part: Partial<typeof values>) => partyForm.toBody({ ...values, ...part }, { dungeons });

describe('the form of a party', () => {
  it('has no issue as it begins, but for its title', () => {
    expect(partyForm.validate(partyForm.empty, { dungeons: [] })).toEqual({
      title: '제목은 2자에서 40자까지 적어 주세요.',
    });
    expect(issues({})).toEqual([]);
  });

  it('names the field of each issue', () => {
    expect(issues({ title: '가'.repeat(41) })).toEqual(['title']);
    for (const channel of ['10000', '0', '-1', '1.5', '열둘']) expect(issues({ channel })).toEqual(['channel']);
    for (const channel of ['', '1', '1126', '9999']) expect(issues({ channel })).toEqual([]);
    expect(issues({ levelMin: '0' })).toEqual(['levelMin']);
    expect(issues({ levelMax: '100' })).toEqual(['levelMax']);
    expect(issues({ levelMin: '99', levelMax: '10' })).toEqual(['levelMin']);
    expect(issues({ floor: '5' })).toEqual(['floor']);
    expect(issues({ seats: [] })).toEqual(['seats']);
    expect(issues({ seats: Array(12).fill(0) })).toEqual(['seats']);
  });

  it('sends what the endpoint accepts, with full-width digits read as digits', () => {
    const body = toBody({ channel: '１２', levelMin: ' 95 ', levelMax: '99', floor: '2', gradeMin: 2 });
    expect(body).toEqual({
      title: '흉가 갑니다',
      dungeonId: 7,
      floor: 2,
      channel: 12,
      levelMin: 95,
      levelMax: 99,
      gradeMin: 2,
      seats: [5, 3, 4],
      itemDistribution: 1,
      hasDungeonPlace: false,
      minutes: 60,
    });
    expect(newPartySchema.safeParse({ ...body, gameServer: 1 }).success).toBe(true);
  });

  it('sends nothing for what is left empty, and no floor of nowhere', () => {
    expect(toBody({ dungeonId: 0, floor: '2' })).toMatchObject({
      floor: null,
      channel: 0,
      levelMin: null,
      levelMax: null,
      gradeMin: null,
    });
  });

  it('begins a change with the party as it is', () => {
    const party = {
      title: '흉가 갑니다',
      dungeonId: 7,
      floor: 2,
      channel: 0,
      levelMin: 95,
      levelMax: null,
      gradeMin: null,
      itemDistribution: 4,
      hasDungeonPlace: true,
      seats: [5, 4],
    };
    expect(partyForm.toBody(partyForm.fromRow(party), { dungeons })).toEqual({ ...party, minutes: 60 });
  });

  it('goes anywhere where the dungeon is none of those for parties, and leaves it to the server while none is loaded', () => {
    expect(placeIn(values, dungeons)).toEqual({ dungeonId: 7, floors: 4 });
    expect(placeIn({ dungeonId: 8 }, dungeons)).toEqual({ dungeonId: 8, floors: 1 });
    expect(placeIn({ dungeonId: 99 }, dungeons)).toEqual({ dungeonId: 0, floors: 1 });
    expect(placeIn(values, []).dungeonId).toBe(7);
    expect(partyForm.toBody({ ...values, dungeonId: 99 }, { dungeons: [] }).dungeonId).toBe(99);
  });

  it('restores a stored draft, and the usual value for what is of another kind', () => {
    expect(partyForm.parse({ ...values, channel: 3, seats: [9] })).toEqual({
      ...values,
      channel: '',
      seats: [5, 3, 4],
    });
    // Before, any grade was stored as 0.
    expect(partyForm.parse({ ...values, gradeMin: 0 })).toEqual(values);
    expect(partyForm.parse({ ...values, gradeMin: 3, minutes: 240 })).toEqual({ ...values, gradeMin: 3, minutes: 240 });
    expect(partyForm.parse('fields')).toBeNull();
  });
});
