import { describe, expect, it } from 'vitest';
import { bodyOf, EMPTY_FORM, instantOf, readForm, typedTime } from './article-form.rules.ts';

describe('a time in the form', () => {
  it('is typed and shown in Seoul', () => {
    expect(instantOf('2026-11-27T18:30')).toBe('2026-11-27T09:30:00.000Z');
    expect(typedTime('2026-11-27T09:30:00.000Z')).toBe('2026-11-27T18:30');
    expect(instantOf('2026-11-27')).toBe('2026-11-26T15:00:00.000Z');
  });

  it.each(['', '언제', '2026-11-27T언제'])('is none for %j', (typed) => expect(instantOf(typed)).toBeNull());
});

describe('what is saved', () => {
  const form = { ...EMPTY_FORM, title: '글', publishAt: '2026-12-01T09:00' };

  it('leaves publication as it is unless it is asked for', () => {
    expect(bodyOf('guides', form, 'as-is')).toEqual({ title: '글', category: 1, isPinned: false });
    expect(bodyOf('guides', form, 'draft')).toMatchObject({ isActive: false });
    expect(bodyOf('guides', form, 'later')).toMatchObject({ isActive: true, publishedAt: '2026-12-01T00:00:00.000Z' });
    expect(bodyOf('notices', form, 'draft')).toMatchObject({ uploadedAt: null });
    expect(bodyOf('notices', form, 'later')).toMatchObject({ uploadedAt: '2026-12-01T00:00:00.000Z' });
  });

  it('ends whole days after the last one', () => {
    const days = { ...form, isAllDay: true, startsAt: '2026-12-01', endsAt: '2026-12-03' };
    expect(bodyOf('events', days, 'draft')).toMatchObject({
      startsAt: '2026-11-30T15:00:00.000Z',
      endsAt: '2026-12-03T15:00:00.000Z',
    });
  });
});

it("reads a draft's fields with care", () => {
  expect(readForm({ title: 3, isPinned: true, more: 1 })).toEqual({ ...EMPTY_FORM, isPinned: true });
});
