import { describe, expect, it } from 'vitest';
import { correctionForm, correctionFormat, draftAbout } from './correction-fields.ts';

const stored = '{"about":"철도","right":"공격력 20","known":"","key":"a1"}';
const draft = { values: { about: '철도', right: '공격력 20', known: '' }, key: 'a1' };

describe('an unsent correction', () => {
  it('is read as it was stored', () => {
    expect(correctionFormat.format(draft)).toBe(stored);
    expect(correctionFormat.parse(stored)).toEqual(draft);
    const odd = { ...draft.values, key: 7, more: '<script>' };
    expect(correctionFormat.parse(JSON.stringify(odd))).toEqual({ ...draft, key: null });
  });

  it.each([null, 'words', 3, [], { ...draft.values, right: 20 }, { about: '철도' }])(
    'is none when it is %j',
    (value) => {
      expect(correctionFormat.parse(JSON.stringify(value))).toBeNull();
    },
  );

  it('is empty where storage is unavailable', () => {
    const nowhere = draftAbout({ name: '철도', path: '/items/12' });
    nowhere.save(draft);
    expect(nowhere.read()).toBeNull();
  });
});

const message = { about: '철도', right: '공격력 20', known: '게임에서 봄' };

describe('the issues of a correction', () => {
  it.each([
    [{}, null],
    [{ known: '' }, null],
    [{ about: ' ' }, 'about'],
    [{ right: '' }, 'right'],
    [{ right: '\u200b\n' }, 'right'],
    [{ right: '가'.repeat(1000) }, null],
    [{ right: '가'.repeat(1001) }, 'right'],
    [{ known: '가'.repeat(301) }, 'known'],
    [{ about: '가'.repeat(81) }, 'about'],
  ])('%o: %s', (change, field) => {
    expect(Object.keys(correctionForm.validate({ ...message, ...change }))).toEqual(field === null ? [] : [field]);
  });

  it('names the limit', () => {
    expect(correctionForm.validate({ ...message, right: '가'.repeat(1001) }).right).toBe(
      '1,000자까지 적을 수 있습니다.',
    );
  });
});
