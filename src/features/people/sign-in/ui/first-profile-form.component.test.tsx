import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answering } from '#tests/components/calls.ts';
import { player } from '#tests/components/people.ts';
import { show } from '#tests/components/show.tsx';
import { getLegal } from '../../consents/consent.contract.ts';
import { getMe, upsertProfile } from '../../profiles/profile.contract.ts';
import { setMeState } from '../../sessions/ui/public/me-store.ts';
import { FirstProfileForm } from './first-profile-form.tsx';

const IN_FORCE = { current: { version: 1, effectiveAt: '2026-01-01T00:00:00.000Z' }, coming: null };

const level = page.getByLabelText('레벨');
const grade = page.getByLabelText('승급');
const begin = page.getByRole('button', { name: '시작하기' }).first();

const open = () => {
  answering(getLegal, () => ({ terms: IN_FORCE, policy: IN_FORCE, agreed: null }));
  return show(<FirstProfileForm newcomer={{ userId: 'newcomer', name: '풍백' }} />, { at: '/confirm' });
};

describe('the first form of a newcomer', () => {
  it('asks for the level, and for the promotion of whom it may concern', async () => {
    await open();
    await expect.element(level).toHaveValue('');
    await expect.element(grade).toBeDisabled();
    await level.fill('99');
    await expect.element(grade).toBeEnabled();
    await page.getByLabelText('모두 동의').click();
    await begin.click();
    await expect.element(page.getByText('승급을 골라 주세요.')).toBeVisible();
    await expect.element(grade).toHaveFocus();
  });

  it('sends what the calculators are filled with, and stores the game server on the device', async () => {
    setMeState({ status: 'in', me: null });
    const calls = answering(upsertProfile, () => player());
    answering(getMe, () => player());
    await open();
    await level.fill('99');
    await grade.selectOptions('검제');
    await page.getByLabelText('체력').fill('20만');
    await page.getByLabelText('게임 서버').selectOptions('무휼');
    await page.getByLabelText('모두 동의').click();
    await begin.click();
    await expect
      .poll(() => calls.map(({ body }) => body))
      .toMatchObject([{ name: '풍백', job: 1, level: 99, grade: 2, maxHp: 200_000, maxMp: null, agreed: true }]);
    await expect.poll(() => localStorage.getItem('game-server')).toBe('2');
  });
});
