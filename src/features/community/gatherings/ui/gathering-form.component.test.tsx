import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { listDungeons } from '#features/game-data/dungeons/dungeon-endpoints.contract.ts';
import { seoulDay } from '#shared/korean/dates.ts';
import { answering, Refusal } from '#tests/components/calls.ts';
import { signedIn } from '#tests/components/people.ts';
import { show } from '#tests/components/show.tsx';
import { changeGathering, createGathering, type Gathering } from '../gathering.contract.ts';
import NewGatheringForm, { ChangeGatheringForm } from './gathering-form.tsx';

const DAY_MS = 86_400_000;
const tomorrow = seoulDay(Date.now() + DAY_MS);

const title = page.getByLabelText('제목');
const day = page.getByLabelText('날짜');
const alert = page.getByRole('alert');

const gathering = {
  id: 7,
  guildId: 3,
  title: '흑룡',
  kind: 2,
  at: `${tomorrow}T12:00:00.000Z`,
  minutes: 45,
  dungeonId: 0,
  place: '남문',
  note: '',
  capacity: 12,
  remindMinutes: 60,
  repeat: 'weekly',
} as Gathering;

beforeEach(() => {
  answering(listDungeons, () => []);
  signedIn();
});

describe('the form of a gathering', () => {
  it('is filled by the draft of an earlier release, and sends it', async () => {
    const calls = answering(createGathering, () => gathering);
    const values = { title: '적어 둔 일정', kind: 9, day: tomorrow, time: '20:30', capacity: '12', isWeekly: true };
    sessionStorage.setItem('gathering-draft:3', JSON.stringify({ values, key: 'stored-key' }));
    const done: Gathering[] = [];
    await show(<NewGatheringForm guildId={3} day="2000-01-01" onDone={(made) => done.push(made)} onClose={() => {}} />);
    await expect.element(title).toHaveFocus();
    await expect.element(title).toHaveValue('적어 둔 일정');
    await expect.element(day).toHaveValue(tomorrow);
    await page.getByRole('button', { name: '일정 만들기' }).click();
    await expect.poll(() => done).toEqual([gathering]);
    expect(calls[0]).toMatchObject({
      params: { id: '3' },
      idempotencyKey: 'stored-key',
      body: {
        title: '적어 둔 일정',
        kind: 9,
        at: `${tomorrow}T11:30:00.000Z`,
        minutes: 120,
        capacity: 12,
        repeat: 'weekly',
      },
    });
    expect(sessionStorage.getItem('gathering-draft:3')).toBeNull();
  });

  it('marks day and time where the moment has an issue, also one of the server', async () => {
    const issues = [{ path: 'at', message: '그때는 쉽니다.' }];
    answering(createGathering, () => new Refusal('INVALID_INPUT', { data: { issues } }));
    await show(<NewGatheringForm guildId={3} day={tomorrow} onDone={() => {}} onClose={() => {}} />);
    await title.fill('흑룡');
    await page.getByRole('button', { name: '일정 만들기' }).click();
    await expect.element(day).toHaveFocus();
    await expect.element(page.getByText('그때는 쉽니다.')).toBeVisible();
    await expect.element(page.getByLabelText('시작', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await expect.element(alert.first()).toBeVisible();
    await page.getByLabelText('시작, 분').selectOptions('30분');
    await expect.element(page.getByText('그때는 쉽니다.')).not.toBeInTheDocument();
  });

  it('changes what is changed, and leaves the moment out that stays', async () => {
    const calls = answering(changeGathering, () => gathering);
    let isClosed = false;
    await show(
      <ChangeGatheringForm
        gathering={gathering}
        onClose={() => {
          isClosed = true;
        }}
      />,
    );
    await expect.element(page.getByLabelText('걸리는 시간')).toHaveValue('45');
    await page.getByLabelText('정원').fill('');
    await page.getByText('보스').click();
    await page.getByRole('button', { name: '수정' }).click();
    await expect.poll(() => isClosed).toBe(true);
    expect(calls.map(({ body }) => body)).toEqual([
      {
        title: '흑룡',
        kind: 2,
        minutes: 45,
        dungeonId: 0,
        place: '남문',
        note: '',
        capacity: null,
        remindMinutes: 60,
        repeat: 'weekly',
      },
    ]);
  });
});
