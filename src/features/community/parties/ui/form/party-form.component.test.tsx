import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listDungeons } from '#features/game-data/dungeons/dungeon-endpoints.contract.ts';
import { answering, pendingAnswer, Refusal } from '#tests/components/calls.ts';
import { signedIn } from '#tests/components/people.ts';
import { show, visited } from '#tests/components/show.tsx';
import { listedParty } from '#tests/support/listed-party.ts';
import type { Party } from '../../party.contract.ts';
import { countParties, createParty, listOwnParties } from '../../party-endpoints.contract.ts';
import PartyForm from './party-form.tsx';

const title = page.getByLabelText('제목');
const level = { from: page.getByLabelText('레벨부터'), to: page.getByLabelText('레벨까지') };
const send = page.getByRole('button', { name: '파티 만들기' });

beforeEach(() => {
  answering(listDungeons, () => []);
  answering(countParties, () => ({ all: 0, open: 0, regions: {} }));
  answering(listOwnParties, () => ({ party: null, asked: [], past: [] }));
});

const open = () => show(<PartyForm kind="new" />, { at: '/party?form=new' });

describe('the form of a party', () => {
  it('is filled before anyone signs in, shows its issues at their fields, and is as it was when it is opened again', async () => {
    const first = await open();
    await title.fill('적어 둔 제목');
    await level.from.fill('99');
    await level.to.fill('10');
    await send.click();
    await expect.element(page.getByText('가장 낮은 레벨이 가장 높은 레벨보다 높습니다.')).toBeVisible();
    await level.to.fill('');
    await send.click();
    await expect.element(page.getByRole('dialog')).toMatchTextContent('로그인하면 적은 그대로 파티를 만들 수 있습니다');
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('alert')).toMatchTextContent('적은 것은 그대로 있습니다');
    await first.unmount();
    await open();
    await expect.element(title).toHaveValue('적어 둔 제목');
    await expect.element(level.from).toHaveValue('99');
  });

  it('is sent once however often it is pressed, repeated under its key, and leads to the own party', async () => {
    signedIn();
    const answer = pendingAnswer<Party>();
    const calls = answering(createParty, (_, nth) => (nth === 0 ? new Refusal('UNAVAILABLE') : answer.answer));
    await open();
    await title.fill('이리굴 한 바퀴 돕니다');
    await page.getByLabelText('채널').fill('12');
    await send.click();
    await expect.element(page.getByRole('alert')).toMatchTextContent('잠시 쓸 수 없습니다');
    await send.dblClick();
    await expect.element(page.getByRole('button', { name: '만드는 중' })).toBeVisible();
    answer.release(listedParty());
    await expect.poll(() => visited).toEqual(['/party#mine']);
    expect(calls.map(({ body }) => [body?.title, body?.channel])).toEqual(Array(2).fill(['이리굴 한 바퀴 돕니다', 12]));
    expect(new Set(calls.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });

  it('shows the issue that the server found at its field', async () => {
    signedIn();
    const issues = [{ path: 'title', message: '쓸 수 없는 말이 있습니다.' }];
    answering(createParty, () => new Refusal('INVALID_INPUT', { data: { issues } }));
    await open();
    await title.fill('이리굴 한 바퀴 돕니다');
    await send.click();
    await expect.element(page.getByText('쓸 수 없는 말이 있습니다.')).toBeVisible();
    await expect.element(title).toHaveFocus();
  });
});
