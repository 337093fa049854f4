import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listImages } from '#features/content/images/image.contract.ts';
import {
  changeSetting,
  listSettings,
  type Setting,
  type SettingName,
} from '#features/shell/settings/setting.contract.ts';
import { queryClient } from '#platform/client/query-client.ts';
import { answering, type Call, Refusal } from '#tests/components/calls.ts';
import { signedIn } from '#tests/components/people.ts';
import { show } from '#tests/components/show.tsx';
import { deskSettings, NOON } from '#tests/support/desk-settings.ts';
import { testAlert } from '../../alerts/alert.contract.ts';
import SiteScreen from './site-screen.tsx';

const by = { userId: '00000000-0000-4000-8000-000000000009', name: '은하수' };
let settings: Setting[];
let changes: readonly Call<typeof changeSetting>[];

const setTo = (name: SettingName, parts: Partial<Setting>) => {
  settings = settings.map((one) => (one.name === name ? { ...one, ...parts } : one));
};
const find = (name: string) => settings.find((one) => one.name === name) as Setting;
const bodies = () => changes.map(({ params, body }) => [params.name, body.value, body.version]);

let shown: Awaited<ReturnType<typeof show>> | undefined;

beforeEach(() => {
  shown = undefined;
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  queryClient.clear();
  sessionStorage.clear();
  signedIn({ operatorLevel: 1, isOperator: true });
  settings = deskSettings();
  answering(listSettings, () => settings);
  changes = answering(changeSetting, ({ params, body }) => {
    const name = params.name as SettingName;
    setTo(name, { value: body.value, version: find(name).version + 1, by, at: new Date().toISOString() });
    return find(name);
  });
});

afterEach(() => {
  vi.useRealTimers();
});

async function open() {
  await shown?.unmount();
  shown = await show(<SiteScreen />, { at: '/operator/site' });
  await expect.element(page.getByRole('heading', { name: '신규 회원 쓰기 제한' })).toBeVisible();
}
const press = (name: string | RegExp) => userEvent.click(page.getByRole('button', { name }));
const maintenance = () => page.getByRole('form', { name: '점검' });

it('the site is closed by a button that says all of it, beside the page that others will see', async () => {
  await open();
  const preview = page.getByRole('region', { name: '점검 페이지 미리 보기' });
  await expect.element(preview.getByText('사이트를 점검하고 있습니다', { exact: false })).toBeVisible();
  await expect.element(maintenance().getByRole('button', { name: '안내 문구 저장' })).toBeDisabled();
  await userEvent.click(page.getByText('지금 시작'));
  await userEvent.fill(page.getByRole('textbox', { name: '안내 문구' }), '지도를 새로 넣습니다.');
  await expect.element(preview.getByText('지도를 새로 넣습니다.')).toBeVisible();
  await expect.element(preview.getByText('점검 시간: 11월 30일 12:00부터 12월 1일 10:00까지')).toBeVisible();
  await expect.element(page.getByText(/^바로 운영자가 아니면 점검 페이지만/)).toBeVisible();
  await press('지금 사이트를 닫고 12월 1일 10:00까지 점검');
  const value = {
    from: expect.stringMatching(/^2026-11-30T03:00:/),
    until: '2026-12-01T01:00:00.000Z',
    message: '지도를 새로 넣습니다.',
  };
  await expect.poll(bodies).toEqual([['maintenance', value, 3]]);
  await expect.element(maintenance().getByText('저장했습니다.')).toBeVisible();
  await expect.element(maintenance().getByText('은하수 · 오늘 12:00')).toBeVisible();
  await userEvent.click(page.getByText('꺼짐', { exact: true }).first());
  await press('점검을 끝내고 사이트 열기');
  await expect.poll(() => bodies().at(-1)).toEqual(['maintenance', { ...value, from: null, until: null }, 4]);
});

it('what another operator changed meanwhile stands beside what is typed, and is replaced by another press alone', async () => {
  await open();
  const message = page.getByRole('textbox', { name: '안내 문구' });
  await userEvent.fill(message, '내가 적은 문구');
  answering(changeSetting, () => new Refusal('CONFLICT', { data: { reason: 'CHANGED' } }));
  setTo('maintenance', { value: { from: null, until: null, message: '먼저 적은 문구' }, version: 4, by });
  await press('안내 문구 저장');
  await expect.element(page.getByText(/은하수가 그사이 바꾸었습니다/)).toBeVisible();
  await expect.element(page.getByText('먼저 적은 문구')).toBeVisible();
  await expect.element(message).toHaveValue('내가 적은 문구');
  changes = answering(changeSetting, () => find('maintenance'));
  await press('안내 문구 저장');
  await expect.poll(() => changes[0]?.body).toMatchObject({ version: 4, value: { message: '내가 적은 문구' } });
});

it('what is typed survives a reload, and a fault that the server finds stands at its field', async () => {
  await open();
  await userEvent.fill(page.getByRole('textbox', { name: '안내 문구' }), '새로 적은 문구');
  await userEvent.click(page.getByText('예약', { exact: true }));
  await open();
  await expect.element(page.getByRole('textbox', { name: '안내 문구' })).toHaveValue('새로 적은 문구');
  const issues = [{ path: 'value.until', message: '끝은 시작보다 뒤여야 합니다.' }];
  answering(changeSetting, () => new Refusal('INVALID_INPUT', { data: { issues } }));
  await press('12월 1일 06:00 점검 예약');
  await expect.element(page.getByLabelText('끝나는 날')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByText('끝은 시작보다 뒤여야 합니다.')).toBeVisible();
});

it('switches act at once, and the brake as it is offered', async () => {
  await open();
  await userEvent.click(page.getByRole('switch', { name: '새 캐릭터 만들기' }));
  await expect.poll(bodies).toEqual([['registration', { isOpen: false }, 0]]);
  await expect.element(page.getByRole('switch', { name: '새 캐릭터 만들기' })).not.toBeChecked();
  await expect.element(page.getByText(/지금은 가입하고 24시간이 지나야/)).toBeVisible();
  await press('쓰기 제한 켜기');
  const brake = { minAccountHours: 24, writes: ['trades', 'guilds', 'boards'], until: '2026-11-30T16:00:00.000Z' };
  await expect.poll(() => bodies().at(-1)).toEqual(['brake', brake, 0]);
  await press('쓰기 제한 끄기');
  await expect.poll(() => bodies().at(-1)).toEqual(['brake', { ...brake, until: null }, 1]);
});

it('alerts have their switch and when they rang last, and a test says how it went', async () => {
  await open();
  const panel = page.getByRole('region', { name: '운영 알림' });
  await expect.element(panel.getByText('디스코드 웹후크 연결됨')).toBeVisible();
  await expect.element(panel.getByText('11월 29일 21:38 테스트 도착, 0.4초')).toBeVisible();
  await expect.element(panel.getByText('오늘 10:02')).toBeVisible();
  expect(panel.getByRole('switch').elements()).toHaveLength(11);
  await userEvent.click(panel.getByRole('switch', { name: '외침' }));
  const { value } = deskSettings().find(({ name }) => name === 'alerts') as Setting;
  await expect.poll(bodies).toEqual([['alerts', { ...(value as object), broadcasts: true }, 0]]);
  await expect.element(panel.getByRole('switch', { name: '외침' })).toBeChecked();
  const issue = '알림을 보낼 주소가 없습니다.';
  answering(testAlert, () => {
    const test = { at: new Date().toISOString(), isSent: false, ms: 0 };
    setTo('alerts', { lastTest: test });
    return { ...test, issue };
  });
  await press('테스트 보내기');
  await expect.element(panel.getByText('테스트가 도착하지 않았습니다')).toBeVisible();
  await expect.element(panel.getByText(issue)).toBeVisible();
});

it('alerts without an address say so before any test, and an address that is there shows without one', async () => {
  setTo('alerts', { lastTest: null, hasWebhook: false, hasHeartbeat: false });
  await open();
  const panel = page.getByRole('region', { name: '운영 알림' });
  await expect.element(panel.getByText('디스코드 웹후크가 없습니다')).toBeVisible();
  await expect.element(panel.getByText(/ALERT_WEBHOOK_URL/)).toBeVisible();
  await expect.element(panel.getByText(/ALERT_HEARTBEAT_URL/)).toBeVisible();
  queryClient.clear();
  setTo('alerts', { hasWebhook: true, hasHeartbeat: true });
  await open();
  await expect.element(panel.getByText('디스코드 웹후크 있음, 아직 테스트하지 않았습니다')).toBeVisible();
  await expect.element(panel.getByText('생존 신호를 1분마다 보냅니다')).toBeVisible();
});

it('a switch of an alert that another operator changed meanwhile says so, and follows', async () => {
  await open();
  answering(changeSetting, () => new Refusal('CONFLICT', { message: '그사이 다른 운영자가 바꾸었습니다.' }));
  setTo('alerts', { value: { ...(find('alerts').value as object), disk: false }, version: 5, by });
  await userEvent.click(page.getByRole('switch', { name: '백업' }));
  await expect.element(page.getByText('그사이 다른 운영자가 바꾸었습니다.')).toBeVisible();
  await expect.element(page.getByRole('switch', { name: '디스크' })).not.toBeChecked();
});

it('templates and pictures are changed a row at a time', async () => {
  await open();
  await press('수정: 현금 거래');
  await userEvent.fill(page.getByRole('textbox', { name: '이름' }), '현금 유도');
  await userEvent.click(page.getByRole('form', { name: '사유 템플릿 수정' }).getByRole('button', { name: '저장' }));
  const [first, second] = find('reasonTemplates').value as { name: string }[];
  await expect.poll(bodies).toEqual([['reasonTemplates', [{ ...first, name: '현금 유도' }, second], 1]]);
  const image = { id: 7, url: '/a.webp', smallUrl: '/b.webp', width: 160, height: 600, bytes: 9, alt: '가을 그림' };
  answering(listImages, () => [{ ...image, at: NOON.toISOString(), removedAt: null }]);
  await press('왼쪽에 그림 추가');
  await press('가을 그림');
  await userEvent.fill(page.getByRole('textbox', { name: '누르면 가는 곳' }), '/guilds');
  await userEvent.click(page.getByRole('form', { name: '광고 그림 추가' }).getByRole('button', { name: '추가' }));
  const picture = { slot: 'left', imageId: 7, alt: '가을 그림', href: '/guilds' };
  await expect.poll(() => bodies().at(-1)).toEqual(['ads', { isOn: true, house: [picture] }, 2]);
  await press('바꾸기: 가을 그림');
  await press('지우기');
  await expect.poll(() => bodies().at(-1)).toEqual(['ads', { isOn: true, house: [] }, 3]);
});

it('an operator below administrator has the brake alone', async () => {
  signedIn({ operatorLevel: 2, isOperator: true });
  await open();
  await expect.element(page.getByText('관리자가 바꿉니다')).toBeVisible();
  expect(page.getByRole('switch').elements()).toEqual([]);
  expect(maintenance().elements()).toEqual([]);
});
