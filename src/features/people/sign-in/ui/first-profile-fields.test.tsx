import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { profileUpsertSchema } from '../../profiles/profile.contract.ts';
import {
  type FirstProfile,
  firstProfileForm,
  firstProfileFormat,
  firstValues,
  toFirstProfileBody,
} from './first-profile-fields.tsx';

const FILLED: FirstProfile = {
  name: '풍백',
  job: 2,
  level: '56',
  grade: '',
  maxHp: '',
  maxMp: '3만5천',
  gameServer: '1',
  terms: true,
  policy: true,
  age: true,
};

const createBody = (values: FirstProfile) => toFirstProfileBody(firstProfileForm.toBody(values));
const readDraft = (text: string | null) => firstProfileFormat.parse(text)?.values;

describe('firstValues', () => {
  it('asks for the level and the promotion instead of supposing the lowest, and has no consent', () => {
    const { terms, policy, age, ...character } = firstValues();
    expect(character).toEqual({ name: '', job: 1, level: '', grade: '', maxHp: '', maxMp: '', gameServer: '' });
    expect([terms, policy, age]).toEqual([false, false, false]);
    expect(Object.keys(firstProfileForm.validate(firstValues('풍백')))).toEqual(['level', 'terms', 'policy', 'age']);
  });

  it.each([
    ['풍백', '풍백'],
    [' naru1 ', 'naru1'],
    ['user#0', ''],
    ['a', ''],
    [7, ''],
    [null, ''],
  ])('suggests %j as %j', (known, name) => {
    expect(firstValues(known).name).toBe(name);
  });
});

describe('its draft', () => {
  it('reads what was stored', () => {
    expect(readDraft(JSON.stringify(FILLED))).toEqual(FILLED);
  });

  it('reads what was stored before all of it was asked', () => {
    const text = '{"name":"새길손","job":1,"level":"37","terms":true,"policy":false,"age":false}';
    expect(readDraft(text)).toMatchObject({ level: '37', grade: '', maxHp: '', gameServer: '', terms: true });
  });

  it.each([null, '', '{', 'null', '[]', '{}', '{"name":1,"level":"1","job":1}'])('is none for %j', (text) =>
    expect(readDraft(text)).toBeUndefined(),
  );

  it('keeps what can be used beside an unknown job', () => {
    expect(readDraft('{"name":"a","level":"1","job":9}')).toMatchObject({ name: 'a', level: '1', job: 1 });
  });

  it('never reads a consent that was not given', () => {
    const stored = readDraft('{"name":"","level":"1","job":1,"terms":"yes","policy":1}');
    expect(stored).toMatchObject({ terms: false, policy: false, age: false });
  });
});

describe('the issues of the first form', () => {
  it('are empty for a valid form', () => {
    expect(firstProfileForm.validate(FILLED)).toEqual({});
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
    [{ level: '99' }, 'grade'],
    [{ level: '99', grade: '5' }, 'grade'],
    [{ maxHp: '많음' }, 'maxHp'],
    [{ maxMp: '2억' }, 'maxMp'],
    [{ terms: false }, 'terms'],
    [{ policy: false }, 'policy'],
    [{ age: false }, 'age'],
  ] as const)('%j: at %s', (part, field) => {
    expect(Object.keys(firstProfileForm.validate({ ...FILLED, ...part }))).toEqual([field]);
  });

  it.each([
    [
      { level: '99', grade: '2', maxHp: '20만' },
      { level: 99, grade: 2, maxHp: 200_000, maxMp: 35_000 },
    ],
    // Chosen before the level was corrected.
    [
      { level: '98', grade: '2' },
      { level: 98, grade: 0, maxHp: null },
    ],
  ])('are none, and %j is sent as it is meant', (part, body) => {
    expect(firstProfileForm.validate({ ...FILLED, ...part })).toEqual({});
    expect(createBody({ ...FILLED, ...part })).toMatchObject(body);
  });

  it('match the rules of the API', () => {
    const forms = fc.record({
      name: fc.oneof(fc.string({ maxLength: 14 }), fc.stringMatching(/^ ?[가-힣a-zA-Z0-9]{1,13}$/)),
      job: fc.integer({ min: 1, max: 4 }),
      level: fc.integer({ min: -1, max: 120 }).map(String),
      grade: fc.integer({ min: 0, max: 4 }).map(String),
      maxHp: fc.constantFrom('', '0', '35000', '3만5천'),
      maxMp: fc.constant(''),
      gameServer: fc.constant(''),
      terms: fc.constant(true),
      policy: fc.constant(true),
      age: fc.constant(true),
    });
    fc.assert(
      fc.property(forms, (form) => {
        const isGood = Object.keys(firstProfileForm.validate(form)).length === 0;
        const body = createBody({ ...form, name: '풍백', level: '1' });
        const sent = { ...body, name: form.name.normalize('NFC').trim(), level: Number(form.level) };
        expect(profileUpsertSchema.safeParse(sent).success).toBe(isGood);
        if (isGood) expect(profileUpsertSchema.safeParse(createBody(form)).success).toBe(true);
      }),
    );
  });
});
