import { describe, expect, it } from 'vitest';
import { articleForm } from './article-fields.tsx';
import { parseInstant, toBody, typedTime } from './saved-article.ts';

const NOW = new Date('2026-11-27T00:00:00Z');

describe('a time in the form', () => {
  it('is typed and shown in Seoul', () => {
    expect(parseInstant('2026-11-27T18:30')).toBe('2026-11-27T09:30:00.000Z');
    expect(typedTime('2026-11-27T09:30:00.000Z')).toBe('2026-11-27T18:30');
    expect(parseInstant('2026-11-27')).toBe('2026-11-26T15:00:00.000Z');
  });

  it.each(['', '언제', '2026-11-27T언제'])('is none for %j', (typed) => expect(parseInstant(typed)).toBeNull());
});

describe('what is saved', () => {
  const form = { ...articleForm.empty, title: '글', publishAt: '2026-12-01T09:00' };

  it('leaves publication as it is unless it is asked for', () => {
    expect(toBody('guides', form, 'as-is', NOW)).toEqual({
      title: '글',
      category: 1,
      isPinned: false,
      thumbnailImageId: null,
    });
    expect(toBody('guides', form, 'draft', NOW)).toMatchObject({ isActive: false });
    expect(toBody('guides', form, 'later', NOW)).toMatchObject({
      isActive: true,
      publishedAt: '2026-12-01T00:00:00.000Z',
    });
    expect(toBody('notices', form, 'draft', NOW)).toMatchObject({ uploadedAt: null });
    expect(toBody('notices', form, 'later', NOW)).toMatchObject({ uploadedAt: '2026-12-01T00:00:00.000Z' });
  });

  it('ends whole days after the last one', () => {
    const days = { ...form, isAllDay: true, startsAt: '2026-12-01', endsAt: '2026-12-03' };
    expect(toBody('events', days, 'draft', NOW)).toMatchObject({
      startsAt: '2026-11-30T15:00:00.000Z',
      endsAt: '2026-12-03T15:00:00.000Z',
    });
  });
});

it("reads a draft's fields with care", () => {
  expect(articleForm.parse({ title: 3, isPinned: true, more: 1 })).toEqual({ ...articleForm.empty, isPinned: true });
});
