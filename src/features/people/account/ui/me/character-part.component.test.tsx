import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answering, Refusal } from '#tests/components/calls.ts';
import { player, signedIn, suspended, withoutProfile } from '#tests/components/people.ts';
import { show } from '#tests/components/show.tsx';
import { updateProfile } from '../../../profiles/profile.contract.ts';
import { deleteAccount } from '../../account.contract.ts';
import CharacterPart from './character-part.tsx';
import DeleteDialog from './delete-dialog.tsx';

const name = page.getByLabelText('이름');
const health = page.getByLabelText('체력', { exact: true });
const save = page.getByRole('button', { name: '저장', exact: true }).last();
const statusLine = page.getByRole('status');

const open = () => show(<CharacterPart />, { at: '/me' });

describe('the own character', () => {
  it('is written as players write it, read back at its field, kept unsaved and shown as it was saved', async () => {
    signedIn({ level: 50, grade: 0 });
    const calls = answering(updateProfile, () => player({ maxHp: 150_000, targetHp: 300_000 }));
    const first = await open();
    await health.fill('많음');
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByText('숫자를 읽지 못했습니다')).toBeVisible();
    await page.getByLabelText('레벨').fill('99');
    await page.getByLabelText('승급').selectOptions('1');
    await health.fill('3만5천');
    await expect.element(page.getByText('35,000 · 검객 칼승 체력 70,000보다 낮습니다.')).toBeVisible();
    await health.fill('15만');
    await page.getByRole('button', { name: '풀승 30만' }).click();
    await expect.element(page.getByLabelText('목표 체력')).toHaveValue('300,000');
    await first.unmount();
    await open();
    await expect.element(statusLine).toMatchTextContent('저장하지 않은 내용을 불러왔습니다.');
    await expect.element(health).toHaveValue('15만');
    await health.click();
    await userEvent.keyboard('{Enter}');
    await expect.element(statusLine).toMatchTextContent('저장했습니다.');
    await expect.element(health).toHaveValue('150,000');
    expect(calls[0]?.body).toEqual({ level: 99, grade: 1, maxHp: 150_000, targetHp: 300_000 });
  });

  it('has its job chosen by arrow keys, shows what the server refuses at its field, and is taken back', async () => {
    signedIn();
    const issues = [{ path: 'name', message: '쓸 수 없습니다.' }];
    answering(updateProfile, () => new Refusal('INVALID_INPUT', { data: { issues } }));
    await open();
    (page.getByRole('radio', { name: '전사' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByRole('radio', { name: '도적' })).toBeChecked();
    await name.fill('운영자');
    await save.click();
    await expect.element(page.getByText('쓸 수 없습니다.')).toBeVisible();
    await expect.element(name).toHaveFocus();
    await page.getByRole('button', { name: '되돌리기' }).click();
    await expect.element(name).toHaveValue('설악산');
    await expect.element(page.getByRole('radio', { name: '전사' })).toBeChecked();
  });

  it('is refused at the next write with the reason as text, and keeps what was typed', async () => {
    signedIn();
    const bannedAt = new Date(Date.now() + 3 * 86_400_000 - 60_000).toISOString();
    const data = { bannedAt, bannedReason: '허위 매물 <b>세 번</b>' };
    answering(updateProfile, () => new Refusal('SUSPENDED', { data }));
    await open();
    await page.getByLabelText('레벨').fill('50');
    await save.click();
    const dialog = page.getByRole('dialog');
    await expect.element(dialog).toMatchTextContent('3일 후까지 정지되었습니다');
    await expect.element(dialog).toMatchTextContent('허위 매물 <b>세 번</b>');
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByLabelText('레벨')).toHaveValue('50');
  });

  it('is shown to the suspended with the way to appeal, and offered to who has none', async () => {
    suspended('허위 매물');
    const first = await open();
    await expect.element(page.getByRole('alert')).toMatchTextContent('허위 매물');
    await expect
      .element(page.getByRole('link', { name: '이의 제기하기' }))
      .toHaveAttribute('href', '/notice/ask?type=2');
    await first.unmount();
    withoutProfile();
    await open();
    await expect.element(page.getByRole('link', { name: '캐릭터 만들기' })).toHaveAttribute('href', '/confirm');
  });

  it('is shown with a warning, its reason as text and the way to appeal', async () => {
    const at = '2026-01-02T03:00:00.000Z';
    signedIn({ warnings: [{ id: 1, at, until: '2027-01-02T03:00:00.000Z', reason: '도배 <b>여러 번</b>' }] });
    await open();
    await expect.element(page.getByRole('note', { name: '경고' })).toMatchTextContent('도배 <b>여러 번</b>');
    await expect
      .element(page.getByRole('link', { name: '이의 제기하기' }))
      .toHaveAttribute('href', '/notice/ask?type=2');
    await expect.element(name).toBeEnabled();
  });

  it('is deleted under its exact name alone, and stays while that fails', async () => {
    signedIn();
    const calls = answering(deleteAccount, () => new Refusal('INTERNAL'));
    await show(<DeleteDialog name="설악산" onClose={() => undefined} />);
    const typed = page.getByRole('dialog').getByRole('textbox');
    const remove = page.getByRole('button', { name: '모두 지우고 탈퇴하기' });
    await typed.fill('다른 이름');
    await remove.click();
    await expect.element(page.getByText('‘설악산’을 그대로 적어 주세요.')).toBeVisible();
    expect(calls).toHaveLength(0);
    await typed.fill('설악산');
    await remove.click();
    await expect.element(page.getByText('탈퇴하는 중에 오류가 생겼습니다.')).toBeVisible();
    expect(calls).toHaveLength(1);
  });
});
