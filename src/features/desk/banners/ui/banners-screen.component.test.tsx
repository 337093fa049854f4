import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  addBanner,
  changeBanner,
  type DeskBanner,
  listDeskBanners,
  removeBanner,
} from '#features/shell/settings/banner.contract.ts';
import { queryClient } from '#platform/client/query-client.ts';
import { answering, Refusal } from '#tests/components/calls.ts';
import { signedIn } from '#tests/components/people.ts';
import { show } from '#tests/components/show.tsx';
import { deskBanner } from '#tests/support/desk-banner.ts';
import { NOON } from '#tests/support/desk-settings.ts';
import BannersScreen from './banners-screen.tsx';

const PATH = '/operator/banners';
const AT_NOON = expect.stringMatching(/^2026-11-30T03:00:/);
let banners: DeskBanner[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  queryClient.clear();
  sessionStorage.clear();
  signedIn({ operatorLevel: 2, isOperator: true });
  banners = [
    deskBanner(3, 5, 6, { text: '지도를 새로 넣었습니다' }),
    deskBanner(2, -1, 9, { text: '채널이 30개로 늘었습니다' }),
    deskBanner(1, -9, -5, { text: '로그인이 늦어지고 있습니다', tone: 'warn' }),
  ];
  answering(listDeskBanners, () => banners);
});

afterEach(() => {
  vi.useRealTimers();
});

async function open(at = PATH) {
  await show(<BannersScreen />, { at });
  await expect.element(page.getByRole('region', { name: '전체 배너' })).toBeVisible();
}
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));
const field = (name: string) => page.getByRole('textbox', { name });

it('a banner is written beside the page as it will be, and goes up at once', async () => {
  const added = answering(addBanner, () => deskBanner(4, 0, 24));
  await open();
  await userEvent.fill(field('문구'), '몬스터 경험치가\n바뀝니다');
  const preview = page.getByRole('region', { name: '미리 보기' });
  await expect.element(preview.getByText('몬스터 경험치가 바뀝니다').first()).toBeVisible();
  await expect.element(preview.getByText('채널이 30개로 늘었습니다').first()).toBeVisible();
  await expect.element(page.getByText(/17:00부터 18:00까지 .* 자리에 다른 배너가 나옵니다/)).toBeVisible();
  await userEvent.click(page.getByText('주의', { exact: true }));
  await userEvent.fill(field('링크'), '/notices/212');
  await press('지금 올리기');
  const sent = { text: '몬스터 경험치가 바뀝니다', tone: 'warn', href: '/notices/212', isClosable: true };
  const span = { startsAt: AT_NOON, endsAt: '2026-12-01T04:00:00.000Z' };
  await expect.poll(() => added.map(({ body }) => body)).toEqual([{ ...sent, ...span }]);
  await expect.element(page.getByText('배너를 올렸습니다.')).toBeVisible();
  await expect.element(field('문구')).toHaveValue('');
});

it('a link that leaves the site is for administrators, and the server’s other faults stand at their fields', async () => {
  const issues = [{ path: 'text', message: '태그는 쓸 수 없습니다.' }];
  const added = answering(addBanner, () => new Refusal('INVALID_INPUT', { data: { issues } }));
  await open();
  await userEvent.fill(field('문구'), '<b>굵게</b>');
  await userEvent.fill(field('링크'), 'https://example.com');
  await press('지금 올리기');
  await expect.element(page.getByText('다른 사이트로 가는 링크는 관리자만 걸 수 있습니다.')).toBeVisible();
  expect(added).toEqual([]);
  await userEvent.fill(field('링크'), '');
  await press('지금 올리기');
  await expect.element(page.getByText('태그는 쓸 수 없습니다.')).toBeVisible();
});

it('one that is there ends at once, and one to come is taken out', async () => {
  const changed = answering(changeBanner, () => deskBanner(2, -1, 0));
  const removed = answering(removeBanner, () => ({ success: true as const }));
  await open(`${PATH}?state=now`);
  expect(page.getByText('로그인이 늦어지고 있습니다').elements()).toEqual([]);
  await press('지금 끝내기: 채널이 30개로 늘었습니다');
  await expect.poll(() => changed[0]?.body).toMatchObject({ endsAt: AT_NOON, version: 1 });
  await userEvent.click(page.getByRole('link', { name: '전체 3' }));
  await press('지우기: 지도를 새로 넣었습니다');
  await expect.poll(() => removed.map(({ params, query }) => [params.id, query.get('version')])).toEqual([['3', '1']]);
});

it('one that another operator changed meanwhile is shown beside what is typed', async () => {
  answering(changeBanner, () => new Refusal('CONFLICT', { data: { reason: 'CHANGED' } }));
  await open(`${PATH}?open=2`);
  await expect.element(field('문구')).toHaveValue('채널이 30개로 늘었습니다');
  await userEvent.fill(field('문구'), '채널이 40개로 늘었습니다');
  const [first, second, third] = banners as [DeskBanner, DeskBanner, DeskBanner];
  banners = [first, { ...second, text: '채널이 35개로 늘었습니다', version: 2 }, third];
  await press('저장');
  await expect.element(page.getByText(/설악이 그사이 바꾸었습니다.*35개로/)).toBeVisible();
  await expect.element(field('문구')).toHaveValue('채널이 40개로 늘었습니다');
  const changed = answering(changeBanner, () => ({ ...second, text: '채널이 40개로 늘었습니다', version: 3 }));
  await press('저장');
  await expect.poll(() => changed[0]?.body).toMatchObject({ version: 2, text: '채널이 40개로 늘었습니다' });
});
