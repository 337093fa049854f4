import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import { deskChanged } from '#features/people/operators/desk.events.ts';
import { call } from '#platform/client/call.ts';
import { boundKeys } from '#platform/client/keys.ts';
import { defineLivePages } from '#platform/client/live-query.ts';
import { queryClient } from '#platform/client/query-client.ts';
import { useLivePages } from '#platform/client/use-live-pages.ts';
import { endpoint } from '#shared/endpoint.ts';
import { topic } from '#shared/topic.ts';
import { answering, Refusal } from '#tests/components/calls.ts';
import { publish } from '#tests/components/live.ts';
import { allowNoise } from '#tests/components/noise.ts';
import { show } from '#tests/components/show.tsx';
import type { DeskList } from '../desk-list.ts';
import { DeskPanel } from './desk-panel.tsx';
import { DeskTable } from './desk-table.tsx';
import { TwoLines, WaitingTime } from './row-cells.tsx';

const appleSchema = z.object({ id: z.number(), name: z.string(), at: z.string() });
type Apple = z.infer<typeof appleSchema>;

const listApples = endpoint({
  method: 'GET',
  path: '/api/apples',
  who: 'player',
  tags: [],
  summary: '',
  response: { 200: z.array(appleSchema) },
});

const applePages = defineLivePages({
  key: (_: undefined) => ['apples'],
  read: (_, _cursor: number | undefined, signal) => call(listApples, { signal }),
  next: () => undefined,
  topics: [topic('me')],
  events: [deskChanged],
});

const HOUR_MS = 3_600_000;
/** A minute more, as pages show a time some seconds late. */
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS - HOUR_MS / 60).toISOString();
const apple = (id: number, hours = 1): Apple => ({ id, name: `사과${id}`, at: ago(hours) });

const list: DeskList<Apple> = {
  label: '사과',
  path: '/operator/apples',
  columns: [
    { name: 'name', head: '이름', cell: ({ name }, { link }) => <TwoLines name={link(name)} about="빨강" /> },
    {
      name: 'at',
      head: '대기 시간',
      width: 120,
      isNumber: true,
      cell: ({ at }, { now }) => <WaitingTime at={at} now={now} />,
    },
  ],
  phone: ({ name, at }, now) => ({ name, age: <WaitingTime at={at} now={now} />, lines: ['빨강'] }),
  empty: '사과가 없습니다.',
  failed: '사과를 불러오지 못했습니다.',
};

let apples: Apple[];
const decided = vi.fn();
const removed = vi.fn();
const takenBack = vi.fn();

function Apples({ canTakeBack = true }: { canTakeBack?: boolean }) {
  const query = useLivePages(applePages, undefined);
  return (
    <DeskTable
      list={list}
      query={query}
      name="apples"
      head={<h1>사과</h1>}
      filters={
        <form>
          <input type="search" aria-label="사과 찾기" />
        </form>
      }
      bulk={{
        acts: (rows, done) => (
          <button
            type="button"
            className="btn sm"
            onClick={() => {
              removed(rows.map(({ id }) => id));
              done();
            }}
          >
            버리기
          </button>
        ),
      }}
      {...(canTakeBack && { takeBack: (row: Apple) => takenBack(row.id) })}
      decides
      panel={({ id, name }) => (
        <DeskPanel
          title={`사과 ${id}`}
          acts={
            <button type="button" className="btn primary" data-decide data-main-act onClick={() => decided(id)}>
              먹기
            </button>
          }
        >
          <textarea aria-label="까닭" defaultValue={name} />
        </DeskPanel>
      )}
    />
  );
}

const link = (id: number) => page.getByRole('link', { name: `사과${id}` });
const panel = (id: number) => page.getByRole('complementary', { name: `사과 ${id}` });
const shownIds = () =>
  Array.from(document.querySelectorAll<HTMLElement>('[data-row]'), ({ dataset }) => Number(dataset.row));
const inHand = () => (document.activeElement as HTMLElement | null)?.dataset.row;
const change = { kind: 'report', id: 1 } as const;

beforeEach(() => {
  apples = [apple(1, 30), apple(2), apple(3)];
  queryClient.clear();
  for (const one of [decided, removed, takenBack]) one.mockClear();
  answering(listApples, () => apples);
});

async function open(at = '/operator/apples') {
  await show(<Apples />, { at });
  await expect.element(link(1)).toBeVisible();
}

describe('the keys of a list', () => {
  it('move through the rows, open one, decide it and close it, with Hangul input too', async () => {
    await open();
    await userEvent.keyboard('jj');
    expect(inHand()).toBe('2');
    await userEvent.keyboard('k');
    expect(inHand()).toBe('1');
    await userEvent.keyboard('{Enter}');
    await expect.element(panel(1)).toBeVisible();
    expect(location.search).toBe('?open=1');
    await userEvent.keyboard('e');
    expect(decided).toHaveBeenCalledExactlyOnceWith(1);
    await userEvent.keyboard('{Escape}');
    await expect.element(panel(1)).not.toBeInTheDocument();
    expect([location.search, inHand()]).toEqual(['', '1']);
  });

  it('keep the row that they took while a panel was still closing', async () => {
    await open('/operator/apples?open=1');
    await expect.element(panel(1)).toBeVisible();
    const press = (key: string, code: string) =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }));
    press('Escape', 'Escape');
    press('j', 'KeyJ');
    await expect.element(panel(1)).not.toBeInTheDocument();
    await userEvent.keyboard('u');
    expect([inHand(), takenBack.mock.calls]).toEqual(['2', [[2]]]);
  });

  it('open the row in hand where nothing is open yet, and press the main button from its field', async () => {
    await open();
    await userEvent.keyboard('jje');
    await expect.element(panel(2)).toBeVisible();
    expect(decided).not.toHaveBeenCalled();
    await userEvent.click(page.getByRole('textbox', { name: '까닭' }));
    await userEvent.keyboard('jx{Control>}{Enter}{/Control}');
    expect(decided).toHaveBeenCalledExactlyOnceWith(2);
    await expect.element(page.getByRole('textbox', { name: '까닭' })).toHaveValue('사과2jx');
    expect(page.getByRole('checkbox', { checked: true }).elements()).toEqual([]);
  });

  it('reach the filter, take back, and say where nothing can be taken back', async () => {
    await open();
    await userEvent.keyboard('ju');
    expect(takenBack).toHaveBeenCalledExactlyOnceWith(1);
    expect(boundKeys()).toContain('takeBack');
    await userEvent.keyboard('/');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('사과 찾기');
  });

  it('of a list without acts to take back are named so', async () => {
    await show(<Apples canTakeBack={false} />, { at: '/operator/apples' });
    await expect.element(link(1)).toBeVisible();
    expect(boundKeys()).toContain('noTakeBack');
    expect(boundKeys()).not.toContain('takeBack');
  });
});

describe('ticked rows', () => {
  it('turn the head into their acts, survive a reload, and are unticked when it is done', async () => {
    await open();
    await userEvent.keyboard('jxjjx');
    await expect.element(page.getByRole('heading', { name: '2개 항목 선택' })).toBeVisible();
    expect(page.getByRole('checkbox', { name: '모두 선택' }).element()).toMatchObject({ indeterminate: true });
    expect(sessionStorage.getItem('desk-ticks:/operator/apples')).toBe('[1,3]');
    await userEvent.click(page.getByRole('button', { name: '버리기' }));
    expect(removed).toHaveBeenCalledExactlyOnceWith([1, 3]);
    await expect.element(page.getByRole('heading', { name: '사과 3개' })).toBeVisible();
    await userEvent.click(page.getByRole('checkbox', { name: '모두 선택' }));
    await expect.element(page.getByRole('heading', { name: '3개 항목 선택' })).toBeVisible();
  });
});

describe('the open row', () => {
  it('is the one in the address, and a press on another opens that', async () => {
    await open('/operator/apples?open=2');
    await expect.element(panel(2)).toBeVisible();
    await userEvent.click(page.getByRole('row', { name: /사과3/ }));
    await expect.element(panel(3)).toBeVisible();
    expect(location.search).toBe('?open=3');
    await userEvent.click(page.getByRole('button', { name: '닫기' }));
    expect(location.search).toBe('');
  });

  it('that the list does not have is said so', async () => {
    await open('/operator/apples?open=77');
    await expect.element(page.getByText('이 목록에 없는 항목입니다', { exact: false })).toBeVisible();
  });
});

describe('a live change', () => {
  it('never moves the row in hand: what comes above it waits, what is gone stays in its place', async () => {
    await open();
    await userEvent.keyboard('jj');
    apples = [apple(9), apple(2), apple(8), apple(3)];
    await publish(deskChanged.on([topic('me')], change));
    await expect.element(link(8)).toBeVisible();
    expect([shownIds(), inHand()]).toEqual([[1, 2, 8, 3], '2']);
    await userEvent.click(page.getByRole('button', { name: '새 항목 1개 보기' }));
    expect(shownIds()).toEqual([9, 2, 8, 3]);
  });

  it('is the new list at once while no row is in hand', async () => {
    await open();
    apples = [apple(9), apple(3)];
    await publish(deskChanged.on([topic('me')], change));
    await expect.poll(shownIds).toEqual([9, 3]);
  });
});

describe('a list', () => {
  it('is vermilion only where a row waits longer than a day', async () => {
    await open();
    const times = Array.from(document.querySelectorAll('tbody time'), (time) => [
      time.textContent?.split(' ')[0],
      time.classList.contains('faint'),
    ]);
    expect(times).toEqual([
      ['1일', false],
      ['1시간', true],
      ['1시간', true],
    ]);
  });

  it('says that it is empty', async () => {
    apples = [];
    await show(<Apples />);
    await expect.element(page.getByText('사과가 없습니다.')).toBeVisible();
  });

  it('says that it could not be read, and reads it again', async () => {
    allowNoise(/500|사과/);
    answering(listApples, (_, nth) => (nth === 0 ? new Refusal('INVALID_INPUT') : apples));
    await show(<Apples />);
    await expect.element(page.getByText('사과를 불러오지 못했습니다.')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: '다시 가져오기' }));
    await expect.element(link(1)).toBeVisible();
  });
});

describe('on a phone', () => {
  const openOnPhone = async (at?: string) => {
    await page.viewport(390, 800);
    await open(at);
  };

  it('the open row is a page of its own with the rows beside it and its acts in a bar', async () => {
    await openOnPhone();
    await userEvent.click(link(2));
    await expect.element(panel(2)).toBeVisible();
    await expect.element(page.getByText('3건 중 2번째')).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('사과 2');
    expect(document.querySelector('.action-bar')?.textContent).toBe('먹기');
    await userEvent.click(page.getByRole('button', { name: '다음' }));
    await expect.element(panel(3)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: '사과', exact: true }));
    await expect.element(panel(3)).not.toBeInTheDocument();
    expect(location.search).toBe('');
  });

  it('a held finger ticks, and then boxes stand at the left', async () => {
    await openOnPhone();
    expect(page.getByRole('checkbox').elements()).toEqual([]);
    const row = link(2).element().closest('li');
    row?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
    await expect.element(page.getByText('1개 항목 선택')).toBeVisible();
    row?.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, pointerType: 'touch' }));
    row?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(location.search).toBe('');
    expect(page.getByRole('checkbox').elements().length).toBe(3);
  });
});
