import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '#tests/components/show.tsx';
import type { BossTimer } from '../boss-timer.rules.ts';
import { AddForm } from './add-form.tsx';
import { RespawnPrompt } from './respawn-prompt.tsx';
import { TimerEdit } from './timer-edit.tsx';

const timer: BossTimer = { id: 'a', name: '수렴귀', note: '2채널', respawnMinutes: 180, killedAt: 1_795_370_546_000 };

const name = page.getByLabelText('이름');
const killed = page.getByLabelText('잡은 시각');
const respawn = page.getByLabelText('리젠 시간');
const save = page.getByRole('button', { name: '저장' });

describe('the change of a timer', () => {
  const open = async () => {
    const saved: BossTimer[] = [];
    const actions = { killedNow: () => undefined, remove: () => undefined, save: (one: BossTimer) => saved.push(one) };
    await show(<TimerEdit timer={timer} actions={actions} />);
    await page.getByText('시각 수정').click();
    return saved;
  };

  it('says at its field what cannot be read, and saves nothing of it', async () => {
    const saved = await open();
    await killed.fill('언젠가');
    await respawn.fill('많이');
    await save.click();
    await expect.element(killed).toHaveFocus();
    await expect.element(page.getByText('21:05나 5분 전처럼 적어 주세요.')).toBeVisible();
    await expect.element(page.getByText('3시간, 90분처럼')).toBeVisible();
    expect(saved).toEqual([]);
  });

  it('leaves the kill as it is, forgets a respawn time that is emptied, and keeps one that is saved twice', async () => {
    const saved = await open();
    await save.click();
    await save.click();
    await respawn.fill('');
    await page.getByLabelText('채널 · 서버').fill(' 3채널\u0000 ');
    await save.click();
    expect(saved).toEqual([timer, timer, { ...timer, respawnMinutes: null, note: '3채널' }]);
  });
});

describe('a new timer', () => {
  it('needs a name, and takes the respawn time that is known of the boss', async () => {
    const added: unknown[] = [];
    await show(<AddForm bosses={[]} timers={[timer]} onAdd={(one) => added.push(one)} />);
    await page.getByText('직접 추가').click();
    await page.getByRole('button', { name: '타이머 추가' }).click();
    await expect.element(page.getByText('보스 이름을 적어 주세요.')).toBeVisible();
    await expect.element(name).toHaveFocus();
    await name.fill('가'.repeat(21));
    await expect.element(page.getByText('20자까지 적을 수 있습니다.')).toBeVisible();
    await name.fill('수렴귀');
    await expect.element(respawn).toHaveAttribute('placeholder', '3시간');
    await page.getByRole('button', { name: '타이머 추가' }).click();
    expect(added).toEqual([{ name: '수렴귀', note: '', respawnMinutes: 180, killedAt: null }]);
    await expect.element(name).toHaveValue('');
  });
});

describe('the question for a respawn time', () => {
  it('takes a time that is typed, and says that an empty one is none', async () => {
    const chosen: number[] = [];
    await show(<RespawnPrompt name="수렴귀" onChoose={(minutes) => chosen.push(minutes)} />);
    await save.click();
    await expect.element(page.getByText('3시간, 90분처럼')).toBeVisible();
    await page.getByLabelText('다른 시간').fill('90분');
    await save.click();
    await page.getByRole('button', { name: '1시간', exact: true }).click();
    expect(chosen).toEqual([90, 60]);
  });
});
