import { describe, expect, it } from 'vitest';
import { newGatheringSchema } from '../gathering.contract.ts';
import { gatheringForm } from './gathering-form.tsx';

const now = new Date('2026-11-26T03:00:00Z');
const values = { ...gatheringForm.empty, title: ' 흑룡 ', at: { day: '2026-11-27', time: '21:00' } };
const issues = (part: Partial<typeof values>, before?: string) =>
  gatheringForm.validate({ ...values, ...part }, { now, ...(before !== undefined && { before }) });

describe('the form of a gathering', () => {
  it('has no issue as it begins, but for its title and its day', () => {
    expect(Object.keys(gatheringForm.validate(gatheringForm.empty, { now }))).toEqual(['title', 'at']);
    expect(issues({})).toEqual({});
  });

  it('names the field of each issue', () => {
    expect(issues({ title: '가' })).toEqual({ title: '2자 이상 적어 주세요.' });
    expect(issues({ title: '가'.repeat(41) })).toEqual({ title: '40자까지 적을 수 있습니다.' });
    expect(issues({ at: { day: '2026-11-27', time: '25:00' } })).toEqual({ at: '날짜와 시각을 적어 주세요.' });
    expect(Object.keys(issues({ at: { day: '2026-11-26', time: '12:05' } }))).toEqual(['at']);
    expect(Object.keys(issues({ capacity: '51', place: '가'.repeat(61), note: '가'.repeat(501) }))).toEqual([
      'place',
      'capacity',
      'note',
    ]);
  });

  it('counts composed letters and an emoji as one', () => {
    expect(issues({ title: '한'.repeat(40).normalize('NFD') })).toEqual({});
    expect(issues({ title: '🐉'.repeat(40) })).toEqual({});
  });

  it('leaves a gathering that is changed where it is, however near that is', () => {
    const at = { day: '2026-11-26', time: '12:01' };
    expect(issues({ at }, '2026-11-26T03:01:00.000Z')).toEqual({});
    expect(Object.keys(issues({ at }, '2026-11-26T04:00:00.000Z'))).toEqual(['at']);
  });

  it('sends what the endpoint accepts, with full-width digits read as digits', () => {
    const body = gatheringForm.toBody({ ...values, capacity: '１２', repeat: true }, { now });
    expect(body).toEqual({
      title: '흑룡',
      kind: 1,
      at: '2026-11-27T12:00:00.000Z',
      minutes: 120,
      dungeonId: 0,
      place: '',
      note: '',
      capacity: 12,
      remindMinutes: 30,
      repeat: 'weekly',
    });
    expect(newGatheringSchema.safeParse(body).success).toBe(true);
  });

  it('begins a change with the gathering as it is', () => {
    const body = gatheringForm.toBody({ ...values, capacity: '5', minutes: 45, repeat: true }, { now });
    expect(gatheringForm.toBody(gatheringForm.fromRow(body), { now })).toEqual(body);
  });

  it('restores drafts, also those with day, time and repetition by other names, and the usual for what is of another kind', () => {
    expect(gatheringForm.parse(values)).toEqual(values);
    const { at, repeat: _, ...rest } = values;
    expect(gatheringForm.parse({ ...rest, ...at, isWeekly: true })).toEqual({ ...values, repeat: true });
    expect(gatheringForm.parse({ ...rest, day: 3, kind: 5, minutes: '90', remindMinutes: 31, capacity: 2 })).toEqual({
      ...values,
      at: gatheringForm.empty.at,
    });
    expect(gatheringForm.parse('fields')).toBeNull();
  });
});
