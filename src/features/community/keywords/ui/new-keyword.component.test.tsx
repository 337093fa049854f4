import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answering, Refusal } from '#tests/components/calls.ts';
import { signedIn } from '#tests/components/people.ts';
import { show } from '#tests/components/show.tsx';
import { createKeyword, type Keyword, previewKeyword } from '../keyword.contract.ts';
import { NewKeyword } from './new-keyword.tsx';

const keyword: Keyword = { id: 1, createdAt: '2026-11-20T05:00:00.000Z', text: '현철', gameServer: null, kind: null };
const text = page.getByLabelText('키워드');
const send = page.getByRole('button', { name: '걸기' });

beforeEach(() => {
  answering(previewKeyword, () => ({ hits: 12, among: 100, days: 3 }));
  signedIn();
});

describe('the form of a keyword', () => {
  it('shows how often it would have rung, and is empty again once it is stored', async () => {
    const calls = answering(createKeyword, () => keyword);
    const saved: Keyword[] = [];
    await show(<NewKeyword isFull={false} onSaved={(one) => saved.push(one)} />);
    await text.fill(' 현철 ');
    await page.getByLabelText('종류').selectOptions('거래');
    await page.getByLabelText('서버').selectOptions('무휼');
    await expect.element(page.getByText('지난 3일 동안 12번 나왔습니다.')).toBeVisible();
    await send.click();
    await expect.poll(() => saved).toEqual([keyword]);
    await expect.element(text).toHaveValue('');
    expect(calls.map(({ body }) => body)).toEqual([{ text: '현철', kind: 1, gameServer: 2 }]);
  });

  it('shows below its fields what is wrong, also what only the server knows', async () => {
    answering(createKeyword, () => new Refusal('CONFLICT', { message: '키워드는 20개까지 둘 수 있습니다.' }));
    await show(<NewKeyword isFull={false} onSaved={() => undefined} />);
    await text.fill('현');
    await send.click();
    await expect.element(page.getByRole('alert')).toMatchTextContent('2자 이상 적어 주세요.');
    await expect.element(text).toHaveFocus();
    await text.fill('현철');
    await send.click();
    await expect.element(page.getByRole('alert')).toMatchTextContent('20개까지');
  });
});
