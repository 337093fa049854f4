import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { useFurtherPages } from '#platform/client/use-further-pages.ts';
import { answeringPage, pendingAnswer, Refusal } from '#tests/components/calls.ts';
import { takeNoise } from '#tests/components/noise.ts';
import { show } from '#tests/components/show.tsx';
import { LiveList } from './live-list.tsx';

interface Apples {
  readonly rows: readonly string[];
  readonly next: string | null;
  readonly waiting?: readonly string[];
  readonly isBehind?: boolean;
}

const hrefFrom = (cursor: string | null) => (cursor === null ? '/apples' : `/apples?cursor=${cursor}`);
let isFirst: boolean;
let later: (change: (apples: Apples) => Apples) => void;

function AppleList({ first }: { first: Apples }) {
  const [list, setList] = useState(first);
  later = setList;
  const { loading, load } = useFurtherPages<Apples>({
    hrefFrom,
    show: (further, cursor) =>
      setList((before) => (cursor === null ? further : { ...further, rows: [...before.rows, ...further.rows] })),
    failed: '사과를 더 가져오지 못했습니다.',
  });
  return (
    <LiveList
      label="사과"
      heading="사과"
      list={list}
      isFirstPage={isFirst}
      hrefFrom={hrefFrom}
      newRows={{
        label: '새 사과',
        more: '새 사과가 더 있습니다',
        onShow: () =>
          list.isBehind
            ? load(null)
            : setList((before) => ({ ...before, rows: [...(before.waiting ?? []), ...before.rows], waiting: [] })),
      }}
      loading={loading}
      load={load}
      failed="사과를 더 가져오지 못했습니다."
      isEndPressed
      empty={<p>아직 사과가 없습니다.</p>}
    >
      <ul>
        {list.rows.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ul>
    </LiveList>
  );
}

const rows = () => [...document.querySelectorAll('main li')].map(({ textContent }) => textContent);
const end = page.getByRole('link', { name: '더 보기' });
const top = () => document.querySelector('main ul')?.getBoundingClientRect().top;

beforeEach(() => {
  isFirst = true;
});

describe('a list that the server draws', () => {
  it('goes on with the next page by its end, asked for once, until there is none', async () => {
    const further = pendingAnswer<Apples>();
    const asked: string[] = [];
    answeringPage('/apples', (query) => {
      asked.push(String(query));
      return further.answer;
    });
    await show(<AppleList first={{ rows: ['홍옥'], next: '7' }} />);
    await expect.element(end).toHaveAttribute('href', '/apples?cursor=7');
    const link = end.element() as HTMLElement;
    link.click();
    await expect.poll(() => asked).toEqual(['cursor=7']);
    link.click();
    further.release({ rows: ['부사'], next: null });
    await expect.poll(rows).toEqual(['홍옥', '부사']);
    await expect.element(end).not.toBeInTheDocument();
    expect(asked).toEqual(['cursor=7']);
  });

  it('says that the next page could not be fetched, keeps its rows, and tries again', async () => {
    let isAway = true;
    answeringPage('/apples', () => (isAway ? new Refusal('NOT_FOUND') : { rows: ['부사'], next: null }));
    await show(<AppleList first={{ rows: ['홍옥'], next: '7' }} />);
    await end.click();
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent(/사과를 더 가져오지 못했습니다. 인터넷 연결을 확인해 주세요./);
    expect(takeNoise()).toHaveLength(1);
    expect(rows()).toEqual(['홍옥']);
    isAway = false;
    await page.getByRole('button', { name: '다시 시도' }).click();
    await expect.poll(rows).toEqual(['홍옥', '부사']);
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  it('counts what came since without moving a row, and shows it on demand', async () => {
    await show(<AppleList first={{ rows: ['홍옥'], next: null }} />);
    const before = top();
    later((list) => ({ ...list, waiting: ['국광', '부사'] }));
    await expect.element(page.getByText('새 사과 2건')).toBeVisible();
    expect([top(), rows()]).toEqual([before, ['홍옥']]);
    await page.getByRole('button', { name: '불러오기' }).click();
    await expect.poll(rows).toEqual(['국광', '부사', '홍옥']);
  });

  it('is read anew where too much came since', async () => {
    answeringPage('/apples', () => ({ rows: ['배'], next: null }));
    await show(<AppleList first={{ rows: ['홍옥'], next: null }} />);
    later((list) => ({ ...list, isBehind: true }));
    await expect.element(page.getByText('새 사과가 더 있습니다')).toBeVisible();
    await page.getByRole('button', { name: '불러오기' }).click();
    await expect.poll(rows).toEqual(['배']);
  });

  it('says that there is nothing, and leads from a further page to the first', async () => {
    isFirst = false;
    await show(<AppleList first={{ rows: [], next: null }} />);
    await expect.element(page.getByText('아직 사과가 없습니다.')).toBeVisible();
    await expect.element(page.getByRole('link', { name: '맨 앞으로' })).toHaveAttribute('href', '/apples');
  });
});
