import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answering, Refusal } from '#tests/components/calls.ts';
import { signedIn, signedOut, suspended, withoutProfile } from '#tests/components/people.ts';
import { show, visited } from '#tests/components/show.tsx';
import { createReport, listOwnReports, type Report } from '../report.contract.ts';
import { ReportButton } from './public/report-button.tsx';

const dialog = page.getByRole('dialog');
const button = page.getByRole('button', { name: '신고: 도깨비' });

const report: Report = {
  id: 1,
  createdAt: '2026-11-20T18:04:30.000Z',
  updatedAt: '2026-11-20T18:04:30.000Z',
  deletedAt: null,
  tradeId: null,
  partyId: null,
  guildId: null,
  postId: null,
  broadcastId: null,
  type: 4,
  comment: '심한 말을 했습니다.',
  reporterId: 1,
  reportedId: 9,
  reportedName: '도깨비',
  status: 1,
  answer: null,
  handledAt: null,
};

async function open(begin: () => unknown) {
  begin();
  await show(<ReportButton profileId={9} name="도깨비" />);
  await button.click();
}

describe('a report', () => {
  it.each([
    ['the signed out', signedOut, '신고하려면 로그인해 주세요'],
    ['the suspended', suspended, '정지되었습니다'],
  ])('is not opened for %s, who return to its button', async (_, begin, words) => {
    await open(begin);
    await expect.element(dialog).toMatchTextContent(words);
    await expect.element(dialog.getByRole('button', { name: '확인' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  });

  it('leads who has no character yet to make one', async () => {
    await open(withoutProfile);
    await expect.poll(() => visited).toEqual(['/confirm']);
  });

  it('asks for what is missing, keeps its draft while it is closed, is sent once and shows its state then', async () => {
    let reports: Report[] = [];
    answering(listOwnReports, () => reports);
    const calls = answering(createReport, (_, nth) => {
      if (nth === 0) return new Refusal('UNAVAILABLE');
      reports = [report];
      return report;
    });
    await open(signedIn);
    const send = dialog.getByRole('button', { name: '신고하기' });
    const alert = dialog.getByRole('alert');
    await send.click();
    await expect.element(alert).toMatchTextContent('무엇을 신고하는지 골라 주세요.');
    await dialog.getByRole('radio').nth(3).click();
    await dialog.getByLabelText('있었던 일').fill(report.comment);
    await dialog.getByRole('button', { name: '취소' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await button.click();
    await expect.element(dialog.getByLabelText('있었던 일')).toHaveValue(report.comment);
    await send.click();
    await expect.element(alert).toMatchTextContent('입력한 내용은 그대로 있습니다');
    await send.dblClick();
    await expect.element(dialog.getByRole('status')).toMatchTextContent('신고를 받았습니다');
    expect(calls.map(({ body }) => body)).toEqual(Array(2).fill({ profileId: 9, type: 4, comment: report.comment }));
    expect(new Set(calls.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });

  it('closes by a press outside and by its button, and is read anew after a failure', async () => {
    answering(listOwnReports, (_, nth) => (nth === 0 ? new Refusal('NOT_FOUND') : []));
    await open(signedIn);
    await dialog.getByRole('button', { name: '다시 시도' }).click();
    await expect.element(dialog.getByLabelText('있었던 일')).toBeVisible();
    await userEvent.click(document.body, { position: { x: 20, y: 450 } });
    await expect.element(dialog).not.toBeInTheDocument();
  });
});
