import { describe, expect, it } from 'vitest';
import { draftAbout, parseCorrectionDraft } from './correction-draft.ts';

const draft = { about: '철도', right: '공격력 20', known: '', key: 'a1' };

describe('a correction that was typed and not sent', () => {
  it('is read as it was kept', () => {
    expect(parseCorrectionDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
    expect(parseCorrectionDraft({ ...draft, key: 7, more: '<script>' })).toEqual({ ...draft, key: null });
  });

  it.each([null, 'words', 3, [], { ...draft, right: 20 }, { about: '철도' }])('is none when it is %j', (value) => {
    expect(parseCorrectionDraft(value)).toBeNull();
  });

  it('is none where nothing can be kept', () => {
    const stored = draftAbout({ name: '철도', path: '/items/12' });
    stored.save(draft);
    expect(stored.read()).toBeNull();
  });
});
