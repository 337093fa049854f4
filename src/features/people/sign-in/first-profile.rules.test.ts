import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { profileUpsertSchema } from '../profiles/profile.contract.ts';
import {
  emptyFirstProfile,
  type FirstProfile,
  firstProfileBody,
  firstProfileFaults,
  readFirstProfile,
} from './first-profile.rules.ts';

const FILLED: FirstProfile = { name: '풍백', job: 2, level: '56', terms: true, policy: true, age: true };

describe('emptyFirstProfile', () => {
  it('begins as a warrior of level 1 without any consent', () => {
    expect(emptyFirstProfile()).toEqual({ name: '', job: 1, level: '1', terms: false, policy: false, age: false });
  });

  it.each([
    ['풍백', '풍백'],
    [' naru1 ', 'naru1'],
    ['user#0', ''],
    ['a', ''],
    [7, ''],
    [null, ''],
  ])('suggests %j as %j', (known, name) => {
    expect(emptyFirstProfile(known).name).toBe(name);
  });
});

describe('readFirstProfile', () => {
  it('reads what was stored', () => {
    expect(readFirstProfile(JSON.stringify(FILLED))).toEqual(FILLED);
  });

  it.each([null, '', '{', 'null', '[]', '{}', '{"name":1,"level":"1","job":1}', '{"name":"a","level":"1","job":9}'])(
    'ignores %j',
    (text) => expect(readFirstProfile(text)).toBeUndefined(),
  );

  it('never reads a consent that was not given', () => {
    const stored = readFirstProfile('{"name":"","level":"1","job":1,"terms":"yes","policy":1}');
    expect(stored).toMatchObject({ terms: false, policy: false, age: false });
  });
});

describe('firstProfileFaults', () => {
  it('are empty for a valid form', () => {
    expect(firstProfileFaults(FILLED)).toEqual({});
  });

  it.each([
    [{ name: '풍' }, 'name'],
    [{ name: '바 람' }, 'name'],
    [{ name: '<b>' }, 'name'],
    [{ level: '0' }, 'level'],
    [{ level: '100' }, 'level'],
    [{ level: '' }, 'level'],
    [{ level: '-1' }, 'level'],
    [{ level: '5.5' }, 'level'],
    [{ job: 0 }, 'job'],
    [{ terms: false }, 'agreed'],
    [{ policy: false }, 'agreed'],
    [{ age: false }, 'agreed'],
  ] as const)('%j: at %s', (part, field) => {
    expect(Object.keys(firstProfileFaults({ ...FILLED, ...part }))).toEqual([field]);
  });

  it('match the rules of the API', () => {
    const forms = fc.record({
      name: fc.oneof(fc.string({ maxLength: 14 }), fc.stringMatching(/^ ?[가-힣a-zA-Z0-9]{1,13}$/)),
      job: fc.integer({ min: 0, max: 5 }),
      level: fc.integer({ min: -1, max: 120 }).map(String),
      terms: fc.constant(true),
      policy: fc.constant(true),
      age: fc.constant(true),
    });
    fc.assert(
      fc.property(forms, (form) => {
        const isGood = Object.keys(firstProfileFaults(form)).length === 0;
        expect(profileUpsertSchema.safeParse(firstProfileBody(form)).success).toBe(isGood);
      }),
    );
  });
});
