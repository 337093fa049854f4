import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CorrectionLink } from '#features/game-data/ui/public/fact-note.tsx';
import { createInquiry } from '#features/people/inquiries/inquiry.contract.ts';
import { queryClient } from '#platform/client/query-client.ts';
import { answering, type Call, Refusal } from '#tests/components/calls.ts';
import { findFaults, TALL } from '#tests/components/faults.ts';
import { signedIn, signedOut } from '#tests/components/people.ts';
import { show } from '#tests/components/show.tsx';
import { type CorrectableRow, type Correction, createCorrection, getCorrectableRow } from '../correction.contract.ts';
import { startCorrections } from './public/start-corrections.ts';

const ROW: CorrectableRow = {
  ...{ entity: 'monsters', rowId: 214, name: '처녀귀신', names: {} },
  fields: [
    { name: 'name', value: '처녀귀신', text: '처녀귀신' },
    { name: 'exp', value: 450_000, text: '450,000' },
    { name: 'description', value: null, text: '–' },
  ],
};
const MADE: Correction = {
  ...{ id: 1, createdAt: '2026-11-30T03:00:00.000Z', entity: 'monsters', rowId: 214, name: '처녀귀신', field: 'exp' },
  ...{ label: '경험치', value: 452_000, text: '452,000', present: 450_000, presentText: '450,000', comment: '' },
  ...{ source: '', isThanked: false, state: 1, answer: null, decidedAt: null },
};

let sent: readonly Call<typeof createCorrection>[];

startCorrections();

beforeEach(() => {
  queryClient.clear();
  sessionStorage.clear();
  signedIn();
  answering(getCorrectableRow, () => ROW);
  sent = answering(createCorrection, () => MADE);
});

afterEach(async () => {
  await userEvent.keyboard('{Escape}');
});

const dialog = page.getByRole('dialog', { name: '틀린 정보 제보' });
const field = dialog.getByRole('combobox', { name: '어떤 정보' });
const value = dialog.getByRole('textbox', { name: '맞는 정보' });
const send = () => userEvent.click(dialog.getByRole('button', { name: '제보하기' }));

async function open() {
  const shown = await show(<CorrectionLink about="처녀귀신" row={{ entity: 'monsters', id: 214 }} />, {
    at: '/monsters/214',
  });
  await userEvent.click(page.getByRole('link', { name: '틀린 정보 제보' }));
  return shown;
}

it('another value of a field is proposed, with what the person saw and the wish to be thanked', async () => {
  await open();
  await userEvent.selectOptions(field, '경험치 · 450,000');
  await expect.element(value).toHaveValue('450,000');
  await send();
  await expect.element(dialog.getByText('지금 값과 같습니다.')).toBeVisible();
  await userEvent.fill(value, '많이');
  await expect.element(dialog.getByText('숫자여야 합니다')).toBeVisible();
  await userEvent.fill(value, '452,000');
  await userEvent.fill(dialog.getByRole('textbox', { name: /어디서 확인/ }), '게임');
  await userEvent.click(dialog.getByRole('checkbox', { name: /고마운 분/ }));
  await send();
  await expect.element(dialog.getByText(/제보했습니다/)).toBeVisible();
  const what = { entity: 'monsters', rowId: 214, field: 'exp', value: 452_000 };
  expect(sent.map(({ body }) => body)).toEqual([{ ...what, comment: '', source: '게임', isThanked: true }]);
  await expect.element(dialog.getByRole('link', { name: '내 정보' })).toHaveAttribute('href', '/me#corrections');
  expect(sessionStorage.length).toBe(0);
});

it('what is typed survives a closed dialog and a refusal, which is said', async () => {
  answering(
    createCorrection,
    () => new Refusal('CONFLICT', { message: '이미 제보했습니다.', data: { reason: 'OPEN' } }),
  );
  await open();
  await userEvent.selectOptions(field, '경험치 · 450,000');
  await userEvent.fill(value, '1');
  await send();
  await expect.element(dialog.getByText(/이미 제보했습니다/)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(page.getByRole('link', { name: '틀린 정보 제보' }));
  await expect.element(field).toHaveValue('exp');
  await expect.element(value).toHaveValue('1');
});

it('whoever is signed out is led to the login', async () => {
  signedOut();
  await open();
  await expect.element(dialog.getByRole('link', { name: '로그인' })).toBeVisible();
});

it('what is no value of the row is written as a text, as where the row cannot be read', async () => {
  const asked = answering(createInquiry, () => new Refusal('INTERNAL'));
  answering(getCorrectableRow, () => new Refusal('NOT_FOUND'));
  await open();
  await userEvent.click(dialog.getByRole('button', { name: '글로 적기' }));
  await userEvent.fill(value, '그림이 다릅니다.');
  await send();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
});

it('has no fault of access at any width', async () => {
  for (const width of [1440, 390]) {
    await page.viewport(width, TALL);
    const { unmount } = await open();
    await expect.element(field).toBeVisible();
    expect(await findFaults(), String(width)).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await unmount();
  }
});
