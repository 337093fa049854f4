import { describe, expect, it } from 'vitest';
import { correctionFormat, draftAbout } from './correction-draft.ts';

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
