import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { queryClient } from '#platform/client/query-client.ts';
import { answering, Refusal } from '#tests/components/calls.ts';
import { publish } from '#tests/components/live.ts';
import { signedIn } from '#tests/components/people.ts';
import { show } from '#tests/components/show.tsx';
import { deskBases, FACTS_CHANGED, factFault, waitingRelease } from '#tests/support/desk-facts.ts';
import { NOON } from '#tests/support/desk-settings.ts';
import { applyRelease, type DeskBases, followProject, listBases } from '../../fact-base-desk.contract.ts';
import BasesScreen from './bases-screen.tsx';

const PATH = '/operator/data/bases';
const DONE = { version: 92, changes: { added: 3, changed: 41, removed: 1 } };
let bases: DeskBases;

beforeEach(async () => {
  await page.viewport(1440, 1000);
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  queryClient.clear();
  sessionStorage.clear();
  signedIn({ operatorLevel: 1, isOperator: true });
  bases = deskBases();
  answering(listBases, () => bases);
});

afterEach(() => {
  vi.useRealTimers();
});

async function open(at = PATH) {
  const shown = await show(<BasesScreen />, { at });
  await expect.element(page.getByRole('link', { name: '드롭' })).toBeVisible();
  return shown;
}
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));

it('every entity stands with its base and what it misses, and only one of its own follows again', async () => {
  await open();
  await expect.element(page.getByText('지금 버전 91 · 릴리스 12')).toBeVisible();
  await expect
    .element(page.getByRole('row', { name: /^몬스터/ }))
    .toHaveTextContent('몬스터릴리스를 따름릴리스 127402026. 11. 18.–');
  await expect
    .element(page.getByRole('row', { name: /^드롭/ }))
    .toHaveTextContent('드롭올린 파일올린 파일4,2102026. 11. 18.릴리스 12의 +3 ~41 −1');
  await userEvent.click(page.getByRole('link', { name: '몬스터' }));
  const panel = page.getByRole('complementary', { name: '몬스터' });
  await expect.element(panel.getByText('릴리스를 따릅니다')).toBeVisible();
  expect(panel.getByRole('button', { name: /다시 따르기/ }).elements()).toEqual([]);
});

it('following again says its numbers before it is done, once, and a refusal changes nothing', async () => {
  const faults = [factFault(31, 'item', '없는 아이템입니다.', { file: 'drops' })];
  answering(
    followProject,
    () => new Refusal('INVALID_INPUT', { message: '문제 1개', data: { faults, faultCount: 1 } }),
  );
  await open(`${PATH}?open=2`);
  await press('다시 따르기 e');
  await expect.element(page.getByText('릴리스 12의 값이 됩니다: 추가 3, 바뀜 41, 빠짐 1')).toBeVisible();
  await press('다시 릴리스 따르기');
  await expect.element(page.getByRole('row', { name: /없는 아이템입니다\./ })).toBeVisible();
  const sent = answering(followProject, () => DONE);
  await userEvent.dblClick(page.getByRole('button', { name: '다시 릴리스 따르기' }));
  await expect.element(page.getByText('드롭이 다시 릴리스를 따릅니다.')).toBeVisible();
  expect(sent.map(({ params, body }) => [params.entity, body])).toEqual([
    ['drops', { follow: 'project', version: 91 }],
  ]);
});

it('a release that waits shows its faults, and is applied without the overrides in its way', async () => {
  bases = deskBases({ waiting: waitingRelease() });
  const message = '그 사이 자료가 바뀌었습니다.';
  answering(applyRelease, () => new Refusal('CONFLICT', { message, data: { reason: 'CHANGED' } }));
  await open();
  const waiting = page.getByRole('region', { name: '릴리스 13 대기' });
  await expect.element(waiting.getByText('문제 812개 가운데 1개')).toBeVisible();
  await expect
    .element(waiting.getByRole('row', { name: /0보다 커야 합니다/ }))
    .toHaveTextContent('monsters.csv 12경험치0보다 커야 합니다.');
  await userEvent.click(waiting.getByText('흑암사슴 경험치'));
  await press('1개를 빼고 적용');
  await expect.element(page.getByText(message)).toBeVisible();
  const sent = answering(applyRelease, () => {
    bases = deskBases({ release: 13, version: 92 });
    return DONE;
  });
  await userEvent.click(waiting.getByText('흑암사슴 경험치'));
  await userEvent.dblClick(page.getByRole('button', { name: '2개를 빼고 적용' }));
  await expect.element(page.getByText('릴리스 13을 적용했습니다.')).toBeVisible();
  expect(sent.map(({ params, body }) => [params.id, body])).toEqual([['13', { version: 91, drop: [41, 42] }]]);
  await expect.poll(() => waiting.elements()).toEqual([]);
});

it('files that are faulty by themselves say so', async () => {
  bases = deskBases({ waiting: { ...waitingRelease(), blocking: [] } });
  await open();
  await expect.element(page.getByText('파일 자체의 문제라', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '그대로 적용' })).toBeVisible();
});

it('there are none, they cannot be read, and a change of the facts reads them again', async () => {
  bases = deskBases({ bases: [] });
  const { unmount } = await show(<BasesScreen />, { at: PATH });
  await expect.element(page.getByText('기본값이 없습니다.')).toBeVisible();
  await unmount();
  queryClient.clear();
  answering(listBases, () => new Refusal('FORBIDDEN'));
  await show(<BasesScreen />, { at: PATH });
  await expect.element(page.getByText('기본값을 불러오지 못했습니다.')).toBeVisible();
  answering(listBases, () => deskBases());
  await publish(FACTS_CHANGED);
  await expect.element(page.getByRole('link', { name: '드롭' })).toBeVisible();
});
