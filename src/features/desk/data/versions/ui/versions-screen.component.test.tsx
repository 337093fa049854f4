import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listSettings } from '#features/shell/settings/setting.contract.ts';
import { queryClient } from '#platform/client/query-client.ts';
import { answering, type Call, Refusal } from '#tests/components/calls.ts';
import { publish } from '#tests/components/live.ts';
import { signedIn } from '#tests/components/people.ts';
import { show } from '#tests/components/show.tsx';
import {
  backPlanOf,
  deskBases,
  deskDifference,
  deskVersion,
  differenceLine,
  FACTS_CHANGED,
  GALAXY,
  LOTUS,
} from '#tests/support/desk-facts.ts';
import { NOON } from '#tests/support/desk-settings.ts';
import { listBases } from '../../fact-base-desk.contract.ts';
import { type DeskVersion, getVersion, goBack, listVersions, planBack } from '../../fact-version-desk.contract.ts';
import VersionsScreen from './versions-screen.tsx';

const PATH = '/operator/data/versions';
const DONE = { version: 92, changes: { added: 0, changed: 1, removed: 0 } };
let versions: DeskVersion[];
let compared: readonly Call<typeof getVersion>[];
let planned: readonly Call<typeof planBack>[];

const LINES = [
  differenceLine(1, '수호불귀신', { field: 'hp', before: '8,000,000', after: '8,500,000', by: LOTUS }),
  differenceLine(2, '북극사슴'),
  differenceLine(3, '달빛조각', { entity: 'items', field: null, kind: 'added', before: '–', after: '–', by: GALAXY }),
];

beforeEach(async () => {
  await page.viewport(1440, 1200);
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  queryClient.clear();
  sessionStorage.clear();
  signedIn({ operatorLevel: 1, isOperator: true });
  versions = [
    deskVersion(91, { origin: 'correction', by: LOTUS, note: '수호불귀신 체력, 제보 5건' }),
    deskVersion(90),
    deskVersion(88, { origin: 'project', release: 12, by: null, note: null }),
    deskVersion(87, { note: '흉가 경험치' }),
  ];
  answering(listVersions, () => versions);
  answering(listBases, () => deskBases());
  answering(listSettings, () => []);
  compared = answering(getVersion, ({ params, query }) => {
    const find = (id: string | null) => versions.find((one) => one.id === Number(id)) ?? deskVersion(90);
    return deskDifference(find(query.get('with')), find(params.id ?? null), LINES);
  });
  planned = answering(planBack, () => backPlanOf());
});

afterEach(() => {
  vi.useRealTimers();
});

async function open(at = PATH) {
  await show(<VersionsScreen />, { at });
  await expect.element(page.getByRole('region', { name: '되돌리기' })).toBeVisible();
}
const press = (name: string | RegExp) => userEvent.click(page.getByRole('button', { name, exact: true }));
const pick = (name: string) =>
  userEvent.click(page.getByRole('region', { name: '모든 버전' }).getByRole('link', { name }));
const rows = () => page.getByRole('region', { name: /의 차이$/ }).getByRole('row');
const scope = (name: string) => userEvent.click(page.getByRole('radiogroup', { name: '범위' }).getByText(name));
const reason = () => page.getByRole('textbox', { name: '사유' });

it('the last version is compared with the one before it, and any two are picked in the list', async () => {
  await open();
  await expect.element(page.getByRole('heading', { name: '90과 91의 차이' })).toBeVisible();
  await expect.element(page.getByText('지금 91 · 기본값은 릴리스 12, 드롭만 올린 파일')).toBeVisible();
  await expect
    .element(page.getByRole('listitem').filter({ hasText: '88릴리스 12 적용' }))
    .toHaveTextContent('88릴리스 12 적용11월 28일 00:00 · 릴리스 12릴리스+0 ~2 −0');
  await pick('흉가 경험치');
  await expect.element(page.getByRole('heading', { name: '87과 91의 차이' })).toBeVisible();
  expect([location.search, compared.at(-1)?.params.id, compared.at(-1)?.query.get('with')]).toEqual([
    '?from=87&to=91',
    '91',
    '87',
  ]);
  await expect.element(rows().nth(1)).toHaveTextContent('몬스터수호불귀신체력8,000,0008,500,000연꽃차');
  await expect.element(rows().nth(3)).toHaveTextContent('아이템달빛조각줄 전체–추가됨은하수');
});

it('the difference is searched by name and field, and shown by entity, 50 lines at a time', async () => {
  const many = Array.from({ length: 70 }, (_, nth) => differenceLine(100 + nth, `도깨비 ${nth + 1}`));
  answering(getVersion, () => deskDifference(deskVersion(90), deskVersion(91), [...many, ...LINES]));
  await open();
  await expect.poll(() => rows().elements().length).toBe(51);
  await press('23개 더');
  await expect.poll(() => rows().elements().length).toBe(74);
  await press('아이템 1');
  await expect.poll(() => rows().elements().length).toBe(2);
  await press('전체 73');
  await userEvent.fill(page.getByRole('searchbox'), '체 력');
  await expect.poll(() => rows().elements().length).toBe(2);
  await userEvent.fill(page.getByRole('searchbox'), '없는 이름');
  await expect.element(page.getByText('이 이름이나 항목으로 달라진 것이 없습니다.')).toBeVisible();
});

it('one value goes back by its line, with its numbers and a reason, once', async () => {
  signedIn({ operatorLevel: 3, isOperator: true });
  const sent = answering(goBack, () => DONE);
  await open(`${PATH}?from=87&to=91`);
  await expect.poll(() => page.getByText('전체', { exact: true }).elements()).toEqual([]);
  expect(page.getByRole('link', { name: '기본값 관리' }).elements()).toEqual([]);
  await press('달빛조각');
  await expect.element(page.getByText('범위를 한 줄로 바꿔 주세요', { exact: false })).toBeVisible();
  await press('수호불귀신');
  await expect
    .element(page.getByRole('region', { name: '되돌리면' }))
    .toMatchTextContent(/되돌리면1값이 87 때로 돌아갑니다 은하수 1$/);
  expect(planned.map(({ params, body }) => [params.id, body])).toEqual([
    ['87', { entity: 'monsters', rowId: 1, field: 'hp' }],
  ]);
  await userEvent.fill(reason(), '잘못 올린 체력');
  await userEvent.dblClick(page.getByRole('button', { name: '버전 87로 되돌리기' }));
  await expect.element(page.getByText('수호불귀신의 체력 값을 버전 87로 되돌렸습니다.')).toBeVisible();
  const body = { entity: 'monsters', rowId: 1, field: 'hp', version: 91, reason: '잘못 올린 체력' };
  expect(sent.map((call) => [call.params.id, call.body])).toEqual([['87', body]]);
});

it('all of it costs what stands in gold, and a person goes back from a moment on', async () => {
  answering(planBack, ({ body }) =>
    body && 'scope' in body
      ? backPlanOf({
          values: 59,
          byPerson: [
            { by: null, count: 53 },
            { by: GALAXY, count: 6 },
          ],
          corrections: 5,
          goneRows: [{ entity: 'items', id: 3, name: '달빛조각', trades: 2, watches: 4, parties: 0 }],
          ownEntities: ['monsters', 'items'],
        })
      : backPlanOf({ values: 0, changes: { added: 0, changed: 0, removed: 0 } }),
  );
  await open();
  await scope('전체');
  const plan = page.getByRole('region', { name: '되돌리면' });
  await expect.element(plan).toMatchTextContent(/되돌리면59값이 90 때로 돌아갑니다 기본값 53, 은하수 65반영했다고/);
  await expect.element(plan).toMatchTextContent(/1추가한 줄이 없어집니다 달빛조각: 거래 중 2건, 가격 알림 4개2자료/);
  await expect.element(plan).toMatchTextContent(/2자료\(몬스터, 아이템\)가 릴리스를 따르지 않게 됩니다/);
  const gold = getComputedStyle(plan.getByText('2', { exact: true }).element()).color;
  expect(gold).not.toBe(getComputedStyle(plan.getByText('59', { exact: true }).element()).color);
  await scope('한 사람');
  await userEvent.selectOptions(page.getByRole('combobox', { name: '운영자' }), '은하수');
  await userEvent.selectOptions(page.getByRole('combobox', { name: '언제부터' }), '오늘 0시부터');
  await expect.element(page.getByText('되돌려도 달라지는 값이 없습니다.', { exact: false })).toBeVisible();
});

it('a change of another operator is said, counted again, and the reason stays', async () => {
  const message = '그 사이 자료가 바뀌었습니다.';
  answering(goBack, () => new Refusal('CONFLICT', { message, data: { reason: 'CHANGED', current: 92 } }));
  await open();
  await press('북극사슴');
  await userEvent.fill(reason(), '릴리스가 틀림');
  const before = planned.length;
  await press('버전 90으로 되돌리기');
  await expect.element(page.getByText(message, { exact: false })).toBeVisible();
  await expect.poll(() => planned.length).toBeGreaterThan(before);
  await expect.element(reason()).toHaveValue('릴리스가 틀림');
});

it('a version in a form that cannot be read is only looked at', async () => {
  answering(getVersion, () => ({ ...deskDifference(deskVersion(87), deskVersion(91), []), isReadable: false }));
  await show(<VersionsScreen />, { at: PATH });
  await expect.element(page.getByText('읽지 못하는 옛 형식', { exact: false })).toBeVisible();
  expect(page.getByRole('region', { name: '되돌리기' }).elements()).toEqual([]);
});

it('there are none, they cannot be read, and a change of the facts shows the new one', async () => {
  versions = [];
  const { unmount } = await show(<VersionsScreen />, { at: PATH });
  await expect.element(page.getByText('버전이 없습니다.')).toBeVisible();
  await unmount();
  queryClient.clear();
  answering(listVersions, () => new Refusal('FORBIDDEN'));
  await show(<VersionsScreen />, { at: PATH });
  await expect.element(page.getByText('버전을 불러오지 못했습니다.')).toBeVisible();
  answering(listVersions, () => [deskVersion(92), deskVersion(91)]);
  await publish(FACTS_CHANGED);
  await expect.element(page.getByRole('link', { name: '수정 92' })).toBeVisible();
});
