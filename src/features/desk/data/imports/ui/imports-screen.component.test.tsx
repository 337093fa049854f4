import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type FactImport, MAX_UPLOAD_BYTES } from '#features/game-data/editing/fact-import.contract.ts';
import { queryClient } from '#platform/client/query-client.ts';
import { answering, type Call, pendingAnswer, Refusal } from '#tests/components/calls.ts';
import { publish } from '#tests/components/live.ts';
import { signedIn } from '#tests/components/people.ts';
import { show } from '#tests/components/show.tsx';
import { deskBases, FACTS_CHANGED, factFault, uploadedFile } from '#tests/support/desk-facts.ts';
import { NOON } from '#tests/support/desk-settings.ts';
import { type DeskBases, listBases } from '../../fact-base-desk.contract.ts';
import { applyImport, getImport, uploadFacts } from '../../fact-import-desk.contract.ts';
import ImportScreen from './import-screen.tsx';
import ImportsScreen from './imports-screen.tsx';

const PATH = '/operator/data/imports';
const DONE = { version: 92, changes: { added: 0, changed: 1, removed: 0 } };
let bases: DeskBases;
let stored: Map<number, FactImport>;

beforeEach(async () => {
  await page.viewport(1440, 1200);
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  queryClient.clear();
  sessionStorage.clear();
  signedIn({ operatorLevel: 1, isOperator: true });
  bases = deskBases();
  stored = new Map();
  answering(listBases, () => bases);
  answering(getImport, ({ params }) => stored.get(Number(params.id)) ?? new Refusal('NOT_FOUND'));
});

afterEach(() => {
  vi.useRealTimers();
});

/** Answers uploads with files of these parts, one after the other. */
function reading(...parts: readonly Partial<FactImport>[]): readonly Call<typeof uploadFacts>[] {
  return answering(uploadFacts, ({ query }, nth) => {
    const read = uploadedFile(40 + nth, { fileName: query.get('name') ?? '', version: bases.version, ...parts[nth] });
    stored.set(read.id, read);
    return read;
  });
}
const file = (name: string, text = 'name,exp\n흑암사슴,550000') =>
  new File([text], name, { type: 'application/vnd.ms-excel' });
const choose = (...files: File[]) => userEvent.upload(page.getByLabelText('올릴 파일'), files);
/** Without a way through the test's own line, which is long for a large file. */
function drop(...files: File[]): void {
  const dataTransfer = new DataTransfer();
  for (const one of files) dataTransfer.items.add(one);
  const zone = page.getByLabelText('올릴 파일').element().closest('label');
  zone?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
}
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));
const part = (name: string) => page.getByRole('region', { name: `파일 ${name}` });
const blobOf = ([first]: readonly Call<typeof uploadFacts>[]) =>
  (first as { body?: unknown } | undefined)?.body as Blob;
const queriesOf = (calls: readonly Call<typeof uploadFacts>[]) => calls.map(({ query }) => `${query}`);

it('a file is sent as it is, shows what it would change, and is applied once', async () => {
  const sent = reading();
  const applied = answering(applyImport, () => {
    stored.set(40, uploadedFile(40, { appliedAt: NOON.toISOString() }));
    bases = deskBases({ version: 92 });
    return DONE;
  });
  await show(<ImportsScreen />, { at: PATH });
  await choose(file('monsters.csv'));
  const read = part('monsters.csv');
  await expect.element(read.getByText('몬스터 · 740줄 · 병합')).toBeVisible();
  const body = blobOf(sent);
  expect([queriesOf(sent), body.type, await body.text()]).toEqual([
    ['mode=merge&name=monsters.csv'],
    'text/csv',
    'name,exp\n흑암사슴,550000',
  ]);
  await expect
    .element(read.getByRole('row', { name: /흑암사슴/ }))
    .toHaveTextContent('몬스터흑암사슴경험치500,000550,000');
  await expect.element(read.getByText('12월 1일 12:00까지 적용할 수 있습니다', { exact: false })).toBeVisible();
  await userEvent.dblClick(read.getByRole('button', { name: '1개 적용' }));
  await expect.element(read.getByText('적용됨')).toBeVisible();
  expect(applied.map((call) => [call.params.id, call.body])).toEqual([['40', { version: 91 }]]);
  expect(location.search).toBe('?ids=40');
});

it('several wait for each other, and after one is applied the others are read anew', async () => {
  const first = pendingAnswer<FactImport>();
  answering(uploadFacts, () => first.answer);
  await show(<ImportsScreen />, { at: PATH });
  await userEvent.click(page.getByText('교체', { exact: true }));
  await choose(file('monsters.csv'), file('drops.json', '[]'));
  await expect.element(page.getByText('올려서 검사하는 중')).toBeVisible();
  await expect.element(page.getByText('앞 파일을 기다리는 중')).toBeVisible();
  const sent = reading({ entity: 'drops' }, { entity: 'drops', version: 92 });
  stored.set(7, uploadedFile(7));
  first.release(uploadedFile(7));
  await expect.element(part('drops.json')).toBeVisible();
  expect([queriesOf(sent), blobOf(sent).type]).toEqual([['mode=replace&name=drops.json'], 'application/json']);
  answering(applyImport, () => {
    bases = deskBases({ version: 92 });
    stored.set(7, uploadedFile(7, { appliedAt: NOON.toISOString() }));
    return DONE;
  });
  await userEvent.click(part('monsters.csv').getByRole('button', { name: '1개 적용' }));
  await expect.poll(() => sent.length).toBe(2);
  await expect.element(part('drops.json').getByRole('button', { name: '1개 적용' })).toBeEnabled();
});

it('how a file was not understood is said, and it is read in another way', async () => {
  const faults = [factFault(0, '', 'UTF-8이 아닌 파일입니다.')];
  const none = { difference: [], differenceCount: 0 };
  const sent = reading(
    { ...none, offeredEncoding: 'euc-kr', faults, faultCount: 1 },
    { ...none, fits: 'items', unknownColumns: ['공격'], missingColumns: ['name'], faults, faultCount: 1 },
    { ...none, entity: null },
    none,
  );
  await show(<ImportsScreen />, { at: PATH });
  await choose(file('monsters.csv'));
  await expect.element(page.getByRole('row', { name: /UTF-8이 아닌 파일입니다/ })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '1개 적용' })).not.toBeInTheDocument();
  await press('EUC-KR로 다시 읽기');
  await expect.element(page.getByText('모르는 열: 공격')).toBeVisible();
  await expect.element(page.getByText('빠진 열: name')).toBeVisible();
  await press('아이템으로 다시 읽기');
  await userEvent.selectOptions(page.getByRole('combobox', { name: '자료' }).nth(1), '드롭 (drops)');
  await press('이 자료로 읽기');
  await expect.element(page.getByText('지금 자료와 같아 적용할 것이 없습니다.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '0개 적용' })).toBeDisabled();
  expect(queriesOf(sent)).toEqual([
    'mode=merge&name=monsters.csv',
    'mode=merge&encoding=euc-kr&name=monsters.csv',
    'mode=merge&entity=items&encoding=euc-kr&name=monsters.csv',
    'mode=merge&entity=drops&encoding=euc-kr&name=monsters.csv',
  ]);
});

it('a file that is too large, empty or refused is not sent or can be sent again', async () => {
  const sent = answering(uploadFacts, () => new Refusal('RATE_LIMITED', { message: '잠시 뒤에 다시 올려 주세요.' }));
  await show(<ImportsScreen />, { at: PATH });
  const large = new File([new Uint8Array(MAX_UPLOAD_BYTES + 1)], 'items.csv');
  await expect.element(page.getByLabelText('올릴 파일')).toBeInTheDocument();
  drop(large, file('maps.csv', ''));
  await expect.element(page.getByText('16 MiB를 넘는 파일은 올릴 수 없습니다.', { exact: false })).toBeVisible();
  await expect.element(page.getByText('빈 파일입니다.')).toBeVisible();
  expect(sent).toEqual([]);
  await choose(file('monsters.csv'));
  await expect.element(page.getByText('잠시 뒤에 다시 올려 주세요.')).toBeVisible();
  reading();
  await userEvent.click(
    page.getByRole('region', { name: 'monsters.csv' }).getByRole('button', { name: '다시 올리기' }),
  );
  await expect.element(part('monsters.csv')).toBeVisible();
  for (const name of ['items.csv', 'maps.csv']) {
    await userEvent.click(page.getByRole('region', { name }).getByRole('button', { name: '빼기' }));
  }
  await expect.element(page.getByText('파일 1개')).toBeVisible();
});

it('facts that changed meanwhile want the file again, said before a press and after one', async () => {
  const sent = reading({}, {}, { version: 93 });
  await show(<ImportsScreen />, { at: PATH });
  await choose(file('monsters.csv'));
  await expect.element(page.getByRole('button', { name: '1개 적용' })).toBeVisible();
  bases = deskBases({ version: 92 });
  await publish(FACTS_CHANGED);
  await expect.element(page.getByText('올린 뒤에 자료가 바뀌었습니다(지금 버전 92).', { exact: false })).toBeVisible();
  await press('다시 올리기');
  await expect.poll(() => sent.length).toBe(2);
  const message = '그 사이 자료가 바뀌었습니다.';
  answering(applyImport, () => {
    bases = deskBases({ version: 93 });
    return new Refusal('CONFLICT', { message, data: { reason: 'CHANGED', current: 93 } });
  });
  await press('1개 적용');
  await expect.element(page.getByText(message)).toBeVisible();
  await press('다시 올리기');
  await expect.element(page.getByRole('button', { name: '1개 적용' })).toBeEnabled();
});

it('a reload has the files of the address, without the way to read them otherwise', async () => {
  stored.set(41, uploadedFile(41, { version: 90, offeredEncoding: 'euc-kr' }));
  await show(<ImportsScreen />, { at: `${PATH}?ids=41,9` });
  await expect.element(part('monsters.csv')).toBeVisible();
  await expect.element(page.getByText('올린 파일을 불러오지 못했습니다.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: '파일 올리기로' })).toBeVisible();
  await expect.element(page.getByText('다르게 읽으려면 파일을 다시 올려 주세요.')).toBeVisible();
  expect(page.getByRole('button', { name: /다시 읽기/ }).elements()).toEqual([]);
});

it('one uploaded file has a page of its own, on which it ends after a day', async () => {
  stored.set(41, uploadedFile(41, { until: new Date(NOON.getTime() - 1000).toISOString() }));
  await show(<ImportScreen params={{ id: '41' }} pathOf={() => undefined} />, { at: `${PATH}/41` });
  await expect.element(page.getByText('24시간이 지나 적용할 수 없습니다.', { exact: false })).toBeVisible();
  expect(page.getByRole('button', { name: '1개 적용' }).elements()).toEqual([]);
});

it('files are dropped on the page', async () => {
  const sent = reading();
  await show(<ImportsScreen />, { at: `${PATH}?entity=drops` });
  await expect.element(page.getByLabelText('올릴 파일')).toBeInTheDocument();
  drop(file('아무 이름.csv'));
  await expect.element(part('아무 이름.csv')).toBeVisible();
  expect(sent[0]?.query.get('entity')).toBe('drops');
});
